import { expect, test } from '@playwright/test'
import { defaultFlags } from '../../../config/flags.ts'
import { siteIds, sites } from '../../../config/sites.ts'
import { createSitePaths } from '../../../src/addresses/site-paths.ts'
import { showsOf } from '../content.ts'
import { requestSite } from '../http.ts'

test('the page of the wishlist exists on every site in every language, and names no film', async () => {
  for (const site of siteIds) {
    const paths = createSitePaths(sites[site], defaultFlags(site))
    for (const language of sites[site].languages) {
      const { status, body } = await requestSite(site, paths.href('wishlist', language) ?? '')
      expect([site, language, status]).toEqual([site, language, 200])
      expect(body).toContain('<meta name="robots" content="noindex"')
      expect(body).not.toMatch(/<main[\s\S]*class="card"[\s\S]*<\/main>/)
    }
  }
})

test('the cards of all films are the same for every visitor', async () => {
  const cards = async (headers: Record<string, string> = {}) =>
    requestSite('fr', '/_page/filmCards?language=fr', { headers })
  const { status, body } = await cards()
  const { page } = JSON.parse(body) as {
    readonly page: { readonly films: readonly { readonly card: { readonly slug: string } }[] }
  }
  expect(status).toBe(200)
  expect(page.films.map(({ card }) => card.slug).toSorted()).toEqual(
    (await showsOf('fr')).map(({ slug }) => slug).toSorted(),
  )
  expect((await cards({ cookie: 'client-session=x; locator=y' })).body).toBe(body)
})
