import { expect } from '@playwright/test'
import { signIn } from '../client-of-site.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { header } from '../real-client.ts'
import { open, test } from '../visitor.ts'

for (const [site, path, name, width] of [
  ['fr', '/films', 'Mon abonnement', 1080],
  ['fr', '/films', 'Mon abonnement', 1440],
  ['nl', '/nl/films', 'Mijn pas', 1080],
] as const)
  test(`${site}: the header of a client with a plan has an entry for it at ${width} px, without a layout shift`, {
    tag: site === 'fr' && width === 1080 ? [] : '@exhaustive',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, site, { subscription: { currentPlan: 'solo' } })
    const errors = await watch(page)
    await open(page, originOf(site) + path)
    await expect(header(page).getByRole('link', { name })).toBeVisible()
    expect(await faultsInView(page, errors)).toEqual([])
  })
