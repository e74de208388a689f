import { type FormText, formTexts, pathOf, plainText } from './form-texts.ts'

const ANCESTORS = 6
const FRAME = '2px solid #0b62d6'
const HINT = '2px dashed #0b62d6'

function pathAtElement(texts: readonly FormText[], element: Element): string | undefined {
  const around: string[] = element instanceof HTMLImageElement ? [element.alt] : []
  let each: Element | null = element
  for (let step = 0; each && each !== document.body && step < ANCESTORS; step += 1) {
    around.push(each.textContent)
    each = each.parentElement
  }
  return pathOf(texts, around)
}

/** The innermost elements of the page with a text of the field. */
function placesOf(texts: readonly FormText[], path: string): readonly HTMLElement[] {
  const own = new Set(texts.filter((each) => each.path === path).map(({ text }) => text))
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      own.has(plainText(element.textContent)) &&
      ![...element.children].some((child) => own.has(plainText(child.textContent))),
  )
}

/** Leads from a text of the page to its field in the form beside it, and marks the place of the field that an editor is in. */
export function linkFields(tell: (path: string) => void) {
  let texts: readonly FormText[] = []
  let focused: string | undefined
  let framed: readonly HTMLElement[] = []
  let hinted: HTMLElement | undefined

  function frame(): void {
    for (const each of framed) each.style.outline = ''
    framed = focused === undefined ? [] : placesOf(texts, focused)
    for (const each of framed) each.style.outline = FRAME
  }

  addEventListener('pointerover', ({ target }) => {
    if (hinted && !framed.includes(hinted)) hinted.style.outline = ''
    hinted = target instanceof HTMLElement && pathAtElement(texts, target) ? target : undefined
    if (hinted && !framed.includes(hinted)) hinted.style.outline = HINT
  })
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey } = event
      const path =
        target instanceof Element && !ctrlKey && !metaKey ? pathAtElement(texts, target) : undefined
      if (path === undefined) return
      event.preventDefault()
      event.stopPropagation()
      tell(path)
    },
    { capture: true },
  )
  return {
    show(values: unknown): void {
      texts = formTexts(values)
      frame()
    },
    focus(path: unknown): void {
      focused = typeof path === 'string' ? path : undefined
      frame()
      framed[0]?.scrollIntoView({ block: 'nearest' })
    },
  }
}
