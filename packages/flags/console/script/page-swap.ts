/** A fetched page. */
export interface Got {
  readonly page: Document
  /** The URL after redirects. */
  readonly url: URL
  readonly redirected: boolean
}

/** A parsed document runs no scripts; the console only moves elements out of it. */
const policy = window.trustedTypes?.createPolicy('own-page', { createHTML: (html: string) => html })

/** Rejects if the flag service cannot be reached. */
export async function getPage(address: string | URL, init?: RequestInit): Promise<Got> {
  const response = await fetch(address, init)
  const html = await response.text()
  return {
    page: new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html'),
    url: new URL(response.url),
    redirected: response.redirected,
  }
}

const live = () => document.getElementById('live')

export const shownRevision = (): string | undefined => live()?.dataset.revision

/** Selector that finds the focused control again after the swap. */
function focusSelector(): string | null {
  const focused = document.activeElement
  if (!focused || !live()?.contains(focused)) return null
  if (focused instanceof HTMLButtonElement)
    return `button[name="${CSS.escape(focused.name)}"][value="${CSS.escape(focused.value)}"]`
  return focused instanceof HTMLAnchorElement
    ? `a[href="${CSS.escape(focused.getAttribute('href') ?? '')}"]`
    : null
}

function versions(root: Element | null): Map<string, number> {
  const cells = root?.querySelectorAll<HTMLElement>('[data-cell]') ?? []
  return new Map([...cells].map(({ dataset }) => [dataset.cell ?? '', Number(dataset.version)]))
}

/** Replaces the live parts of the page and marks changes; false if there are none. */
export function swapLive({ page }: Got): boolean {
  const next = page.getElementById('live')
  const shown = live()
  if (!next || !shown) return false
  const focus = focusSelector()
  const before = versions(shown)
  for (const cell of next.querySelectorAll<HTMLElement>('[data-cell]')) {
    const known = before.get(cell.dataset.cell ?? '')
    if (known !== undefined && Number(cell.dataset.version) > known) cell.dataset.fresh = ''
  }
  shown.replaceWith(document.importNode(next, true))
  if (focus) live()?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  return true
}
