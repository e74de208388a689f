import { OFFLINE_NOTICE } from '../service-worker/worker-options.ts'
import { lastUpdated } from './last-updated.ts'
import { NOTICE_OPTIONS, type NoticeOptions } from './notice-options.ts'

declare const self: { readonly [NOTICE_OPTIONS]: NoticeOptions }

/**
 * States how old the page is. The service worker adds this script to the copy of a page; an open page that goes offline
 * runs it with `data-live`. `data-as-of` of the document: epoch milliseconds.
 */
const options = self[NOTICE_OPTIONS]
const isLive = document.currentScript?.dataset.live !== undefined
const root = document.documentElement

function button(className: string, label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.addEventListener('click', press)
  made.append(label)
  return made
}

function bar(): HTMLElement {
  const made = document.createElement('div')
  const text = document.createElement('p')
  const close = button('as-of__close', '×', () => made.remove())
  close.setAttribute('aria-label', options.close)
  made.id = OFFLINE_NOTICE
  made.className = 'as-of dark'
  made.setAttribute('role', 'status')
  text.append(
    options.text.replace(
      '%',
      lastUpdated(Number(root.dataset.asOf), Date.now(), options.locale, options.timeZone),
    ),
  )
  made.append(
    text,
    button('btn btn--s', options.refresh, () => location.reload()),
    close,
  )
  return made
}

function show(): void {
  if (document.getElementById(OFFLINE_NOTICE)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(options.style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const made = bar()
  const { pathname } = location
  document.body.append(made)
  addEventListener('online', () => (isLive || location.pathname !== pathname) && made.remove())
}

/** React must find the document as it was rendered. */
function afterHydration(): void {
  if (root.dataset.hydrated !== undefined) return show()
  const observer = new MutationObserver(() => {
    if (root.dataset.hydrated === undefined) return
    observer.disconnect()
    show()
  })
  observer.observe(root, { attributeFilter: ['data-hydrated'] })
}

afterHydration()
