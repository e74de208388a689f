import { wallClock } from '#models/site-clock.ts'
import { loadAgain } from '../document/missing-script.ts'
import { hasSignInCookie } from '../document/signed-in.ts'
import { storedTickets } from '../service-worker/client-caches.ts'
import { PAGES_CACHE } from '../service-worker/worker-options.ts'
import { THEME_STORE } from '../storage/theme-store.ts'
import { lastUpdated } from './last-updated.ts'
import { pagesIn, pagesOf, type StoredPage } from './stored-pages.ts'
import { type TicketTexts, ticketFacts, ticketsAfter } from './ticket-texts.ts'

/** Compiled into the offline page (`?script`); its options are data attributes of its element, written by `offlineOptions`. */
const {
  groups = '[]',
  prefix = '',
  locale = 'en',
  zone = 'UTC',
  asOf = '',
  tickets = '',
  ticketTexts = '{}',
} = document.currentScript?.dataset ?? {}

/** Milliseconds after its start that a ticket is still shown. */
const SHOWN_FOR = 3 * 60 * 60_000

function applyTheme(): void {
  const theme = localStorage.getItem(THEME_STORE)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}

const element = (name: string, ...content: readonly (Node | string)[]) => {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

function row({ path, title, date }: StoredPage): HTMLElement {
  const updated = asOf.replace('%', lastUpdated(date, Date.now(), locale, zone))
  const link = element('a', element('b', title), element('small', updated))
  link.setAttribute('href', path)
  return element('li', link)
}

const section = (title: string, rows: readonly HTMLElement[]): readonly HTMLElement[] =>
  rows.length === 0 ? [] : [element('section', element('h2', title), element('ul', ...rows))]

async function ticketSection(): Promise<readonly HTMLElement[]> {
  if (!hasSignInCookie(document.cookie)) return []
  const ahead = ticketsAfter(await storedTickets(), wallClock(zone, Date.now() - SHOWN_FOR))
  const texts = JSON.parse(ticketTexts) as TicketTexts
  return section(
    tickets,
    ahead.map((ticket) =>
      element('li', element('b', ticket.title), element('small', ticketFacts(ticket, texts, locale))),
    ),
  )
}

async function pageSections(): Promise<readonly HTMLElement[]> {
  const pages = await pagesOf(await caches.open(PAGES_CACHE), prefix)
  const lists = JSON.parse(groups) as readonly { title: string; paths: readonly string[] }[]
  return lists.flatMap(({ title, paths }) => section(title, pagesIn(pages, paths).map(row)))
}

async function showStored(): Promise<void> {
  const sections = [...(await ticketSection()), ...(await pageSections())]
  const place = document.getElementById('offline-lists')
  place?.append(...sections)
  if (sections.length > 0) place?.parentElement?.removeAttribute('hidden')
}

applyTheme()
document.getElementById('retry')?.addEventListener('click', () => location.reload())
addEventListener('online', () => void loadAgain())
void showStored().catch(() => undefined)
