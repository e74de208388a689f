import type { OutsideElementModel } from '../page-data/models/outside.ts'
import type { Decision } from './consent.ts'

const placed = new Map<string, OutsideElementModel>()

const isFor = ({ consent }: OutsideElementModel, decision: Decision) => consent === 'none' || (decision?.includes(consent) ?? false)

function place({ element, attributes, content }: OutsideElementModel) {
  const made = document.createElement(element)
  for (const [name, value] of attributes) made.setAttribute(name, value)
  if (content !== null) made.textContent = content
  const isVisible = element === 'img' || element === 'iframe'
  if (isVisible) made.hidden = true
  ;(isVisible ? document.body : document.head).append(made)
}

/** Puts into the page what is allowed and not there yet, each once however often the visitor navigates. */
export function placeAllowed(elements: readonly OutsideElementModel[], decision: Decision): void {
  for (const element of elements) {
    const key = JSON.stringify(element)
    if (placed.has(key) || !isFor(element, decision)) continue
    placed.set(key, element)
    place(element)
  }
}

/** Whether something runs in this page that the decision allows no more; only loading the page again ends it. */
export const runsAgainst = (decision: Decision): boolean => [...placed.values()].some((element) => !isFor(element, decision))
