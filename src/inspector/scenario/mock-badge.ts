import type { MockSet } from './mock-sets.ts'

/** Latest addresses that are listed. */
const LISTED = 20

const css = `
  :host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 2147483647; }
  aside { max-inline-size: min(22rem, 80vw); max-block-size: 60vh; overflow: auto; padding: 8px 12px;
    font: 14px/1.4 system-ui, sans-serif; color: #fff; background: #3b1a6e; border-radius: 6px; }
  summary { cursor: pointer; font-weight: 600; }
  a { color: inherit; display: inline-block; padding-block: 4px; }
  :is(a, summary):focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  p, ol { margin: 6px 0; }
  li { overflow-wrap: anywhere; }
`

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

function append(label: string, ...content: readonly Node[]): void {
  const host = element('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const aside = element('aside', '', ...content, leaveLink())
  aside.setAttribute('aria-label', label)
  root.append(aside)
  document.body.append(host)
}

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
