import { beforeAll, expect, test } from 'vitest'
import type { DocumentState, ScheduledDocumentChange } from '#models/document-state.ts'
import { type ContentPreview, readContentPreview, signContentPreview } from '#models/preview-token.ts'
import type { ContentBackend } from '../../src/services/content/content-backend.ts'
import type { Store } from '../../src/wiring/open-store.ts'
import { describeOnEngines } from './on-engines.ts'
import { backendOfAllTests, NOW } from './set-up.ts'

const DAY = 86_400_000
const secret = 'a secret of at least thirty-two signs'

const tokenOf = (overrides: Partial<ContentPreview>) =>
  signContentPreview(secret, {
    site: 'ch',
    drafts: false,
    at: null,
    travel: true,
    by: null,
    until: NOW + DAY,
    ...overrides,
  })

interface Item {
  readonly slug: string
  readonly title: string
}

describeOnEngines('a preview of contents', {}, (engine) => {
  let store: Store
  let backend: ContentBackend
  const readPreview = (site: ContentPreview['site'], token: string, now: number) =>
    readContentPreview(secret, site, token, now)
  backendOfAllTests(engine, { sites: ['ch', 'sn'], readPreview }, (opened) => {
    store = opened.store
    backend = opened.backend
  })
  beforeAll(async () => {
    const [first, second] = await list<Item>('news')
    const text = (slug: string, fields: object) => ({ slug, fields: { ...fields, slug }, formerSlugs: [] })
    await put('news-draft', { draft: { de: text('ganz-neu', { ...first, title: 'Ganz neu und geheim' }) } })
    await put(await idOf(first?.slug), { plans: [plan(2, 'withdraw', 'de')] })
    await put(await idOf(second?.slug), {
      draft: { de: text(second?.slug ?? '', { ...second, title: 'Umgeschrieben' }) },
      plans: [plan(2, 'publish')],
    })
  })

  const plan = (
    days: number,
    action: ScheduledDocumentChange['action'],
    language: ScheduledDocumentChange['language'] = null,
  ) => ({
    at: new Date(NOW + days * DAY).toISOString(),
    action,
    language,
  })

  async function idOf(slug = ''): Promise<string> {
    const news = store.read.selectFrom('items').where('site', '=', 'ch').where('kind', '=', 'news')
    return (await news.where('slug', '=', slug).select('id').executeTakeFirstOrThrow()).id
  }

  async function put(
    id: string,
    {
      draft = null,
      plans = [],
    }: { draft?: DocumentState['draft']; plans?: readonly ScheduledDocumentChange[] },
  ): Promise<void> {
    const named = { site: 'ch', kind: 'news', id, mode: 'whole' } as const
    const row = { ...named, revision: 1, owns: 0, updated_at: new Date(NOW).toISOString() }
    await store.db
      .insertInto('publications')
      .values({ ...row, draft: draft === null ? null : JSON.stringify(draft), plans: JSON.stringify(plans) })
      .execute()
  }

  const fetchCall = (path: string, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { 'preview-token': token }
    return backend.fetch('ch', new Request(`http://ch.localhost/api/${path}`, { headers }))
  }
  async function list<SiteResponse>(path: string, token?: string, language = 'de'): Promise<SiteResponse[]> {
    const response = await fetchCall(`${path}${path.includes('?') ? '&' : '?'}language=${language}`, token)
    return (await response.json()) as SiteResponse[]
  }
  const titles = async (token?: string, language?: string) =>
    (await list<Item>('news', token, language)).map(({ title }) => title)

  test('shows drafts in their languages: in lists, at their address, in searches and among translations', async () => {
    const token = tokenOf({ drafts: true })
    const [usual, seen] = [await titles(), await titles(token)]
    expect(seen).toEqual(['Ganz neu und geheim', usual[0], 'Umgeschrieben', ...usual.slice(2)])
    expect(await titles(token, 'fr')).toEqual(await titles(undefined, 'fr'))
    const detail = await fetchCall('news/ganz-neu?language=de', token)
    expect([detail.status, detail.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await detail.json()).toMatchObject({ title: 'Ganz neu und geheim' })
    expect((await fetchCall('news/ganz-neu?language=de')).status).toBe(404)
    expect(await (await fetchCall('news/ganz-neu/translate?language=de', token)).json()).toEqual({
      de: 'ganz-neu',
    })
    const hits = async (q: string, as?: string) =>
      (await list<Item>(`search/full?q=${q}&type=news`, as)).map(({ title }) => title)
    expect([await hits('geheim'), await hits('geheim', token)]).toEqual([[], ['Ganz neu und geheim']])
    expect(await hits('umgeschrieben', token)).toEqual(['Umgeschrieben'])
  })

  test('shows plans from their time on', async () => {
    const usual = await titles()
    expect(await titles(tokenOf({ at: NOW + DAY }))).toEqual(usual)
    expect(await titles(tokenOf({ at: NOW + 2 * DAY }))).toEqual(['Umgeschrieben', ...usual.slice(2)])
    expect(await titles(tokenOf({ at: NOW + 2 * DAY }), 'fr')).toEqual(await titles(undefined, 'fr'))
    expect(await titles(tokenOf({ at: NOW - DAY }))).toEqual(usual)
  })

  test('uses the site’s day at the previewed time, across midnight in Zurich', async () => {
    const firstDay = async (wall: string) => {
      const response = await fetchCall(
        'cinema/basel-klybeck/shows?language=de',
        tokenOf({ at: Date.parse(`${wall}+01:00`) }),
      )
      return Object.keys(((await response.json()) as { days: object }).days).sort()[0]
    }
    expect(await firstDay('2026-11-21T23:59')).toBe('2026-11-21')
    expect(await firstDay('2026-11-22T00:00')).toBe('2026-11-22')
  })

  test('does not affect other visitors', async () => {
    const before = await (await fetchCall('news?language=de')).text()
    await fetchCall('news?language=de', tokenOf({ drafts: true, at: NOW + 5 * DAY }))
    const after = await fetchCall('news?language=de')
    expect([await after.text(), after.headers.get('cache-control')]).toEqual([
      before,
      expect.stringContaining('public'),
    ])
  })

  test.each([
    ['of another site', { site: 'fr' }],
    ['that is over', { until: NOW }],
  ] as const)('is refused with a token %s', async (_, overrides) => {
    const refused = await fetchCall('news?language=de', tokenOf({ drafts: true, ...overrides }))
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store'])
  })

  test('reports the days of the programme and a revision of editors’ changes', async () => {
    const before = await backend.previewFrame('ch')
    expect(before.days?.first).toBe('2026-11-20')
    expect(before.days?.last.startsWith('2026-12')).toBe(true)
    await put('news-other', { plans: [] })
    expect((await backend.previewFrame('ch')).revision).not.toBe(before.revision)
    expect((await backend.previewFrame('fr')).revision).not.toBe(before.revision)
  })
})
