import { expect, test, vi } from 'vitest'
import { aComposition, found } from '../page-kit/composition.fixture.ts'
import { footerColumns } from './footer-columns.ts'
import { composeShell } from './shell.server.ts'

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
const shell = found(await composeShell(aComposition({}))).page
const onCookies = vi.fn<() => void>()
const onOpinion = vi.fn<() => void>()
const rest = { allCinemasHref: '/cinemas', texts, onCookies, onOpinion }

const link = { label: 'Jobs', href: '/jobs', external: false, cookiePreferences: false }
const cookies = { label: 'Your cookies', href: '#cookies', external: false, cookiePreferences: true }

const shellWith = (...links: (typeof link)[]) => ({
  ...shell,
  footer: { ...shell.footer, columns: [{ title: 'About', links }] },
})
const lastOf = (...links: (typeof link)[]) =>
  footerColumns({ shell: shellWith(...links), ...rest }).at(-1)?.links ?? []

test("the sitemap and the consent preferences end the editors' last column", () => {
  expect(lastOf(link).map(({ label }) => label)).toEqual(['Jobs', 'Map', 'Cookies', 'Opinion'])
})

test("without editors' columns they have their own", () => {
  expect(footerColumns({ shell, ...rest }).at(-1)).toMatchObject({
    title: 'Site',
    links: [
      { href: shell.links.sitemapHref },
      { label: 'Cookies' },
      { label: 'Opinion', opens: 'feedback', onPress: onOpinion },
    ],
  })
})

test('neither is repeated if the editors link to it', () =>
  expect(lastOf({ ...link, href: shell.links.sitemapHref }, cookies)).toHaveLength(3))

test("the editors' cookie link opens the preferences", () =>
  expect(lastOf(cookies)[0]).toEqual({ label: 'Your cookies', onPress: onCookies }))

test('a link to a card check opens its modal, on sites with that page', () => {
  const onCheck = vi.fn<() => void>()
  const voucher = { ...link, label: 'Voucher', href: '/voucher' }
  const columnsWith = (checks: object) =>
    footerColumns({
      shell: shellWith(link, voucher),
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

test('a link of the editors has what it shows, and nothing of the source', () =>
  expect(lastOf(link)[0]).toEqual({ label: 'Jobs', href: '/jobs', external: false }))
