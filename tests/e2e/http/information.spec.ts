import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { expect, test } from '@playwright/test'
import { defaultFlags } from '#config/flags.ts'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { requestSite } from '../http.ts'
import { sitemapOf } from '../sitemap.ts'

interface Listed {
  readonly slug: string
  readonly title: string
  readonly indexed: boolean
}

const fixed = ['cvd', 'general-terms']

for (const site of ['fr', 'ch'] as const) {
  test(`${site}: every information page and document is served in every language; hidden ones are not indexed or listed`, {
    tag: site === 'fr' ? '@quick' : '@exhaustive',
  }, async () => {
    const paths = createSitePaths(sites[site], defaultFlags(site))
    const listed = new Set((await sitemapOf(site)).map(({ path }) => path))
    for (const language of sites[site].languages as readonly Language[]) {
      const pages = JSON.parse(
        (await requestSite(site, `/api/master-template/pages?language=${language}`)).body,
      ) as Listed[]
      const information = pages.filter(({ slug }) => !fixed.includes(slug))
      expect(information.filter(({ indexed }) => indexed).length).toBeGreaterThanOrEqual(8)
      for (const { slug, indexed } of information) {
        const path = paths.href('information', language, { slug }) ?? ''
        const { status, body, headers } = await requestSite(site, path)
        expect([path, listed.has(path)]).toEqual([path, indexed])
        if (status === 301) {
          expect([path, (await requestSite(site, headers.location ?? '')).status]).toEqual([path, 200])
          continue
        }
        expect([path, status]).toEqual([path, 200])
        expect([path, /<meta name="robots" content="[^"]*noindex/.test(body)]).toEqual([path, !indexed])
        expect([path, body.match(/<h1/g)?.length]).toEqual([path, 1])
      }
      for (const kind of ['cvd', 'mobileApp', 'generalTerms'] as const) {
        const path = paths.href(kind, language)
        if (kind === 'generalTerms') expect(path === undefined).toBe(site !== 'fr')
        if (path === undefined) continue
        expect([path, (await requestSite(site, path)).status, listed.has(path)]).toEqual([path, 200, true])
      }
      expect(
        (await requestSite(site, paths.href('information', language, { slug: 'nothing-here' }) ?? '')).status,
      ).toBe(404)
    }
  })
}
