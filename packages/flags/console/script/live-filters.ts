import { announce, announceUnreached } from './announce.ts'
import { getPage, swapLive } from './page-swap.ts'

const TYPING_MS = 150

function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action)
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  address.search = new URLSearchParams(fields.filter(([, value]) => value !== '')).toString()
  return address
}

/** Applies filters on input, and updates the URL. */
export function followFilters(form: HTMLFormElement): void {
  let request: AbortController | undefined
  let typing: ReturnType<typeof setTimeout> | undefined

  async function refresh(): Promise<void> {
    request?.abort()
    request = new AbortController()
    const address = addressOf(form)
    const got = await getPage(address, { signal: request.signal })
    if (!swapLive(got)) return location.assign(address)
    history.replaceState(null, '', address)
    announce(document.getElementById('count')?.textContent ?? '', { shown: false })
  }

  function start(): void {
    clearTimeout(typing)
    refresh().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) announceUnreached()
    })
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === '') return
    clearTimeout(typing)
    if (target instanceof HTMLInputElement && target.type === 'search') typing = setTimeout(start, TYPING_MS)
    else start()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start()
  })
}
