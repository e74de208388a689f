import { expect, test } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { linksOf } from '../content.ts'
import { requestSite } from '../http.ts'
import { typesOf } from '../json-ld.ts'
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

test('the list links to every experience of its language', { tag: '@quick' }, async () => {
  for (const [site, list] of [
    ['fr', '/experiences'],
    ['nl', '/nl/belevenissen'],
  ] as const) {
    const own = await experiencesOf(site, new RegExp(`^${list}/[a-z0-9-]+$`))
    const linked = linksOf((await requestSite(site, list)).body)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((path) => !linked.includes(path))).toEqual([])
  }
})

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

test('an unknown experience, group or article is not found; an old address redirects to the new one', {
  tag: '@quick',
}, async () => {
  for (const path of ['/experiences/nothing', '/experiences/rubrique/nothing', '/specials/nothing'])
    expect((await requestSite('fr', path)).status).toBe(404)
  const { path } = await anExperience()
  const { status, headers } = await requestSite('fr', `/redirect/fr/experience/${path.split('/').at(-1)}`)
  expect([status, headers.location]).toEqual([301, path])
})

test('an article has its own address in each language', { tag: '@quick' }, async () => {
  const [article = ''] = await experiencesOf('fr', /^\/specials\/[a-z0-9-]+$/)
  const { body } = await requestSite('fr', article)
  const english = /hrefLang="en-FR" href="[^"]*?(\/en\/specials\/[a-z0-9-]+)"/i.exec(body)?.[1] ?? ''
  expect(english.endsWith(article)).toBe(false)
  expect((await requestSite('fr', english)).status).toBe(200)
  expect(typesOf(body)).toContain('Article')
})

test('the menu links to the experiences where the site is configured to', { tag: '@quick' }, async () => {
  const menu = async (site: SiteId, home: string) =>
    /<header.*?<\/header>/s.exec((await requestSite(site, home)).body)?.[0] ?? ''
  expect(await menu('nl', '/nl')).toContain('href="/nl/belevenissen"')
  expect(await menu('fr', '/')).not.toContain('href="/experiences"')
})
