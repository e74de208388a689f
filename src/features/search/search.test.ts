import { describe, expect, test, vi } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { wireSearchResult } from '#models/search.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { aCinema, aComposition, aShow, found, someContent } from '../../page-kit/composition.fixture.ts'
import { readInput, searchInput } from '../../page-kit/page-input.ts'
import { composeSearch } from './search.server.ts'

type Wire = Partial<Record<keyof typeof wireSearchResult.shape, unknown>>

interface Options {
  readonly site?: SiteId
  readonly language?: Language
  readonly q?: string
  readonly part?: 'all' | 'help'
}

async function searched(
  wires: readonly Wire[],
  { site = 'fr', language = 'fr', q = 'lyon', part = 'all' }: Options = {},
) {
  const search = vi.fn(someContent({ search: wires }).search)
  const result = found(
    await composeSearch(aComposition({ search }, { site, language }), { language, q, part }),
  )
  return { hits: result.page.hits, requests: search.mock.calls.map(([params]) => params) }
}

const only = async (wire: Wire, options?: Options) => (await searched([wire], options)).hits[0]

describe('a hit links to its page', () => {
  test.each([
    ['show', { isMovie: true }, 'shows', '/films/heron'],
    ['show', { isMovie: false }, 'shows', '/evenements/heron'],
    ['cinema', {}, 'cinemas', '/cinemas/heron'],
    ['offer', {}, 'offers', '/offres/heron'],
    ['news', {}, 'news', '/actualites/heron'],
    ['experience', {}, 'experiences', '/experiences/heron'],
    ['master_template', {}, 'pages', '/info/heron'],
  ] as const)('%s %j', async (type, more, group, href) => {
    expect(await only({ type, slug: 'heron', title: 'Heron', ...more })).toMatchObject({
      group,
      href,
      external: false,
    })
  })

  test('uses the language of the page', async () => {
    expect(
      await only({ type: 'cinema', slug: 'rex', title: 'Rex' }, { site: 'ch', language: 'de' }),
    ).toMatchObject({ href: '/de/kinos/rex' })
  })

  test('uses an external address; omits hits without a page on this site, and old events', async () => {
    const { hits } = await searched([
      { type: 'news', title: 'Outside', url: 'https://elsewhere.example/story' },
      { type: 'news', title: 'Dead end', url: '/nowhere-at-all' },
      { type: 'event', slug: 'gone', title: 'Event' },
    ])
    expect(hits).toMatchObject([
      { title: 'Outside', href: 'https://elsewhere.example/story', external: true },
    ])
  })
})

test('a title in another language has its language', async () => {
  const languages = await searched([
    { slug: 'kalk', title: 'De Kalk', titleLanguage: 'nl' },
    { slug: 'heron', title: 'Le Héron', titleLanguage: 'fr' },
    { slug: 'tide', title: 'Tide' },
  ])
  expect(languages.hits.map(({ titleLanguage }) => titleLanguage)).toEqual(['nl', undefined, undefined])
})

test('each address occurs once', async () => {
  const rex = { type: 'cinema', slug: 'rex', title: 'Rex' }
  expect((await searched([rex, { ...rex, slug: 'odeon' }, rex])).hits.map(({ href }) => href)).toEqual([
    '/cinemas/rex',
    '/cinemas/odeon',
  ])
})

describe('each hit has a description', () => {
  test.each([
    [{ type: 'show', genres: ['Drame', 'Policier', 'Guerre'], duration: 118 }, 'Drame, Policier · 1h58'],
    [{ type: 'show', isMovie: false, genres: ['Opéra'] }, 'Événement · Opéra'],
    [{ type: 'show' }, null],
    [{ type: 'cinema', teaser: '69002 Lyon' }, '69002 Lyon'],
    [
      { type: 'offer', dateType: 'interval', startDate: '2026-11-15', endDate: '2026-12-06' },
      'Du 15 novembre au 6 décembre 2026',
    ],
    [{ type: 'offer', dateType: 'exact', startDate: '2026-12-04' }, 'Le vendredi 4 décembre 2026'],
    [{ type: 'offer', startDate: '2026-12-01', endDate: '2026-12-06' }, 'Du 1er au 6 décembre 2026'],
    [{ type: 'offer', dateType: 'from', startDate: '2026-12-04' }, 'À partir du 4 décembre 2026'],
    [
      { type: 'offer', dateType: 'interval', startDate: '2026-11-01', endDate: '2026-11-02' },
      'Terminée · Du 1er au 2 novembre 2026',
    ],
    [{ type: 'offer', teaser: 'Six euros' }, 'Six euros'],
    [
      { type: 'news', publicationDate: '2026-11-02', teaser: 'Quatre salles.' },
      '2 novembre 2026 · Quatre salles.',
    ],
    [{ type: 'experience', teaser: 'Vingt mètres.' }, 'Vingt mètres.'],
    [{ type: 'master_template', teaser: 'Entrez.' }, 'Entrez.'],
  ])('%j', async (wire, line) => {
    expect((await only({ slug: 'a', title: 'A', ...wire }))?.line ?? null).toBe(line)
  })

  test('a help article has its topic and teaser', async () => {
    const hit = await only(
      { type: 'faq', id: '7', title: 'Annuler ?', topic: 'Billets', teaser: 'Oui.' },
      { part: 'help' },
    )
    expect(hit).toMatchObject({ group: 'help', line: 'Billets · Oui.', href: '/aide/article/id/7' })
  })
})

describe('a source that searches little', () => {
  const lists = {
    shows: async () => [aShow('heron', { title: 'Le Héron mécanique' }), aShow('tide', { title: 'Tide' })],
    cinemas: async () => [
      aCinema('rex', { name: 'Grand Rex', theaters: [{ addressZip: '69002', addressCity: 'Lyon' }] }),
    ],
  }
  async function titles(q: string, hits: readonly Wire[] = []) {
    const { search } = someContent({ search: hits })
    const composition = aComposition({ ...lists, search })
    const { page } = found(await composeSearch(composition, { language: 'fr', q, part: 'all' }))
    return page.hits.map(({ title, line }) => [title, line])
  }

  test('is completed by shows and cinemas with that name', async () => {
    expect(await titles('grand rex')).toEqual([['Grand Rex', '69002 Lyon']])
    expect(await titles('heron', [{ type: 'news', slug: 'a', title: 'Héron' }])).toEqual([
      ['Le Héron mécanique', null],
      ['Héron', null],
    ])
  })

  test('is completed with typing mistakes only if it finds nothing', async () => {
    expect(await titles('mecanuqie')).toEqual([['Le Héron mécanique', null]])
    expect(await titles('mecanuqie', [{ type: 'news', slug: 'a', title: 'Mécanuqie' }])).toEqual([
      ['Mécanuqie', null],
    ])
  })

  test('keeps its own hits of a kind', async () => {
    const odeon = [{ type: 'cinema', slug: 'odeon', title: 'Odéon' }]
    expect(await titles('rex', odeon)).toEqual([['Odéon', null]])
  })
})

describe('requests', () => {
  const article = { type: 'faq', slug: 'parking', title: 'Parking' }
  const cinema = { type: 'cinema', slug: 'rex', title: 'Rex' }

  test('the full search excludes help articles, and the help search has only them', async () => {
    const all = await searched([cinema, article])
    expect([all.requests, all.hits.map(({ group }) => group)]).toEqual([
      [{ q: 'lyon', language: 'fr' }],
      ['cinemas'],
    ])
    const help = await searched([cinema, article], { part: 'help' })
    expect([help.requests, help.hits.map(({ href }) => href)]).toEqual([
      [{ q: 'lyon', language: 'fr', type: 'faq' }],
      ['/aide/article/slug/parking'],
    ])
  })

  test('a site without a help centre does not request help articles', async () => {
    expect(await searched([article], { site: 'be', part: 'help' })).toEqual({ hits: [], requests: [] })
  })

  test('queries below the minimum length are not sent', async () => {
    expect(await searched([cinema], { q: 'ly' })).toEqual({ hits: [], requests: [] })
  })

  test.each([
    [
      { q: '  lyon ', part: 'help' },
      { q: 'lyon', part: 'help' },
    ],
    [
      { q: 'lyon', part: 'else' },
      { q: 'lyon', part: 'all' },
    ],
    [{ q: 'a'.repeat(300) }, { q: '', part: 'all' }],
    [{ q: ['lyon'] }, { q: '', part: 'all' }],
  ])('%j is read as %j', (data, input) => {
    expect(readInput(searchInput, { language: 'fr', ...data })).toEqual({ language: 'fr', ...input })
  })
})

describe('a sentence', () => {
  test.each([
    ['fr', 'fr', 'le film avec la baleine', 'baleine'],
    ['fr', 'en', 'That film with the whale', 'whale'],
    ['ch', 'de', 'der Film mit dem Wal', 'wal'],
    ['nl', 'nl', 'die film met de walvis', 'walvis'],
  ] as const)('of %s in %s finds by the word that matters: %s', async (site, language, sentence, word) => {
    const whale = [{ type: 'show', slug: 'whale', title: 'Whale' }]
    const search: ContentApi['search'] = (params) =>
      someContent({ search: params.q === word ? whale : [] }).search(params)
    const composition = aComposition({ search }, { site, language })
    const { page } = found(await composeSearch(composition, { language, q: sentence, part: 'all' }))
    expect(page.hits.map(({ title }) => title)).toEqual(['Whale'])
  })

  test('that a title begins with is searched as it is', async () => {
    const { requests } = await searched([{ type: 'show', slug: 'film', title: 'Le film' }], { q: 'le film' })
    expect(requests.map(({ q }) => q)).toEqual(['le film'])
  })
})
