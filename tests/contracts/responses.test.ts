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
      new Request(`http://${sites[site].hosts.local}/api/${address}`, { headers }),
    )
    const json: unknown = await response.json()
    return { status: response.status, json }
  }

  async function first(
    site: SiteId,
    language: string,
    call: string,
    pick: (json: never) => string,
  ): Promise<string> {
    const { json } = await get(site, `${call}?language=${language}`)
    return pick(json as never)
  }

  async function paramsFor(
    site: SiteId,
    language: Language,
  ): Promise<Record<string, Record<string, string>>> {
    const show = await first(
      site,
      language,
      'shows',
      (json: { shows: { slug: string }[] }) => json.shows[0]?.slug ?? '',
    )
    const ofList = (call: string) =>
      first(site, language, call, (json: { slug: string }[]) => json[0]?.slug ?? '')
    const [cinema, city, event, experience, offer, news, masterTemplate] = await Promise.all(
      ['cinemas', 'cities', 'events', 'gpxp', 'offers/promotion', 'news', 'master-template/pages'].map(
        ofList,
      ),
    )
    const group = await get(site, `experience-group/rendezvous?language=${language}`)
    const article = (group.json as { articles: { slug: string }[] }).articles[0]?.slug ?? ''
    const [helpTopic = { id: '1' }] = helpCategoriesOf(site)
    const { json: topic } = await get(site, `faq/category/${helpTopic.id}?language=${language}`)
    const [helpArticle] = (topic as { articles?: { id: string; slug: string }[] }).articles ?? []
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
    const kindOf = (name: string) =>
      Object.keys(slugs)
        .toSorted((a, b) => b.length - a.length)
        .find((kind) => name.startsWith(kind)) ?? 'show'
    return Object.fromEntries(
      callNames.map((name) => [
        name,
        {
          ...any,
          type: name === 'featured' ? 'home' : '',
          language,
          slug: slugs[kindOf(name) as keyof typeof slugs] ?? '',
        },
      ]),
    )
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
    const moved = await get('fr', 'show/the-old-address')
    const { redirectSlug } = moved.json as { redirectSlug: string }
    expect((await get('fr', `show/${redirectSlug}`)).status).toBe(200)
    expect(await get('fr', 'show/x/cinemas')).toEqual({ status: 200, json: {} })
  })

  test('showtimes are served for cinema and date in either order, and for either alone', async () => {
    const { json } = await get('fr', 'shows')
    const [{ slug }] = (json as { shows: [{ slug: string }] }).shows
    const byCinema = (await get('fr', `show/${slug}/showtimes/${day}`)).json as Record<
      string,
      { refCmd: string }[]
    >
    const [cinema = '', times = []] = Object.entries(byCinema)[0] ?? []
    expect(times.length).toBeGreaterThan(0)
    expect((await get('fr', `show/${slug}/showtimes/${cinema}/${day}`)).json).toEqual(times)
    expect((await get('fr', `show/${slug}/showtimes/${day}/${cinema}`)).json).toEqual(times)
    expect(
      ((await get('fr', `show/${slug}/showtimes/${cinema}`)).json as Record<string, unknown>)[day],
    ).toEqual(times)
    expect((await get('fr', `show/${slug}/showtimes/${cinema}/nothing`)).status).toBe(404)
    expect(times[0]?.refCmd).toMatch(new RegExp(`^/booking\\?show=${slug}&cinema=${cinema}&time=2026-11-21T`))
  })

  test('showtimes have the price of their season, films only on its days', async () => {
    const event = (await get('fr', 'event/other-shore')).json as { price: number }
    const { json } = await get('fr', 'event/other-shore/shows')
    const { shows, days } = json as {
      shows: { slug: string }[]
      days: Record<string, object>
    }
    const charged = { here: new Set<number | null>(), elsewhere: new Set<number | null>() }
    for (const { slug } of shows) {
      const { json: ofShow } = await get('fr', `show/${slug}/showtimes/paris-chatelet`)
      for (const [date, times] of Object.entries(ofShow as Record<string, { price: number | null }[]>))
        for (const { price } of times) charged[slug in (days[date] ?? {}) ? 'here' : 'elsewhere'].add(price)
    }
    expect([...charged.here]).toEqual([event.price])
    expect(charged.elsewhere).toContain(null)
    expect(charged.elsewhere).not.toContain(event.price)
  })

  test('an unknown language falls back to the default, and news has a slug per language', async () => {
    expect((await get('fr', 'tags?language=de')).json).toEqual((await get('fr', 'tags?language=fr')).json)
    const [{ slug }] = (await get('ch', 'news?language=de')).json as [{ slug: string }]
    const { json } = await get('ch', `news/${slug}/translate`)
    expect(json).toMatchObject({ de: slug })
    expect(new Set(Object.values(json as object)).size).toBe(3)
  })

  test('own teasers are those of the requested page', async () => {
    const ids = async (query: string) =>
      ((await get('fr', `autopromos?language=fr${query}`)).json as { id: string }[]).map(({ id }) => id)
    const [all, films, offers] = [await ids(''), await ids('&page=films'), await ids('&page=offers')]
    expect(films).toContain('promo-app')
    expect(offers).not.toContain('promo-app')
    expect(new Set([...films, ...offers]).size).toBeLessThanOrEqual(all.length)
    expect(await ids('&page=nowhere')).toEqual([])
  })

  test('information pages are listed by name, without their blocks', async () => {
    const pages = (await get('ch', 'master-template/pages?language=de')).json as {
      slug: string
      indexed: boolean
      listing?: unknown
    }[]
    expect(pages.filter(({ indexed }) => indexed).length).toBeGreaterThanOrEqual(8)
    expect(pages.filter(({ listing }) => listing !== undefined)).toEqual([])
    expect((await get('ch', 'master-template/page/barrierefreiheit/translate')).json).toMatchObject({
      de: 'barrierefreiheit',
      en: 'accessibility',
    })
    expect((await get('fr', 'master-template/page/general-terms?language=fr')).status).toBe(200)
    expect((await get('ch', 'master-template/page/general-terms?language=fr')).status).toBe(404)
  })

  async function find(q: string, type = '', site: SiteId = 'fr') {
    const query = new URLSearchParams({ language: sites[site].languages[0], q, type })
    const { json } = await get(site, `search/full?${query}`)
    return json as { readonly type: string; readonly slug: string }[]
  }

  test('search finds experiences, pages, original titles and directors, and corrects a wrong letter', async () => {
    const first = async (q: string) => (await find(q)).map(({ type, slug }) => `${type} ${slug}`)[0]
    expect(
      await Promise.all(['imax', 'max', '4DX', 'ninth', 'orbitte', 'emploi', 'st denis'].map(first)),
    ).toEqual([
      'experience imax',
      'experience imax',
      'experience 4dx',
      'show the-ninth-orbit',
      'show the-ninth-orbit',
      'master_template emploi',
      'cinema saint-denis-canal',
    ])
    const film = (await get('fr', 'show/the-ninth-orbit?language=fr')).json as { directors: string }
    expect((await find(film.directors, 'show')).map(({ slug }) => slug)).toContain('the-ninth-orbit')
    expect((await find('belecour', 'cinema')).map(({ slug }) => slug)).toEqual(['lyon-bellecour'])
    for (const q of ['qxzjvkwyqq', '" * :& (']) expect(await find(q)).toEqual([])
    expect(await find('marseille', 'nothing')).toEqual([])
  })

  test('search excludes unlisted pages and redirects', async () => {
    const pages = (await get('fr', 'master-template/pages?language=fr')).json as {
      slug: string
      indexed: boolean
    }[]
    const hidden = pages.filter(({ indexed }) => !indexed)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { slug } of hidden)
      expect((await find(slug, 'master_template')).map((page) => page.slug)).not.toContain(slug)
    expect((await get('fr', 'show/the-old-address?language=fr')).json).toMatchObject({
      redirectSlug: expect.any(String),
    })
    expect((await find('ninth', 'show')).map(({ slug }) => slug)).toEqual(['the-ninth-orbit'])
  })

  test('the zone comes from the trusted header only', async () => {
    expect((await get('fr', 'zone')).json).toEqual({ slug: null, name: null })
    expect((await get('fr', 'zone', { 'x-city': 'Saint-%C3%89tienne' })).json).toEqual({
      slug: 'saint-etienne',
      name: 'Saint-Étienne',
    })
    expect((await get('fr', 'zone', { 'x-city': 'Atlantis' })).json).toEqual({ slug: null, name: null })
    const idf = (await get('fr', 'zone/idf')).json as { shows: unknown[] }
    expect(idf.shows.length).toBeGreaterThan(10)
    const abroad = (await get('fr', 'zone/horsfrance')).json as { shows: unknown[] }
    expect(abroad.shows.length).toBeGreaterThan(0)
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
