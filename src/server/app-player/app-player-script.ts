import type { FromApp } from '../../features/app-bridge/messages.ts'

/**
 * Compiled into the page that plays the mobile app (`?script`). A window that is opened keeps what is set in it before its first
 * document of the same origin, so that the page finds the app's object.
 */

const examples = {
  'theme.set': { theme: 'dark' },
  'consent.set': { categories: ['functional'] },
  navigate: { path: '/films' },
  'session.changed': { signedIn: true },
  'session.give': { bearer: null },
} satisfies { readonly [Name in FromApp['event']]: Extract<FromApp, { event: Name }>['data'] }
const exampleOf = new Map<string, object>(Object.entries(examples))

type PageWindow = Window & typeof globalThis

const fieldTypes = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement] as const

function field(id: string): InstanceType<(typeof fieldTypes)[number]> {
  const element = document.getElementById(id)
  const found = fieldTypes.map((type) => element instanceof type && element).find((each) => each)
  if (!found) throw new Error(`The page has no field ${id}.`)
  return found
}

const onSubmit = (id: string, act: () => void) =>
  document.getElementById(id)?.addEventListener('submit', (event) => {
    event.preventDefault()
    act()
  })

let page: PageWindow | null = null

function note(from: 'app' | 'page' | 'player', text: string): void {
  const line = document.createElement('li')
  line.textContent = `${from}: ${text}`
  document.getElementById('log')?.append(line)
}

function openPage(): void {
  page?.close()
  page = window.open(field('path').value, '', 'popup,width=390,height=844') as PageWindow | null
  if (page) Object.assign(page, { MarqueeApp: { postMessage: (text: string) => note('page', text) } })
  else note('player', 'the browser has blocked the window')
}

function send(): void {
  if (!page || page.closed) return note('player', 'no page is open')
  // A document that is loaded anew is outside of the app.
  if (!('MarqueeApp' in page)) return note('player', 'the page has left the app: open it again')
  const data = `{"v":1,"event":${JSON.stringify(field('event').value)},"data":${field('data').value}}`
  const { origin } = location
  page.dispatchEvent(new page.MessageEvent('message', { data, origin, source: page }))
  note('app', data)
}

const showExample = () => {
  field('data').value = JSON.stringify(exampleOf.get(field('event').value))
}

field('event').append(...[...exampleOf.keys()].map((name) => new Option(name)))
field('event').addEventListener('change', showExample)
showExample()
onSubmit('open', openPage)
onSubmit('send', send)
