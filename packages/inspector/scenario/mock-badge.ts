import { showBadge } from '../badge.ts'
import type { MockSet } from './mock-sets.ts'

/** Latest addresses that are listed. */
const LISTED = 20

function element(tag: string, text = '', ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(tag)
  if (text) made.textContent = text
  made.append(...children)
  return made
}

/** The page as it is without a named state; the empty name ends the one that the tab retains. */
function leaveLink(): HTMLElement {
  const url = new URL(location.href)
  url.searchParams.set('scenario', '')
  const link = element('a', 'Leave')
  link.setAttribute('href', url.href)
  return link
}

const append = (label: string, ...content: readonly Node[]): void => showBadge(label, ...content, leaveLink())

/** Says on the page which named state it is in, and what was mocked. Returns what counts a mocked response. */
export function showMockBadge(
  name: string,
  { title, look }: MockSet,
): (method: string, address: string) => void {
  const summary = element('summary')
  const list = element('ol')
  let count = 0
  const announce = () => (summary.textContent = `${title}: ${count} mocked`)
  announce()
  append(`Named state ${name}`, element('details', '', summary, element('p', look), list))
  return (method, address) => {
    count += 1
    list.append(element('li', `${method} ${address}`))
    if (list.childElementCount > LISTED) list.firstElementChild?.remove()
    announce()
  }
}

export const showUnknownState = (message: string): void => append('Named state', element('p', message))
