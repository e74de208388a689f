import { expect, test } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { siteIds } from '../../../config/sites.ts'
import { requestSite } from '../http.ts'
import { sitemapOf } from '../sitemap.ts'

const cards = (html: string) =>
  [...html.matchAll(/<article class="card">.*?href="([^"]+)"/gs)].map(([, href = '']) => href)
const isNoindex = (html: string) => /<meta name="robots" content="noindex/.test(html)
const typesOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .flatMap(([, json = '']): readonly { readonly '@type': string }[] => JSON.parse(json))
    .map((thing) => thing['@type'])

const experiencesOf = async (site: SiteId, list: RegExp) =>
  (await sitemapOf(site)).map(({ path }) => path).filter((path) => list.test(path))
const anExperience = async () => {
  for (const path of await experiencesOf('fr', /^\/experiences\/[a-z0-9-]+$/)) {
    const { body } = await requestSite('fr', path)
    if (cards(body).length > 1) return { path, body }
  }
  throw new Error('No experience has a programme')
}

for (const site of siteIds) {
  test(`${site}: the list links to every experience of its language, and the first has structured data`, async () => {
    const paths = (await sitemapOf(site)).map(({ path }) => path)
    const list =
      paths.find((path) => /^(\/[a-z]{2})?\/(experiences|erlebnisse|belevenissen|belevingen)$/.test(path)) ??
      ''
    const { status, body } = await requestSite(site, list)
    expect(status).toBe(200)
    expect(typesOf(body)).toContain('ItemList')
    const own = paths.filter(
      (path) => path.startsWith(`${list}/`) && path.split('/').length === list.split('/').length + 1,
    )
    expect(own.length).toBeGreaterThan(0)
    for (const path of own) expect(body, path).toContain(`href="${path}"`)
    const [first = ''] = own
    expect(typesOf((await requestSite(site, first)).body)).toContain('Service')
  })
}

test('an experience is filtered in the served HTML', async () => {
  const { path, body } = await anExperience()
  const slug = path.split('/').at(-1) ?? ''
  expect(isNoindex(body)).toBe(false)
  expect(cards(body).every((href) => href.includes(`tags-${slug}`))).toBe(true)

  const [place = ''] = [...body.matchAll(new RegExp(`${path}/filters/localisation-([a-z0-9-]+)"`, 'g'))].map(
    ([, name = '']) => name,
  )
  const placed = await requestSite('fr', `${path}/filters/localisation-${place}`)
  expect(placed.status).toBe(200)
  expect(isNoindex(placed.body)).toBe(true)
  expect(placed.body).toContain('class="board dark"')
  expect(placed.body).toContain(`tags-${slug},localisation-${place}"`)

  const [, day = ''] = /\/filters\/date-(\d{4}-\d{2}-\d{2})"/.exec(body.split('aria-current')[1] ?? '') ?? []
  const other = await requestSite('fr', `${path}/filters/date-${day}`)
  expect(cards(other.body).every((href) => href.includes(`date-${day},tags-${slug}`))).toBe(true)

  const versions = [...body.matchAll(/\/filters\/versions-([a-z0-9]+)"/g)].map(([, name = '']) => name)
  for (const version of new Set(versions)) {
    const narrowed = cards((await requestSite('fr', `${path}/filters/versions-${version}`)).body)
    expect(narrowed.length, version).toBeGreaterThan(0)
    expect(narrowed.length, version).toBeLessThanOrEqual(cards(body).length)
  }
  expect(cards((await requestSite('fr', `${path}/filters/versions-klingon`)).body)).toEqual([])
})

test('an unknown experience, group or article is not found; an old address redirects to the new one', async () => {
  for (const path of ['/experiences/nothing', '/experiences/rubrique/nothing', '/specials/nothing'])
    expect((await requestSite('fr', path)).status).toBe(404)
  const { path } = await anExperience()
  const { status, headers } = await requestSite('fr', `/redirect/fr/experience/${path.split('/').at(-1)}`)
  expect([status, headers.location]).toEqual([301, path])
})

test('an article has its own address in each language', async () => {
  const [article = ''] = await experiencesOf('fr', /^\/specials\/[a-z0-9-]+$/)
  const { body } = await requestSite('fr', article)
  const english = /hrefLang="en-FR" href="[^"]*?(\/en\/specials\/[a-z0-9-]+)"/i.exec(body)?.[1] ?? ''
  expect(english.endsWith(article)).toBe(false)
  expect((await requestSite('fr', english)).status).toBe(200)
  expect(typesOf(body)).toContain('Article')
})

test('the menu links to the experiences where the site is configured to', async () => {
  const menu = async (site: SiteId, home: string) =>
    /<header.*?<\/header>/s.exec((await requestSite(site, home)).body)?.[0] ?? ''
  expect(await menu('nl', '/nl')).toContain('href="/nl/belevenissen"')
  expect(await menu('fr', '/')).not.toContain('href="/experiences"')
})
