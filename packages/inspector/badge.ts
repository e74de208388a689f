const css = `
  :host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 2147483647; }
  aside { max-inline-size: min(22rem, 80vw); max-block-size: 60vh; overflow: auto; padding: 8px 12px;
    font: 14px/1.4 system-ui, sans-serif; color: #fff; background: #3b1a6e; border-radius: 6px; }
  summary { cursor: pointer; font-weight: 600; }
  a { color: inherit; display: inline-block; padding-block: 4px; }
  :is(a, button, summary):focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  button { font: inherit; padding: 2px 10px; }
  p, ol { margin: 6px 0; }
  li { overflow-wrap: anywhere; }
`

/** A box at the corner of the watched page, apart from its styles. */
export function showBadge(label: string, ...content: readonly Node[]): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const aside = document.createElement('aside')
  aside.append(...content)
  aside.setAttribute('aria-label', label)
  root.append(aside)
  document.body.append(host)
}

let text: HTMLElement | undefined

/** Says on the page that it goes on with machines as they were before a change: an actor keeps its chart. */
export function showOutdated(machines: readonly string[]): void {
  if (!text) {
    text = document.createElement('p')
    const reload = document.createElement('button')
    reload.textContent = 'Reload'
    reload.addEventListener('click', () => location.reload())
    showBadge('Changed machines', text, reload)
  }
  text.textContent = `Changed, but this page goes on with the former ${machines.join(', ')}.`
}
