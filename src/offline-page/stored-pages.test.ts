import { expect, it } from 'vitest'
import { documentTitle, pagesIn, pagesOf } from './stored-pages.ts'

const stored = (pages: Readonly<Record<string, readonly [date: string, html: string]>>) => ({
  keys: async () => Object.keys(pages).map((path) => new Request(`https://marquee.example${path}`)),
  match: async (request: RequestInfo | URL) => {
    const page = pages[new URL((request as Request).url).pathname]
    return page && new Response(page[1], { headers: { date: page[0] } })
  },
})

it('lists pages of a language, the latest first', async () => {
  const cache = stored({
    '/fr/films': ['Thu, 26 Nov 2026 17:00:00 GMT', '<title>Films — Marquee</title>'],
    '/fr/cinemas/rex': ['Thu, 26 Nov 2026 18:00:00 GMT', '<title>Rex — Marquee</title>'],
    '/de/kinos': ['Thu, 26 Nov 2026 19:00:00 GMT', '<title>Kinos — Marquee</title>'],
    '/fr/untitled': ['Thu, 26 Nov 2026 19:00:00 GMT', 'nothing'],
  })
  expect((await pagesOf(cache, '/fr')).map(({ path, title }) => [path, title])).toEqual([
    ['/fr/cinemas/rex', 'Rex'],
    ['/fr/films', 'Films'],
  ])
})

it('lists a cinema once, whatever pages of it are stored', () => {
  const page = (path: string, title: string) => ({ path, title, date: 0 })
  const pages = [
    page('/fr/cinemas/l/rex', 'Rex'),
    page('/fr/films/rex', 'Rex'),
    page('/fr/cinemas/rex', 'Rex'),
    page('/fr/cinemas/vox', 'Vox'),
  ]
  expect(pagesIn(pages, ['/fr/cinemas']).map(({ path }) => path)).toEqual([
    '/fr/cinemas/l/rex',
    '/fr/cinemas/vox',
  ])
})

it('reads a title with entities', () => {
  expect(documentTitle('<title data-x>L&#x27;Heure &amp; demie — Marquee</title>')).toBe("L'Heure & demie")
})
