import { searchLimits } from '../../../config/search-limits.ts'
import { searchMachine } from '../../../machines/search-machine.ts'
import { brings, does, editions, fails, requests, type ScenarioStory, waits } from '../story.ts'

const machine = searchMachine
const where = [editions.fr, editions.nl]

const { minimumLength, debounce, history, preview } = searchLimits
const input = { limits: { minimumLength, debounce, history, preview }, helpCentre: true }

const hit = (group: string, slug: string) => ({
  group,
  title: slug,
  line: null,
  href: `/${group}/${slug}`,
  external: false,
  picture: null,
})
const films = ['tide', 'tidal', 'tideland', 'high-tide', 'low-tide'].map((slug) => hit('shows', slug))
const help = [hit('help', 'lost-tickets')]

const path = (part: 'all' | 'help', q: string) => `/_page/search?language={language}&part=${part}&q=${q}`
const found = (hits: readonly object[]) => ({ outcome: 'found', page: { hits } })
const finds = (q: string, all: readonly object[], articles: readonly object[] = []) => [
  requests('GET', path('all', q), 200, found(all), { delay: 120 }),
  requests('GET', path('help', q), 200, found(articles), { delay: 200, meanwhile: true }),
  brings('searchAll', all),
  brings('searchHelp', articles),
]
const opens = { does: 'actor', from: 'readHistory', result: { output: [] } } as const
const types = (query: string) => does('query.type', { query })
const waitsForDebounce = waits(debounce)
const follows = (slug: string) =>
  does('result.follow', {
    item: { title: slug, subtitle: null, url: `/shows/${slug}`, route: `/shows/${slug}` },
  })

const story = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name,
  title,
  machine,
  editions: where,
  input,
  steps: [opens, ...steps],
})

export const stories: readonly ScenarioStory[] = [
  story('search-too-short', 'Fewer letters than the shortest question ask nothing, however long one waits', [
    types('ti'),
    waitsForDebounce,
    waits(1_000),
  ]),
  story(
    'search-debounced',
    'Typing is debounced: only the text after 300 ms is searched, in both searches at once',
    [types('tid'), waits(200), types('tide'), waits(200), waits(100), ...finds('tide', films, help)],
  ),
  story(
    'search-late-answer',
    'The answer to an older question comes after the newer one: it never replaces it',
    [
      types('tid'),
      waitsForDebounce,
      requests('GET', path('all', 'tid'), 200, found([hit('shows', 'late')]), { delay: 2_000 }),
      requests('GET', path('help', 'tid'), 200, found([hit('help', 'late')]), {
        delay: 2_000,
        meanwhile: true,
      }),
      types('tide'),
      waitsForDebounce,
      ...finds('tide', films, help),
      waits(3_000),
    ],
  ),
  story(
    'search-help-fails',
    'The help centre does not respond: the other results stay, and it alone is searched again',
    [
      types('tide'),
      does('query.submit'),
      requests('GET', path('all', 'tide'), 200, found(films), { delay: 120 }),
      requests('GET', path('help', 'tide'), 200, { outcome: 'unavailable' }, { delay: 200, meanwhile: true }),
      brings('searchAll', films),
      fails('searchHelp', 'The search answers unavailable'),
      does('search.retry'),
      requests('GET', path('help', 'tide'), 200, found(help)),
      brings('searchHelp', help),
    ],
  ),
  story('search-all-fails', 'Nothing answers: the search says so and keeps the question', [
    types('tide'),
    does('query.submit'),
    requests('GET', path('all', 'tide'), 200, { outcome: 'unavailable' }),
    requests('GET', path('help', 'tide'), 200, { outcome: 'unavailable' }, { delay: 200, meanwhile: true }),
    fails('searchAll', 'The search answers unavailable'),
    fails('searchHelp', 'The search answers unavailable'),
  ]),
  story('search-finds-nothing', 'Nothing is found', [
    types('zzz'),
    does('query.submit'),
    ...finds('zzz', []),
  ]),
  story(
    'search-group-shown-whole',
    'A group is shown whole and left again; another question leads back to all groups',
    [
      types('tide'),
      does('query.submit'),
      ...finds('tide', films, help),
      does('group.expand', { group: 'help' }),
      does('group.expand', { group: 'shows' }),
      does('group.collapse'),
      does('group.expand', { group: 'shows' }),
      types('tidal'),
    ],
  ),
  story('search-accents-ask-the-same', 'Accents, capitals and blanks make no other question', [
    types('Été'),
    does('query.submit'),
    ...finds('ete', []),
    types('été '),
    waits(1_000),
  ]),
  story(
    'search-history',
    'Three are remembered, the newest first, each address once',
    ['tide', 'tidal', 'tide', 'tideland', 'low-tide'].map(follows),
  ),
  {
    ...story(
      'search-without-help-centre',
      'On a site without a help centre only the site itself is searched',
      [
        types('tide'),
        does('query.submit'),
        requests('GET', path('all', 'tide'), 200, found(films), { delay: 120 }),
        brings('searchAll', films),
      ],
    ),
    editions: [editions.ch, editions.tn],
    input: { ...input, helpCentre: false },
  },
  story('search-retried', 'The search does not respond; the next attempt succeeds', [
    types('tide'),
    does('query.submit'),
    requests('GET', path('all', 'tide'), 200, { outcome: 'unavailable' }, { delay: 120 }),
    requests('GET', path('help', 'tide'), 200, found(help), { delay: 200, meanwhile: true }),
    fails('searchAll', 'The search answers unavailable'),
    brings('searchHelp', help),
    does('search.retry'),
    requests('GET', path('all', 'tide'), 200, found(films), { delay: 120 }),
    brings('searchAll', films),
  ]),
  {
    ...story('search-history-unreadable', 'A history that cannot be read is empty', []),
    steps: [fails('readHistory', 'denied'), follows('tide')],
  },
]
