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
): Promise<string[]> {
  const end = Date.now() + within
  do {
    if (await isSo()) return []
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (Date.now() < end)
  return [`after ${within} ms: ${what}`]
}

const unless = (good: boolean, complaint: string): string[] => (good ? [] : [complaint])

async function checkAccess(desk: Desk): Promise<Finding[]> {
  const state = JSON.stringify(stateOf(desk, 1, 1, desk.languages))
  const attempts: readonly (readonly [string, Record<string, string>])[] = [
    ['without a signature', {}],
    ['signed with another key', signedHeaders(`not ${desk.secret}`, state)],
    ['signed an hour ago', signedHeaders(desk.secret, state, new Date(Date.now() - OLD))],
    ['with the signature of another body', signedHeaders(desk.secret, `${state} `)],
  ]
  const findings: Finding[] = []
  for (const [what, headers] of attempts) {
    const { status } = await desk.post(state, headers)
    findings.push(judged(PART, `a message ${what}`, unless(status === 401, `status ${status}, not 401`)))
  }
  const faults: readonly (readonly [string, unknown])[] = [
    ['that is no JSON', 'nonsense'],
    ['of an unknown kind', { ...stateOf(desk, 1, 1, desk.languages), kind: 'nonsense' }],
    ['of an unknown site', { ...stateOf(desk, 1, 1, desk.languages), site: 'xx' }],
    [
      'without a title',
      {
        ...stateOf(desk, 1, 1, []),
        published: { [desk.languages[0]]: { slug: desk.name, fields: { slug: desk.name } } },
      },
    ],
  ]
  for (const [what, body] of faults) {
    const { status } = await desk.post(body)
    findings.push(judged(PART, `a message ${what}`, unless(status === 400, `status ${status}, not 400`)))
  }
  const { status } = await desk.item(desk.languages[0], slugOf(desk, desk.languages[0]))
  findings.push(judged(PART, 'what was refused', unless(status === 404, 'is public all the same')))
  return findings
}

const isShown = (desk: Desk, round: number, languages: readonly string[]) => async () => {
  const items = await Promise.all(
    languages.map((language) => desk.item(language, slugOf(desk, language, round))),
  )
  return items.every(
    ({ status, json }, at) => status === 200 && json.title === `Check ${desk.name} ${round} ${languages[at]}`,
  )
}

async function checkLife(desk: Desk): Promise<Finding[]> {
  const [first] = desk.languages
  const findings: Finding[] = []
  const stored = await desk.post(stateOf(desk, 1, 1, desk.languages))
  const shown = await soon(desk, 'it is not shown in every language', isShown(desk, 1, desk.languages))
  findings.push(
    judged(PART, 'a new document', [
      ...unless(stored.status === 200, `status ${stored.status}, not 200`),
      ...shown,
    ]),
  )

  const list = (await (await desk.fetchApi(`news?language=${first}`)).json()) as readonly {
    readonly slug?: string
  }[]
  findings.push(
    judged(
      PART,
      'its list',
      unless(
        list.some(({ slug }) => slug === slugOf(desk, first)),
        'does not have it',
      ),
    ),
  )
  const slugs = await responded(
    await desk.fetchApi(`news/${slugOf(desk, first)}/translate?language=${first}`),
  )
  const complete = desk.languages.every((language) => slugs.json[language] === slugOf(desk, language))
  findings.push(judged(PART, 'its slugs in every language', unless(complete, JSON.stringify(slugs.json))))
  const found = await (await desk.fetchApi(`search/full?language=${first}&q=${desk.name}&type=news`)).text()
  findings.push(judged(PART, 'the search', unless(found.includes(slugOf(desk, first)), 'does not find it')))

  const again = await desk.post(stateOf(desk, 1, 2, desk.languages))
  const unmoved = await isShown(desk, 1, desk.languages)()
  findings.push(
    judged(PART, 'the same revision once more', [
      ...unless(again.json.result === 'known', `answered ${JSON.stringify(again.json)}`),
      ...unless(unmoved, 'changed the item'),
    ]),
  )

  await desk.post(stateOf(desk, 3, 2, desk.languages))
  const moved = await soon(
    desk,
    'the new text is not shown at its new address',
    isShown(desk, 2, desk.languages),
  )
  const old = await desk.item(first, slugOf(desk, first, 1))
  findings.push(
    judged(PART, 'a new slug', [
      ...moved,
      ...unless(old.json.redirectSlug === slugOf(desk, first, 2), 'the former address does not lead to it'),
    ]),
  )
  const late = await desk.post(stateOf(desk, 2, 1, desk.languages))
  findings.push(
    judged(PART, 'a message that is late', [
      ...unless(late.status === 200, `status ${late.status}`),
      ...unless(await isShown(desk, 2, desk.languages)(), 'brought the old text back'),
    ]),
  )
  return findings
}

async function checkEnd(desk: Desk): Promise<Finding[]> {
  const [first] = desk.languages
  const others = desk.languages.slice(1)
  const findings: Finding[] = []
  const drafted = {
    ...stateOf(desk, 4, 2, desk.languages),
    draft: stateOf(desk, 4, 3, desk.languages).published,
  }
  await desk.post(drafted)
  const quiet = await soon(
    desk,
    'the draft took the place of what is public',
    isShown(desk, 2, desk.languages),
  )
  const hidden = await desk.item(first, slugOf(desk, first, 3))
  findings.push(judged(PART, 'a draft', [...quiet, ...unless(hidden.status === 404, 'is public')]))

  await desk.post(stateOf(desk, 5, 2, [first]))
  const gone = await soon(desk, 'is still there in the others', async () => {
    const items = await Promise.all(others.map((language) => desk.item(language, slugOf(desk, language, 2))))
    return items.every(({ status }) => status === 404)
  })
  findings.push(
    judged(PART, 'one language only', [
      ...gone,
      ...unless(await isShown(desk, 2, [first])(), 'is not there in that language'),
    ]),
  )

  await desk.post(stateOf(desk, 6, 2, []))
  const deleted = await soon(
    desk,
    'is still there',
    async () => (await desk.item(first, slugOf(desk, first, 2))).status === 404,
  )
  findings.push(judged(PART, 'a deleted document', deleted))
  return findings
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
  return [
    judged(
      PART,
      'a picture without a signature',
      unless(unsigned.status === 401, `status ${unsigned.status}, not 401`),
    ),
    judged(
      PART,
      'a picture under a name that is not its own',
      unless(misnamed.status === 400, `status ${misnamed.status}, not 400`),
    ),
    judged(PART, 'a picture', [
      ...unless(stored.status === 200, `status ${stored.status}, not 200`),
      ...unless(shown.status === 200 && bytes.equals(PIXEL), 'is not served as it was sent'),
      ...unless(
        shown.headers.get('content-type') === 'image/webp',
        `is served as ${shown.headers.get('content-type')}`,
      ),
    ]),
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
  return [
    judged(PART, 'fields over an imported show', [
      ...unless(laid.status === 200, `status ${laid.status}, not 200`),
      ...over,
      ...back,
    ]),
  ]
}

/** Plays the life of a document through an API that accepts documents; leaves nothing public behind. */
export async function checkPublishing(place: PublishingPlace): Promise<readonly Finding[]> {
  const desk = deskOf(place)
  return [
    ...(await checkAccess(desk)),
    ...(await checkLife(desk)),
    ...(await checkEnd(desk)),
    ...(await checkMedia(desk)),
    ...(await checkEnrichment(desk)),
  ]
}
