import { clientTextsOf } from '@marquee/i18n/texts.server.ts'
import { NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { defaultFlags, type FlagValues } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { toSeason, toSeasonProgramme, wireSeason, wireSeasonProgramme } from '#models/season.ts'
import { wireVersion } from '#models/version.ts'
import { createClientArea } from '../../../src/account-area/client-area.server.tsx'
import type { Source } from '../../../src/api/source.ts'
import { aCinema, aShow, aShowtime } from '../../../src/page-kit/composition.fixture.ts'
import { connectSources } from '../../../src/page-kit/sources.server.ts'
import type { Accounts } from '../../../src/services/accounts/accounts.ts'
import { accountsOfEachTest, frPlace, type Stage } from './set-up-accounts.ts'

type Params = Readonly<Record<string, string | undefined>>

const shows: Readonly<Record<string, string>> = { heron: 'Le héron mécanique', orbit: 'La neuvième orbite' }

const showtimes = [
  aShowtime('14:00', { endTime: '2026-11-20 16:05:00', auditoriumName: '7' }),
  aShowtime('16:30', { tags: ['IMAX'] }),
  aShowtime('19:00', { auditoriumName: '3', auditoriumCapacity: 120 }),
  aShowtime('18:00', { status: 'soldout' }),
  aShowtime('11:30'),
  aShowtime('20:00', { status: 'locked' }),
]

const pricing = {
  prices: [{ label: 'Plein', amount: 12.5 }],
  additionalPrices: [{ id: 'imax', label: 'MAX', amount: 4 }],
}

const responses: Readonly<Record<string, (params: Params) => unknown>> = {
  'show/{slug}': ({ slug = '' }) =>
    shows[slug] && aShow(slug, { title: shows[slug], isMovie: true, duration: 107 }),
  'cinema/{slug}': ({ slug = '' }) =>
    slug.startsWith('cinema-') && aCinema(slug, { name: `Le ${slug}`, pricing }),
  'show/{show}/showtimes/{cinema}/{date}': ({ show = '', cinema, date }) =>
    shows[show] && cinema === 'cinema-0' && date === '2026-11-20' ? showtimes : [],
  // A season of one film.
  'event/{slug}': ({ slug = '' }) =>
    slug === 'birds' && toSeason(wireSeason.parse({ slug, title: 'Oiseaux', type: 'season', price: 9 })),
  'event/{slug}/shows': ({ slug }) =>
    slug === 'birds' &&
    toSeasonProgramme(
      wireSeasonProgramme.parse({ shows: [{ slug: 'heron', title: 'Le héron mécanique' }], days: {} }),
    ),
  versions: () => [wireVersion.parse({ slug: 'vf', label: 'VF' })],
}

/** Two films, twelve cinemas and one day; `down` fails every call. */
function aSource({ down }: { down: boolean }): Source {
  return {
    read: async (call, params) => {
      if (down) throw new UnavailableError('down')
      const model = responses[call.path]?.(params)
      if (!model) throw new NotFoundError(call.path)
      return { model: model as never, skipped: [], bytes: 0, stale: false }
    },
  }
}

interface PageRequest {
  readonly session?: string | undefined
  readonly form?: Readonly<Record<string, string>>
  readonly file?: { readonly field: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined
  readonly flags?: Partial<FlagValues>
}

/** Visible text. */
export const textOf = (html: string): string =>
  html
    .replace(/<(head|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

function bodyOf(
  form: Readonly<Record<string, string>>,
  file: PageRequest['file'],
): URLSearchParams | FormData {
  if (!file) return new URLSearchParams(form)
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.set(name, value)
  body.set(file.field, new Blob([file.bytes]), 'file')
  return body
}

/** The client area of a stage's accounts, called as the server calls it. */
export function openAccountPages(stage: Stage) {
  const source = { down: false }
  const connected = Object.fromEntries(
    Object.keys(sites).map((site) => [
      site,
      { read: (...call) => aSource(source).read(...call) } satisfies Source,
    ]),
  )
  connectSources(connected)
  const accounts: Accounts = stage.accounts
  const area = createClientArea({
    accounts,
    identity: null,
    secret: 'a secret of thirty-two characters',
    outbox: false,
    texts: clientTextsOf,
    flags: defaultFlags,
    clock: () => stage.now.getTime(),
    deadline: () => Infinity,
  })
  /** Requests a page, or sends its form. */
  async function visit(site: SiteId, path: string, { session, form, file, flags = {} }: PageRequest = {}) {
    const host = sites[site].hosts.local
    const clientOrigin = `http://client.${host}:3000`
    const headers = new Headers(session === undefined ? {} : { cookie: `session=${session}` })
    const sent = form && new Response(bodyOf(form, file))
    if (sent) headers.set('content-type', sent.headers.get('content-type') ?? '')
    const request = new Request(
      clientOrigin + path,
      sent ? { method: 'POST', headers, body: await sent.arrayBuffer() } : { headers },
    )
    const response = await area.respond({
      site: sites[site],
      flags: { ...defaultFlags(site), ...flags },
      origin: `http://${host}:3000`,
      clientOrigin,
      https: false,
      address: '203.0.113.7',
      request,
    })
    if (response === undefined) return { status: 404, html: '', text: '', headers: new Headers() }
    if (response instanceof Response) {
      const html = await response.text()
      return { status: response.status, html, text: textOf(html), headers: response.headers }
    }
    const pairs = response.headers.map(([name, value]): [string, string] => [name, value])
    return {
      status: response.status,
      html: response.html,
      text: textOf(response.html),
      headers: new Headers(pairs),
    }
  }
  return {
    visit,
    source,
    /** `visit` with a form and the session's CSRF value. */
    async send(
      site: SiteId,
      path: string,
      session: string,
      form: Readonly<Record<string, string>>,
      file?: PageRequest['file'],
    ) {
      const csrf = (await accounts.sessions.find(site, session))?.csrf ?? ''
      return visit(site, path, { session, form: { csrf, ...form }, file })
    },
  }
}

export type AccountPages = ReturnType<typeof openAccountPages>

/** Each test gets a client of the site fr with a confirmed address, whose pages are visited with its session. */
export function clientPagesOfEachTest() {
  let pages: AccountPages
  const client = { id: '', session: '' }
  const stage = accountsOfEachTest('sqlite', async (opened) => {
    pages = openAccountPages(opened)
    const { account, session } = await opened.confirmedClient({}, frPlace)
    Object.assign(client, { id: account.id, session })
  })
  return {
    stage,
    client,
    source: () => pages.source,
    visit: (path: string, more: PageRequest = {}) =>
      pages.visit('fr', path, { session: client.session, ...more }),
    send: (path: string, form: PageRequest['form'] & object, file?: PageRequest['file']) =>
      pages.send('fr', path, client.session, form, file),
  }
}
