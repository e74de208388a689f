import { expect, test, vi } from 'vitest'
import { footerColumns } from './footer-columns.ts'

const texts = {
  nowShowing: 'Now',
  allMovies: 'All films',
  cinemas: 'Cinemas',
  allCinemas: 'All cinemas',
  site: 'Site',
  sitemap: 'Map',
  cookies: 'Cookies',
  opinion: 'Opinion',
}
const shell = {
  homeHref: '/',
  moviesHref: '/films',
  cinemasHref: '/cinemas',
  clientHref: 'http://client.fr.localhost:3000/fr',
  outsideHrefs: { club: '', homeVideo: '', business: '' },
  stores: [],
  shows: [],
  cinemas: [],
  columns: [],
  help: [],
  social: [],
  sitemapHref: '/sitemap',
  year: 2026,
  outside: { elements: [], noscript: '', metas: [], cookieNames: [] },
  push: null,
  locator: null,
}
const onCookies = vi.fn<() => void>()
const onOpinion = vi.fn<() => void>()
const rest = { allCinemasHref: '/cinemas', texts, onCookies, onOpinion }

const link = { label: 'Jobs', href: '/jobs', external: false, cookiePreferences: false }
const cookies = { label: 'Your cookies', href: '#cookies', external: false, cookiePreferences: true }

test("the sitemap and the consent preferences end the editors' last column", () => {
  const columns = footerColumns({
    shell: { ...shell, columns: [{ title: 'About', links: [link] }] },
    ...rest,
  })
  expect(columns.at(-1)?.links.map(({ label }) => label)).toEqual(['Jobs', 'Map', 'Cookies', 'Opinion'])
})

test("without editors' columns they have their own", () => {
  expect(footerColumns({ shell, ...rest }).at(-1)).toMatchObject({
    title: 'Site',
    links: [
      { href: '/sitemap' },
      { label: 'Cookies' },
      { label: 'Opinion', opens: 'feedback', onPress: onOpinion },
    ],
  })
})

test('neither is repeated if the editors link to it', () => {
  const columns = [{ title: 'About', links: [{ ...link, href: '/sitemap' }, cookies] }]
  expect(footerColumns({ shell: { ...shell, columns }, ...rest }).at(-1)?.links).toHaveLength(3)
})

test("the editors' cookie link opens the preferences", () => {
  const last = footerColumns({
    shell: { ...shell, columns: [{ title: 'About', links: [cookies] }] },
    ...rest,
  }).at(-1)?.links[0]
  expect(last).toEqual({ label: 'Your cookies', onPress: onCookies })
})

test('a link to a card check opens its modal, on sites with that page', () => {
  const onCheck = vi.fn<() => void>()
  const voucher = { ...link, label: 'Voucher', href: '/voucher' }
  const columnsWith = (checks: object) =>
    footerColumns({
      shell: { ...shell, columns: [{ title: 'About', links: [link, voucher] }] },
      ...rest,
      checks,
      onCheck,
    }).at(-1)?.links ?? []
  expect(columnsWith({ voucherChecker: '/voucher' }).map(({ href, opens }) => [href, opens])).toContainEqual([
    '/voucher',
    'voucherChecker',
  ])
  expect(columnsWith({}).every(({ opens }) => opens !== 'voucherChecker')).toBe(true)
})

test('a link of the editors has what it shows, and nothing of the source', () => {
  const columns = footerColumns({
    shell: { ...shell, columns: [{ title: 'About', links: [link] }] },
    ...rest,
  })
  expect(columns.at(-1)?.links[0]).toEqual({ label: 'Jobs', href: '/jobs', external: false })
})
