import { createHash, randomUUID } from 'node:crypto'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { DOCUMENTS_PATH, type DocumentState, MEDIA_PATH } from '#models/document-state.ts'
import type { FetchApi } from './api-reader.ts'
import { type Finding, judged } from './findings.ts'
import { signedHeaders } from './signed-headers.ts'

interface Sent {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: Uint8Array | string
}

/** Posts to a path of the host, such as `/publishing/documents`. */
export type Send = (path: string, init?: Sent) => Promise<Response>

export interface PublishingPlace {
  readonly site: SiteId
  readonly fetchApi: FetchApi
  readonly send: Send
  readonly secret: string
  /** Time from the response to a message until the API serves the change; 2,000 ms by default. */
  readonly within?: number
}

const PART = 'publishing'
const VISIBLE_WITHIN = 2_000
const OLD = 3_600_000

interface Responded {
  readonly status: number
  readonly json: Readonly<Record<string, unknown>>
}

async function responded(response: Response): Promise<Responded> {
  const text = await response.text()
  try {
    const json: unknown = JSON.parse(text)
    return { status: response.status, json: typeof json === 'object' && json !== null ? { ...json } : {} }
  } catch {
    return { status: response.status, json: {} }
  }
}

interface Desk extends PublishingPlace {
  readonly name: string
  readonly languages: readonly [Language, ...Language[]]
  post(state: unknown, headers?: Record<string, string>): Promise<Responded>
  item(language: string, slug: string): Promise<Responded>
}

function deskOf(place: PublishingPlace): Desk {
  const { secret, send, fetchApi, site } = place
  return {
    ...place,
    name: `check-${randomUUID().slice(0, 8)}`,
    languages: sites[site].languages,
    async post(state, headers) {
      const body = typeof state === 'string' ? state : JSON.stringify(state)
      const sent = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(headers ?? signedHeaders(secret, body)) },
        body,
      }
      return responded(await send(DOCUMENTS_PATH, sent))
    },
    item: async (language, slug) => responded(await fetchApi(`news/${slug}?language=${language}`)),
  }
}

const slugOf = ({ name }: Desk, language: string, round = 1) => `${name}-${language}-${round}`

/** A news item in the given languages; titles and slugs contain `round`. */
function stateOf(desk: Desk, revision: number, round: number, languages: readonly string[]): DocumentState {
  const texts = languages.map((language) => {
    const former = round > 1 ? [slugOf(desk, language, round - 1)] : []
    const slug = slugOf(desk, language, round)
    return [
      language,
      {
        slug,
        formerSlugs: former,
        fields: {
          slug,
          title: `Check ${desk.name} ${round} ${language}`,
          type: 'news',
          content: '<p>Text</p>',
        },
      },
    ]
  })
  return {
    site: desk.site,
    kind: 'news',
    id: desk.name,
    mode: 'whole',
    revision,
    position: null,
    published: Object.fromEntries(texts),
    draft: null,
    plans: [],
  }
}

/** Polls until the response is as expected; returns the complaint if it never is. */
async function soon(
  { within = VISIBLE_WITHIN }: PublishingPlace,
  what: string,
  isSo: () => Promise<boolean>,
): Promise<string | null> {
  const end = Date.now() + within
  do {
    if (await isSo()) return null
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (Date.now() < end)
  return `after ${within} ms: ${what}`
}

const unless = (good: boolean, complaint: string): string | null => (good ? null : complaint)

const unlessIs = ({ status }: { readonly status: number }, wanted: number): string | null =>
  unless(status === wanted, `status ${status}, not ${wanted}`)

const found = (what: string, ...complaints: readonly (string | null)[]): Finding =>
  judged(
    PART,
    what,
    complaints.filter((complaint) => complaint !== null),
  )

async function checkAccess(desk: Desk): Promise<Finding[]> {
  const state = stateOf(desk, 1, 1, desk.languages)
  const text = JSON.stringify(state)
  const attempts: readonly (readonly [string, Record<string, string>])[] = [
    ['without a signature', {}],
    ['signed with another key', signedHeaders(`not ${desk.secret}`, text)],
    ['signed an hour ago', signedHeaders(desk.secret, text, new Date(Date.now() - OLD))],
    ['with the signature of another body', signedHeaders(desk.secret, `${text} `)],
  ]
  const findings: Finding[] = []
  for (const [what, headers] of attempts)
    findings.push(found(`a message ${what}`, unlessIs(await desk.post(text, headers), 401)))
  const untitled = { [desk.languages[0]]: { slug: desk.name, fields: { slug: desk.name } } }
  const faults: readonly (readonly [string, unknown])[] = [
    ['that is no JSON', 'nonsense'],
    ['of an unknown kind', { ...state, kind: 'nonsense' }],
    ['of an unknown site', { ...state, site: 'xx' }],
    ['without a title', { ...state, published: untitled }],
  ]
  for (const [what, body] of faults)
    findings.push(found(`a message ${what}`, unlessIs(await desk.post(body), 400)))
  const { status } = await desk.item(desk.languages[0], slugOf(desk, desk.languages[0]))
  return [...findings, found('what was refused', unless(status === 404, 'is public all the same'))]
}

const isShown = (desk: Desk, round: number, languages: readonly string[]) => async () => {
  const items = await Promise.all(
    languages.map((language) => desk.item(language, slugOf(desk, language, round))),
  )
  return items.every(
    ({ status, json }, at) => status === 200 && json.title === `Check ${desk.name} ${round} ${languages[at]}`,
  )
}

async function checkNew(desk: Desk): Promise<Finding[]> {
  const [first] = desk.languages
  const stored = await desk.post(stateOf(desk, 1, 1, desk.languages))
  const shown = await soon(desk, 'it is not shown in every language', isShown(desk, 1, desk.languages))
  const list = (await (await desk.fetchApi(`news?language=${first}`)).json()) as readonly {
    readonly slug?: string
  }[]
  const isListed = list.some(({ slug }) => slug === slugOf(desk, first))
  const { json: slugs } = await responded(
    await desk.fetchApi(`news/${slugOf(desk, first)}/translate?language=${first}`),
  )
  const isComplete = desk.languages.every((language) => slugs[language] === slugOf(desk, language))
  const hits = await (await desk.fetchApi(`search/full?language=${first}&q=${desk.name}&type=news`)).text()
  return [
    found('a new document', unlessIs(stored, 200), shown),
    found('its list', unless(isListed, 'does not have it')),
    found('its slugs in every language', unless(isComplete, JSON.stringify(slugs))),
    found('the search', unless(hits.includes(slugOf(desk, first)), 'does not find it')),
  ]
}

async function checkLife(desk: Desk): Promise<Finding[]> {
  const [first] = desk.languages
  const shows = (round: number) => isShown(desk, round, desk.languages)
  const { json: again } = await desk.post(stateOf(desk, 1, 2, desk.languages))
  const isUnmoved = await shows(1)()
  await desk.post(stateOf(desk, 3, 2, desk.languages))
  const moved = await soon(desk, 'the new text is not shown at its new address', shows(2))
  const { json: old } = await desk.item(first, slugOf(desk, first, 1))
  const leads = old.redirectSlug === slugOf(desk, first, 2)
  const late = await desk.post(stateOf(desk, 2, 1, desk.languages))
  const isKept = await shows(2)()
  return [
    found(
      'the same revision once more',
      unless(again.result === 'known', `answered ${JSON.stringify(again)}`),
      unless(isUnmoved, 'changed the item'),
    ),
    found('a new slug', moved, unless(leads, 'the former address does not lead to it')),
    found('a message that is late', unlessIs(late, 200), unless(isKept, 'brought the old text back')),
  ]
}

async function checkEnd(desk: Desk): Promise<Finding[]> {
  const [first, ...others] = desk.languages
  const isGone = async (language: string) =>
    (await desk.item(language, slugOf(desk, language, 2))).status === 404
  const { published: draft } = stateOf(desk, 4, 3, desk.languages)
  await desk.post({ ...stateOf(desk, 4, 2, desk.languages), draft })
  const kept = await soon(
    desk,
    'the draft took the place of what is public',
    isShown(desk, 2, desk.languages),
  )
  const hidden = await desk.item(first, slugOf(desk, first, 3))

  await desk.post(stateOf(desk, 5, 2, [first]))
  const gone = await soon(desk, 'is still there in the others', async () =>
    (await Promise.all(others.map(isGone))).every(Boolean),
  )
  const isLeft = await isShown(desk, 2, [first])()

  await desk.post(stateOf(desk, 6, 2, []))
  const deleted = await soon(desk, 'is still there', () => isGone(first))
  return [
    found('a draft', kept, unless(hidden.status === 404, 'is public')),
    found('one language only', gone, unless(isLeft, 'is not there in that language')),
    found('a deleted document', deleted),
  ]
}

/** The smallest possible WebP: one pixel. */
const PIXEL = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

async function checkMedia({ send, secret }: Desk): Promise<Finding[]> {
  const hash = createHash('sha256').update(PIXEL).digest('hex')
  const digest = `sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`
  const name = `${hash.slice(0, 40)}.webp`
  const put = (as: string, headers: Record<string, string>) =>
    send(MEDIA_PATH + as, {
      method: 'PUT',
      headers: { 'content-type': 'image/webp', 'content-digest': digest, ...headers },
      body: PIXEL,
    })
  const unsigned = await put(name, {})
  const misnamed = await put(`${'0'.repeat(40)}.webp`, signedHeaders(secret, hash))
  const stored = await put(name, signedHeaders(secret, hash))
  const shown = await send(`/media/${name}`)
  const bytes = Buffer.from(await shown.arrayBuffer())
  const type = shown.headers.get('content-type')
  return [
    found('a picture without a signature', unlessIs(unsigned, 401)),
    found('a picture under a name that is not its own', unlessIs(misnamed, 400)),
    found(
      'a picture',
      unlessIs(stored, 200),
      unless(shown.status === 200 && bytes.equals(PIXEL), 'is not served as it was sent'),
      unless(type === 'image/webp', `is served as ${type}`),
    ),
  ]
}

async function checkEnrichment(desk: Desk): Promise<Finding[]> {
  const [language] = desk.languages
  const shows = await responded(await desk.fetchApi(`shows?language=${language}`))
  const [show] = Array.isArray(shows.json.shows)
    ? (shows.json.shows as readonly { slug: string; title: string }[])
    : []
  if (!show) return []
  const revision = Date.now()
  const state = (fields: Record<string, unknown> | undefined, later: number) => ({
    ...stateOf(desk, revision + later, 1, []),
    kind: 'show',
    id: show.slug,
    mode: 'enrichment',
    published: fields ? { [language]: { slug: show.slug, fields } } : {},
  })
  const titleIs = (title: string) => async () =>
    (await responded(await desk.fetchApi(`show/${show.slug}?language=${language}`))).json.title === title
  const laid = await desk.post(state({ title: desk.name }, 0))
  const over = await soon(desk, 'the editor’s title is not shown', titleIs(desk.name))
  await desk.post(state(undefined, 1))
  const back = await soon(desk, 'the imported title does not come back', titleIs(show.title))
  return [found('fields over an imported show', unlessIs(laid, 200), over, back)]
}

/** Plays the life of a document through an API that accepts documents; leaves nothing public behind. */
export async function checkPublishing(place: PublishingPlace): Promise<readonly Finding[]> {
  const desk = deskOf(place)
  return [
    ...(await checkAccess(desk)),
    ...(await checkNew(desk)),
    ...(await checkLife(desk)),
    ...(await checkEnd(desk)),
    ...(await checkMedia(desk)),
    ...(await checkEnrichment(desk)),
  ]
}
