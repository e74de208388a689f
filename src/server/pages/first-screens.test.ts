import { expect, test, vi } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { firstPictures, openFirstScreens } from './first-screens.ts'

const page = `
  <link rel="preload" as="image" imageSrcSet="/media/backdrops/a.avif?w=640&amp;f=avif 640w, /media/backdrops/a.avif?w=1280&amp;f=avif 1280w"/>
  <picture><source srcSet="/media/posters/b.avif?w=320&amp;f=avif 320w"/><img fetchPriority="high" src="/media/posters/b.avif?w=320&amp;f=webp"/></picture>
  <picture><source srcSet="/media/posters/c.avif?w=320&amp;f=avif 320w"/><img loading="lazy" src="/media/posters/c.avif?w=320&amp;f=webp"/></picture>`

test('the first screen has the pictures that are preloaded or of high priority', () => {
  expect(firstPictures(page)).toEqual([
    { path: 'backdrops/a.avif', width: 640, format: 'avif' },
    { path: 'backdrops/a.avif', width: 1280, format: 'avif' },
    { path: 'posters/b.avif', width: 320, format: 'avif' },
  ])
})

test('opens every edition once', async () => {
  const requests: string[] = []
  const fetch = vi.fn(async (request: Request) => {
    requests.push(`${request.headers.get('host')}${new URL(request.url).pathname}`)
    return new Response(page)
  })
  const server = { fetch, warmImages: () => {} }
  await openFirstScreens(server, 3000, { hosts: {}, TRUST_PROXY: 0 })
  expect(requests).toHaveLength(siteIds.length)
  expect(requests).toContain('fr.localhost:3000/')
  expect(requests).toContain('ch.localhost:3000/en')
})

test('behind a proxy opens the editions as visitors do', async () => {
  const requests: (string | null)[] = []
  const fetch = async ({ headers }: Request) => {
    requests.push(`${headers.get('x-forwarded-proto')} ${headers.get('host')}`)
    return new Response(page)
  }
  const env = { hosts: { fr: 'cinema.example' }, TRUST_PROXY: 1 }
  await openFirstScreens({ fetch, warmImages: () => {} }, 3000, env)
  expect(requests).toContain('https cinema.example')
})

test('opens a page that came too late once more, and names those that are still missing', async () => {
  const hosts: string[] = []
  const fetch = async ({ headers }: Request) => {
    const host = headers.get('host') ?? ''
    hosts.push(host)
    const isLate = host.startsWith('fr.') ? hosts.length === 1 : host.startsWith('nl.')
    return new Response(page, { status: isLate ? 503 : 200 })
  }
  const opened = openFirstScreens({ fetch, warmImages: () => {} }, 3000, { hosts: {}, TRUST_PROXY: 0 })
  await expect(opened).rejects.toThrow(/^No home page of nl$/)
  expect(hosts.slice(siteIds.length)).toEqual(['fr.localhost:3000', 'nl.localhost:3000'])
})
