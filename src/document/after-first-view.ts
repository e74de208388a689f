import { decideEarly } from '../features/consent/save-decision.ts'
import { recordInstallPrompt } from '../features/offline/install-prompt.ts'
import { DEFERRED } from './deferred-scripts.ts'

/**
 * Compiled into the end of every page (`?script`): starts the scripts of the page once its first view is
 * there, so that they do not delay its picture. A press or a key starts them at once.
 */

/** Milliseconds that a slow picture may delay the scripts. */
const PATIENCE = 2_000

let begun = false

function begin(): void {
  const entry = document.querySelector<HTMLScriptElement>(`script[type="${DEFERRED}"]`)
  if (begun || !entry) return
  begun = true
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${DEFERRED}"]`))
    link.rel = 'modulepreload'
  const script = document.createElement('script')
  script.type = 'module'
  script.src = entry.src
  document.head.append(script)
}

/** A press on a button before the page is hydrated is repeated then, unless the browser opens a popover itself. */
function repeatPress(): void {
  const root = document.documentElement
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    if (target instanceof Element)
      pressed = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
  }
  addEventListener('click', remember, true)
  const observer = new MutationObserver(() => {
    if (root.dataset.hydrated === undefined) return
    observer.disconnect()
    removeEventListener('click', remember, true)
    pressed?.click()
  })
  observer.observe(root, { attributeFilter: ['data-hydrated'] })
}

/** Resolves once the browser has shown something. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** Resolves once the main picture has arrived or failed, or the page is loaded: a browser may show no pictures. */
const pictureLoaded = () =>
  new Promise<void>((resolve) => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (!picture || picture.complete) resolve()
    else for (const type of ['load', 'error']) picture.addEventListener(type, () => resolve())
    addEventListener('load', () => resolve())
  })

/** Resolves after the next frame, which shows the picture. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** A key may scroll to the end, whose place depends on all sizes. */
function layOutAll(): void {
  delete document.documentElement.dataset.first
}

void Promise.all([firstPaint(), pictureLoaded()]).then(nextFrame).then(begin)
setTimeout(begin, PATIENCE)
for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true })
addEventListener('keydown', layOutAll, { capture: true, once: true })
decideEarly()
repeatPress()
recordInstallPrompt()
