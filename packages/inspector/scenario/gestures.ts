import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { GestureLine } from './format.ts'

export type Gesture = Omit<GestureLine, 'kind' | 'at'>

const ACTIONABLE = 'a[href], button, input, select, textarea, summary, [role]'
const RECORDED_KEYS: readonly string[] = [
  'Escape',
  'Enter',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]
const CLICKED_INPUTS: readonly string[] = ['checkbox', 'radio', 'submit', 'button', 'reset', 'image']

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !CLICKED_INPUTS.includes(element.type))

const targetOf = (event: Event) => {
  const [target] = event.composedPath()
  return target instanceof Element ? target : undefined
}

const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()

/** A summary has no role in Playwright; it is found by its text. */
const placeOf = (element: Element) =>
  element.localName === 'summary'
    ? { role: 'summary', name: textOf(element) }
    : { role: getRole(element) ?? 'generic', name: computeAccessibleName(element) }

/** Its place among the visible elements of the same role and name. */
function nthOf(element: Element, { role, name }: { readonly role: string; readonly name: string }): number {
  const equals = [...document.querySelectorAll(ACTIONABLE)].filter((each) => {
    if (each === element) return true
    const place = placeOf(each)
    return place.role === role && place.name === name && !isInaccessible(each)
  })
  return equals.indexOf(element)
}

function locate(element: Element): Pick<Gesture, 'role' | 'name' | 'nth'> {
  const place = placeOf(element)
  const nth = nthOf(element, place)
  return nth > 0 ? { ...place, nth } : place
}

function fillOf(field: Field): Gesture {
  if (field instanceof HTMLSelectElement)
    return { action: 'select', ...locate(field), value: field.selectedOptions[0]?.label ?? '' }
  const isSecret = field instanceof HTMLInputElement && field.type === 'password'
  return { action: 'fill', ...locate(field), value: isSecret ? 'masked' : field.value }
}

/**
 * Reports what the visitor presses and types until the returned function is called, each before the page handles it.
 * Elements are named as Playwright finds them: by role and accessible name.
 */
export function listenToGestures(report: (gesture: Gesture) => void): () => void {
  let submitted = -1
  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  addEventListener(
    'click',
    (event) => {
      const element = targetOf(event)?.closest(ACTIONABLE)
      // Enter in a field clicks the form's button.
      const isByEnter = event.detail === 0 && event.timeStamp - submitted < 50
      if (element && !isField(element) && !isByEnter) report({ action: 'click', ...locate(element) })
    },
    options,
  )
  addEventListener(
    'input',
    (event) => {
      const field = targetOf(event)
      if (isField(field)) report(fillOf(field))
    },
    options,
  )
  addEventListener(
    'keydown',
    (event) => {
      const element = targetOf(event)
      if (!event.isTrusted || !RECORDED_KEYS.includes(event.key)) return
      // Elsewhere Enter clicks.
      if (event.key === 'Enter' && !isField(element)) return
      if (event.key === 'Enter') submitted = event.timeStamp
      report({ action: 'press', role: 'document', name: '', value: event.key })
    },
    options,
  )
  return () => ending.abort()
}
