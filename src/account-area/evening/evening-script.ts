/**
 * Compiled into the page of an evening (`?script`): answers of others and seats appear without a reload, and a press copies
 * the link. Its options are data attributes of its script element: `copied`, the word for a copied link.
 */
const { copied = '' } = document.currentScript?.dataset ?? {}
const PAUSE = 2_000

const part = (page: Document, name: string) => page.querySelector<HTMLElement>(`[data-part="${name}"]`)
const seen = () => part(document, 'live')?.dataset.seen ?? ''

function replace(next: Document, name: string): void {
  const fresh = part(next, name)
  if (fresh) part(document, name)?.replaceWith(document.adoptNode(fresh))
}

/** The answer that is being given stays, unless the evening is settled meanwhile. */
function show(next: Document): void {
  const [old, fresh] = [part(document, 'live'), part(next, 'live')]
  // A closed evening has no such part.
  if (!fresh) return location.reload()
  if (old?.dataset.stage !== fresh.dataset.stage) for (const name of ['lead', 'answer']) replace(next, name)
  replace(next, 'live')
}

function ask(): void {
  const address = new URL(location.href)
  address.searchParams.set('seen', seen())
  const call = new XMLHttpRequest()
  // The browser parses the page: the policy lets no script turn text into elements.
  call.responseType = 'document'
  call.addEventListener('loadend', () => {
    if (call.status === 200 || call.status === 404) {
      if (call.response instanceof Document) show(call.response)
    }
    setTimeout(wait, PAUSE)
  })
  call.open('GET', address)
  call.send()
}

/** Pages in the background do not ask. */
function wait(): void {
  if (document.hidden) document.addEventListener('visibilitychange', wait, { once: true })
  else ask()
}

if (part(document, 'live')) setTimeout(wait, PAUSE)

async function copy(button: HTMLElement): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('#link')
  if (!field) return
  field.select()
  await navigator.clipboard.writeText(field.value)
  button.textContent = copied
}

const button = document.querySelector<HTMLElement>('[data-copy]')
button?.addEventListener('click', () => void copy(button))
