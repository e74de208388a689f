import { expect, test } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { requestSite } from '../http.ts'
import { sitemapOf } from '../sitemap.ts'

const cards = (html: string) =>
  [...html.matchAll(/<article class="card">.*?href="([^"]+)"/gs)].map(([, href = '']) => href)
const isNoindex = (html: string) => /<meta name="robots" content="noindex/.test(html)

const experiencesOf = async (site: SiteId, list: RegExp) =>
  (await sitemapOf(site)).map(({ path }) => path).filter((path) => list.test(path))
const anExperience = async () => {
  for (const path of await experiencesOf('fr', /^\/experiences\/[a-z0-9-]+$/)) {
    const { body } = await requestSite('fr', path)
    if (cards(body).length > 1) return { path, body }
  }
  throw new Error('No experience has a programme')
}

test('an experience is filtered in the served HTML', { tag: '@quick' }, async () => {
  const { path, body } = await anExperience()
  const slug = path.split('/').at(-1) ?? ''
  expect(isNoindex(body)).toBe(false)
  expect(cards(body).filter((href) => !href.includes(`tags-${slug}`))).toEqual([])

  const [place = ''] = [...body.matchAll(new RegExp(`${path}/filters/localisation-([a-z0-9-]+)"`, 'g'))].map(
    ([, name = '']) => name,
  )
  const placed = await requestSite('fr', `${path}/filters/localisation-${place}`)
  expect(placed.status).toBe(200)
  expect(isNoindex(placed.body)).toBe(true)
  expect(placed.body).toContain('class="board dark"')
  expect(placed.body).toContain(`tags-${slug},localisation-${place}"`)

  const [, day = ''] = /\/filters\/date-(\d{4}-\d{2}-\d{2})"/.exec(body.split('aria-current')[1] ?? '') ?? []
  const other = cards((await requestSite('fr', `${path}/filters/date-${day}`)).body)
  expect(other.length).toBeGreaterThan(0)
  expect(other.filter((href) => !href.includes(`date-${day},tags-${slug}`))).toEqual([])

  const versions = [...body.matchAll(/\/filters\/versions-([a-z0-9]+)"/g)].map(([, name = '']) => name)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of new Set(versions)) {
    const narrowed = cards((await requestSite('fr', `${path}/filters/versions-${version}`)).body)
    expect(narrowed.length, version).toBeGreaterThan(0)
    expect(narrowed.length, version).toBeLessThanOrEqual(cards(body).length)
  }
  expect(cards((await requestSite('fr', `${path}/filters/versions-klingon`)).body)).toEqual([])
})
