import { expect, test } from 'vitest'
import { footerColumns } from './footer-columns.ts'

const words = { nowShowing: 'Now', allMovies: 'All films', cinemas: 'Cinemas', allCinemas: 'All cinemas', site: 'Site', sitemap: 'Map' }
const shell = {
  homeHref: '/',
  moviesHref: '/films',
  cinemasHref: '/cinemas',
  shows: [],
  cinemas: [],
  columns: [],
  help: [],
  social: [],
  sitemapHref: '/sitemap',
  year: 2026,
  push: null,
}

const link = { label: 'Jobs', href: '/jobs', external: false, cookiePreferences: false }

test('the page of all pages ends the last column of the editors', () => {
  const columns = footerColumns({ shell: { ...shell, columns: [{ title: 'About', links: [link] }] }, allCinemasHref: '/cinemas', words })
  expect(columns.at(-1)?.links.map(({ href }) => href)).toEqual(['/jobs', '/sitemap'])
})

test('without columns of editors it has its own', () => {
  expect(footerColumns({ shell, allCinemasHref: undefined, words }).at(-1)).toMatchObject({ title: 'Site', links: [{ href: '/sitemap' }] })
})

test('it is not repeated where the editors link to it', () => {
  const columns = [{ title: 'About', links: [{ ...link, href: '/sitemap' }] }]
  expect(footerColumns({ shell: { ...shell, columns }, allCinemasHref: undefined, words }).at(-1)?.links).toHaveLength(1)
})
