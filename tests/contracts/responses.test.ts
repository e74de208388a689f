import { expect, test } from 'vitest'
import { helpCategoriesOf } from '#config/help-categories.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { placesOf } from '../../demo/casting.ts'
import { addressOf, type Call } from '../../src/api/call.ts'
import { callNames, contract } from '../../src/api/contract.ts'
import type { ContentBackend } from '../../src/services/content/content-backend.ts'
import { describeOnEngines } from './on-engines.ts'
import { backendOfAllTests, someSites } from './set-up.ts'

const day = '2026-11-21'

/** Calls of other services. */
const elsewhere = ['client']
/** Calls behind a captcha; see `cards.test.ts`. */
const guarded = ['giftCard', 'voucher']

describeOnEngines('the embedded content API', {}, (engine) => {
  let backend: ContentBackend

  backendOfAllTests(engine, { zoneHeader: 'x-city' }, (opened) => {
    backend = opened.backend
  })

  async function get(site: SiteId, address: string, headers: Record<string, string> = {}) {
    const response = await backend.fetch(
      site,
      new Request(`http://${site}.localhost/api/${address}`, { headers }),
    )
    const json: unknown = await response.json()
    return { status: response.status, json }
  }

  const read = async <Json>(site: SiteId, address: string) => (await get(site, address)).json as Json

  async function paramsFor(
    site: SiteId,
    language: Language,
  ): Promise<Record<string, Record<string, string>>> {
    const here = <Json>(call: string) => read<Json>(site, `${call}?language=${language}`)
    const { shows } = await here<{ shows: { slug: string }[] }>('shows')
    const show = shows[0]?.slug ?? ''
    const lists = ['cinemas', 'cities', 'events', 'gpxp', 'offers/promotion', 'news', 'master-template/pages']
    const [cinema, city, event, experience, offer, news, masterTemplate] = await Promise.all(
      lists.map(async (call) => (await here<{ slug: string }[]>(call))[0]?.slug ?? ''),
    )
    const group = await here<{ articles: { slug: string }[] }>('experience-group/rendezvous')
    const article = group.articles[0]?.slug ?? ''
    const [helpTopic = { id: '1' }] = helpCategoriesOf(site)
    const topic = await here<{ articles?: { id: string; slug: string }[] }>(`faq/category/${helpTopic.id}`)
    const helpArticle = topic.articles?.[0]
    const helpSlug = helpArticle?.slug ?? 'x'
    const slugs = {
      show,
      cinema,
      city,
      event,
      experience,
      offer,
      news,
      article,
      experienceGroup: 'technologies',
      masterTemplate,
      faq: helpSlug,
    }
    const any = {
      language,
      show,
      cinema: cinema ?? '',
      date: day,
      zone: city ?? '',
      q: 'mar',
      type: '',
      id: helpArticle?.id ?? '1',
      categoryId: helpTopic.id,
      clientId: '1',
      number: '1',
      pin: '1',
      code: '1',
      page: 'films',
    }
    const longestFirst = Object.keys(slugs).toSorted((a, b) => b.length - a.length)
    const kindOf = (name: string) => longestFirst.find((kind) => name.startsWith(kind)) ?? 'show'
    const paramsOf = (name: string) => ({
      ...any,
      type: name === 'featured' ? 'home' : '',
      slug: slugs[kindOf(name) as keyof typeof slugs] ?? '',
    })
    return Object.fromEntries(callNames.map((name) => [name, paramsOf(name)]))
  }

  // A new country has no demo programme until it has places.
  const editions = someSites
    .filter((site) => placesOf(site).cinemas.length > 0)
    .flatMap((site) => sites[site].languages.map((language) => ({ site, language })))

  for (const { site, language } of editions) {
    const tags = ['ch de', 'sn fr'].includes(`${site} ${language}`) ? [] : ['exhaustive']
    test(`${site} in ${language}: every GET call matches its schema`, { tags }, async () => {
      const params = await paramsFor(site, language)
      for (const name of callNames) {
        const call: Call = contract[name]
        const { status, json } = await get(site, addressOf(call, params[name] ?? {}) ?? '')
        const sold = name !== 'cinepass' || ['fr', 'ch', 'nl'].includes(site)
        const helped = !name.startsWith('faq') || helpCategoriesOf(site).length > 0
        const here = sold && helped && ![...elsewhere, ...guarded].includes(name)
        expect.soft([name, status]).toEqual([name, here ? 200 : guarded.includes(name) ? 403 : 404])
        const parsed = here ? call.parse(json) : { ok: true as const, skipped: [] }
        expect.soft([name, parsed.ok ? parsed.skipped : parsed.reason]).toEqual([name, []])
        expect.soft([name, here ? call.missing(json) : null]).toEqual([name, null])
      }
    })
  }

  test('unknown items are 404, a withdrawn show is 410, a moved one redirects', async () => {
    for (const address of ['article/x', 'zone/x', 'nothing', 'show/x/translate'])
      expect([address, (await get('fr', `${address}?language=fr`)).status]).toEqual([address, 404])
    expect((await get('fr', 'show/the-withdrawn-film')).status).toBe(410)
    const { redirectSlug } = await read<{ redirectSlug: string }>('fr', 'show/the-old-address')
    expect((await get('fr', `show/${redirectSlug}`)).status).toBe(200)
    expect(await get('fr', 'show/x/cinemas')).toEqual({ status: 200, json: {} })
  })

  test('showtimes are served for cinema and date in either order, and for either alone', async () => {
    const { shows } = await read<{ shows: [{ slug: string }] }>('fr', 'shows')
    const [{ slug }] = shows
    const byCinema = await read<Record<string, { refCmd: string }[]>>('fr', `show/${slug}/showtimes/${day}`)
    const [cinema = '', times = []] = Object.entries(byCinema)[0] ?? []
    expect(times.length).toBeGreaterThan(0)
    for (const order of [`${cinema}/${day}`, `${day}/${cinema}`])
      expect((await get('fr', `show/${slug}/showtimes/${order}`)).json).toEqual(times)
    const byDay = await read<Record<string, unknown>>('fr', `show/${slug}/showtimes/${cinema}`)
    expect(byDay[day]).toEqual(times)
    expect((await get('fr', `show/${slug}/showtimes/${cinema}/nothing`)).status).toBe(404)
    expect(times[0]?.refCmd).toMatch(new RegExp(`^/booking\\?show=${slug}&cinema=${cinema}&time=2026-11-21T`))
  })

  test('showtimes have the price of their season, films only on its days', async () => {
    type Times = Record<string, { price: number | null }[]>
    const event = await read<{ price: number }>('fr', 'event/other-shore')
    const { shows, days } = await read<{ shows: { slug: string }[]; days: Record<string, object> }>(
      'fr',
      'event/other-shore/shows',
    )
    const charged = { here: new Set<number | null>(), elsewhere: new Set<number | null>() }
    for (const { slug } of shows) {
      const ofShow = await read<Times>('fr', `show/${slug}/showtimes/paris-chatelet`)
      for (const [date, times] of Object.entries(ofShow))
        for (const { price } of times) charged[slug in (days[date] ?? {}) ? 'here' : 'elsewhere'].add(price)
    }
    expect([...charged.here]).toEqual([event.price])
    expect(charged.elsewhere).toContain(null)
    expect(charged.elsewhere).not.toContain(event.price)
  })

  test('an unknown language falls back to the default, and news has a slug per language', async () => {
    expect((await get('fr', 'tags?language=de')).json).toEqual((await get('fr', 'tags?language=fr')).json)
    const [{ slug }] = await read<[{ slug: string }]>('ch', 'news?language=de')
    const { json } = await get('ch', `news/${slug}/translate`)
    expect(json).toMatchObject({ de: slug })
    expect(new Set(Object.values(json as object)).size).toBe(3)
  })

  test('own teasers are those of the requested page', async () => {
    const ids = async (query: string) =>
      (await read<{ id: string }[]>('fr', `autopromos?language=fr${query}`)).map(({ id }) => id)
    const [all, films, offers] = [await ids(''), await ids('&page=films'), await ids('&page=offers')]
    expect(films).toContain('promo-app')
    expect(offers).not.toContain('promo-app')
    expect(new Set([...films, ...offers]).size).toBeLessThanOrEqual(all.length)
    expect(await ids('&page=nowhere')).toEqual([])
  })

  test('information pages are listed by name, without their blocks', async () => {
    const pages = await read<{ indexed: boolean; listing?: unknown }[]>(
      'ch',
      'master-template/pages?language=de',
    )
    expect(pages.filter(({ indexed }) => indexed).length).toBeGreaterThanOrEqual(8)
    expect(pages.filter(({ listing }) => listing !== undefined)).toEqual([])
    const slugs = { de: 'barrierefreiheit', en: 'accessibility' }
    expect((await get('ch', `master-template/page/${slugs.de}/translate`)).json).toMatchObject(slugs)
    expect((await get('fr', 'master-template/page/general-terms?language=fr')).status).toBe(200)
    expect((await get('ch', 'master-template/page/general-terms?language=fr')).status).toBe(404)
  })

  async function find(q: string, type = '', site: SiteId = 'fr') {
    const query = new URLSearchParams({ language: sites[site].languages[0], q, type })
    return read<readonly { readonly type: string; readonly slug: string }[]>(site, `search/full?${query}`)
  }

  test('search finds experiences, pages, original titles and directors, and corrects a wrong letter', async () => {
    for (const [q, found] of [
      ['max', 'experience imax'],
      ['4DX', 'experience 4dx'],
      ['ninth', 'show the-ninth-orbit'],
      ['orbitte', 'show the-ninth-orbit'],
      ['emploi', 'master_template emploi'],
      ['st denis', 'cinema saint-denis-canal'],
    ] as const)
      expect((await find(q)).map(({ type, slug }) => `${type} ${slug}`)[0], q).toBe(found)
    const film = await read<{ directors: string }>('fr', 'show/the-ninth-orbit?language=fr')
    expect((await find(film.directors, 'show')).map(({ slug }) => slug)).toContain('the-ninth-orbit')
    expect((await find('belecour', 'cinema')).map(({ slug }) => slug)).toEqual(['lyon-bellecour'])
    for (const q of ['qxzjvkwyqq', '" * :& (']) expect(await find(q)).toEqual([])
    expect(await find('marseille', 'nothing')).toEqual([])
  })

  test('search excludes unlisted pages and redirects', async () => {
    const pages = await read<{ slug: string; indexed: boolean }[]>('fr', 'master-template/pages?language=fr')
    const hidden = pages.filter(({ indexed }) => !indexed)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { slug } of hidden)
      expect((await find(slug, 'master_template')).map((page) => page.slug)).not.toContain(slug)
    const moved = { redirectSlug: expect.any(String) }
    expect((await get('fr', 'show/the-old-address?language=fr')).json).toMatchObject(moved)
    expect((await find('ninth', 'show')).map(({ slug }) => slug)).toEqual(['the-ninth-orbit'])
  })

  test('the zone comes from the trusted header only', async () => {
    expect((await get('fr', 'zone')).json).toEqual({ slug: null, name: null })
    const zone = { slug: 'saint-etienne', name: 'Saint-Étienne' }
    expect((await get('fr', 'zone', { 'x-city': 'Saint-%C3%89tienne' })).json).toEqual(zone)
    expect((await get('fr', 'zone', { 'x-city': 'Atlantis' })).json).toEqual({ slug: null, name: null })
    for (const zone of ['idf', 'horsfrance'])
      expect((await read<{ shows: unknown[] }>('fr', `zone/${zone}`)).shows.length).toBeGreaterThan(0)
  })

  test('other methods are refused and the reference page is self-contained', async () => {
    const post = await backend.fetch('fr', new Request('http://fr.localhost/api/shows', { method: 'POST' }))
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await get('fr', 'openapi.json')).json).toMatchObject({ openapi: '3.1.0' })
    const page = await (await backend.fetch('fr', new Request('http://fr.localhost:3000/api/'))).text()
    expect(page).toContain('/api/show/{slug}')
    expect(page).not.toMatch(/<script|<link|src=|style=/)
  })
})
