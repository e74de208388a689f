import { expect, test } from 'vitest'
import { defaultFlags, type FlagName } from '#config/flags.ts'
import { sites } from '#config/sites.ts'
import { menuEntries, passEntry } from './menu-entries.ts'

const shellLinks = {
  homeHref: '/',
  moviesHref: '/films',
  cinemasHref: '/cinemas/ville-list/lyon',
  clientHref: 'http://client.fr.localhost:3000/fr',
  sitemapHref: '/plan-du-site',
  outsideHrefs: { club: '/c', homeVideo: '/v', business: '/b' },
}

const entriesOf = (more: Partial<Parameters<typeof menuEntries>[0]> = {}) =>
  menuEntries({
    links: shellLinks,
    site: sites.fr,
    flags: defaultFlags('fr'),
    pageType: 'Home',
    hrefOf: () => undefined,
    ...more,
  })

function names(flag: FlagName, on: boolean) {
  const flags = { ...defaultFlags('fr'), [flag]: on }
  return entriesOf({ flags, hrefOf: (kind) => `/${kind}` }).map(({ name }) => name)
}

test.each([
  ['offersMenu', 'offers'],
  ['businessSite', 'business'],
  ['homeVideo', 'homeVideo'],
  ['club', 'club'],
  ['moreFrom', 'moreFrom'],
  ['wallet', 'wallet'],
  ['authentication', 'account'],
] as const)('the flag %s shows the entry %s', (flag, entry) => {
  expect(names(flag, true)).toContain(entry)
  expect(names(flag, false)).not.toContain(entry)
})

test('without sign-in there are no bookings either', () => {
  expect(names('authentication', false)).not.toContain('wallet')
})

test('shows the subscription to subscribers if the site sells it', () => {
  expect(passEntry('solo', true, shellLinks.clientHref)).toMatchObject({
    name: 'pass',
    href: `${shellLinks.clientHref}/benefits`,
    external: true,
  })
  for (const [plan, sold, clientHref] of [
    [null, true, shellLinks.clientHref],
    [undefined, true, shellLinks.clientHref],
    ['solo', false, shellLinks.clientHref],
    ['solo', true, null],
  ] as const)
    expect(passEntry(plan, sold, clientHref)).toBeNull()
})

test('an entry without a page is left out', () => {
  const flags = { ...defaultFlags('nl'), offersMenu: true, moreFrom: true }
  const entries = entriesOf({ site: sites.nl, flags })
  expect(entries.find(({ name }) => name === 'club')?.logo).toEqual({
    src: '/icons/club.svg',
    width: 72,
    height: 18,
  })
  expect(entries.map(({ name }) => name)).toEqual([
    'movies',
    'nowShowing',
    'cinemas',
    'club',
    'homeVideo',
    'wallet',
    'account',
  ])
})

test('bookings and account link to the client host, in the menu of phones only', () => {
  const entries = entriesOf()
  expect(entries.flatMap(({ name, href, device }) => (device === 'mobile' ? [[name, href]] : []))).toEqual([
    ['wallet', 'http://client.fr.localhost:3000/fr/bookings'],
    ['account', 'http://client.fr.localhost:3000/fr/profile'],
  ])
})

const current = (pageType: string) => entriesOf({ pageType }).find((entry) => entry.current)?.name

test('the entry of films links to the home page, and the list of films has its own entry', () => {
  const entries = entriesOf()
  expect(entries.slice(0, 2).map(({ name, href }) => [name, href])).toEqual([
    ['movies', '/'],
    ['nowShowing', '/films'],
  ])
})

test('films are current on the home page and on a film, cinemas on a cinema and their list', () => {
  expect(['Home', 'Movie', 'Entertainment'].map(current)).toEqual(['movies', 'movies', 'movies'])
  expect(current('Shows')).toBe('nowShowing')
  expect(['Cinemas', 'Cinema'].map(current)).toEqual(['cinemas', 'cinemas'])
  expect(current('Sitemap')).toBeUndefined()
})

test("the cinemas' entry follows the chosen place, or is the list", () => {
  const hrefOf = (kind: string, slug?: string) => `/${kind}/${slug}`
  const leads = (place: Parameters<typeof menuEntries>[0]['place']) =>
    entriesOf({ place, hrefOf }).find(({ name }) => name === 'cinemas')?.href
  expect(leads({ kind: 'cinema', page: 'rex' })).toBe('/cinema/rex')
  expect(leads({ kind: 'cityLight', page: 'lyon' })).toBe('/cityLight/lyon')
  expect([leads({ kind: '', page: '' }), leads(null)]).toEqual([
    shellLinks.cinemasHref,
    shellLinks.cinemasHref,
  ])
})

test("the cinemas' entry follows the page's place before the chosen one", () => {
  const entries = entriesOf({
    place: { kind: 'cityLight', page: 'lyon' },
    linked: { kind: 'cinema', page: 'angers-ralliement' },
    hrefOf: (kind, slug) => `/${kind}/${slug}`,
  })
  expect(entries.find(({ name }) => name === 'cinemas')?.href).toBe('/cinema/angers-ralliement')
})

test("tonight's entry follows the chosen place, or is the list of places", () => {
  const hrefOf = (kind: string, slug?: string) => [kind, slug].filter(Boolean).join('/')
  const leads = (place: Parameters<typeof menuEntries>[0]['place']) =>
    entriesOf({ place, hrefOf }).find(({ name }) => name === 'tonight')?.href
  expect(leads({ kind: 'cityLight', page: 'lyon', slug: 'lyon' })).toBe('tonightAt/lyon')
  expect([leads({ kind: '', page: '', slug: '' }), leads(null)]).toEqual(['tonight', 'tonight'])
})

test('the wishlist has an entry in the menu of phones, where the site has its page', () => {
  const entry = (href: string | undefined) =>
    entriesOf({
      pageType: 'Wishlist',
      hrefOf: (kind) => (kind === 'wishlist' ? href : `/${kind}`),
    }).find(({ name }) => name === 'wishlist')
  expect(entry('/mes-envies')).toMatchObject({ device: 'mobile', current: true })
  expect(entry(undefined)).toBeUndefined()
})
