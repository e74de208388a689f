import { expect, type Page } from '@playwright/test'
import { undecided } from '../consent-state.ts'
import { openConsole } from '../flag-owners.ts'
import { previewToken } from '../flag-preview.ts'
import { originOf, requestSite } from '../http.ts'
import { faultsForReaders } from '../inspect.ts'
import { isSameDocument, open, test } from '../visitor.ts'

const linkTo = (token: string, to: string) => `/_preview?${new URLSearchParams({ token, to })}`

/** No axe findings in either theme, and no horizontal overflow. */
async function isWellMade(page: Page): Promise<void> {
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('an owner previews the voucher checker in Belgium, unseen by others, and ends the preview', async ({
  page,
  context,
}) => {
  await openConsole(page, '/preview?site=be&flag=voucherChecker')
  await expect(page.getByRole('checkbox', { name: 'Voucher checker' })).toBeChecked()
  await isWellMade(page)
  await page.getByLabel('Language').selectOption('fr')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByText(/It is good until .* \d\d:\d\d \S+\./)).toBeVisible()
  await isWellMade(page)
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the preview' }).click(),
  ])
  expect(link).toMatch(new RegExp(`^${originOf('be')}/_preview\\?token=`))
  await expect(site).toHaveURL(`${originOf('be')}/fr/voucher`)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Vérifier un bon')
  const banner = site.getByRole('region', { name: 'Aperçu' })
  await expect(banner).toContainText('Voucher checker activée')
  await expect(banner).toContainText(/jusqu’(à|au)/)
  expect((await requestSite('be', '/fr/voucher')).status).toBe(404)

  const ended = site.waitForResponse((response) => response.url() === `${originOf('be')}/fr/voucher`)
  await banner.getByRole('button', { name: 'Quitter l’aperçu' }).click()
  expect((await ended).status()).toBe(404)
  await expect(site).toHaveURL(`${originOf('be')}/fr/voucher`)
  await expect(banner).toHaveCount(0)
  await site.goto(`${originOf('be')}/fr`)
  await expect(banner).toHaveCount(0)
})

test('the banner stays across navigations, and ends the preview by keyboard on the current page', async ({
  page,
}) => {
  await open(page, originOf('ch') + linkTo(previewToken('ch', { offersMenu: false }), '/de'))
  const banner = page.getByRole('region', { name: 'Vorschau' })
  await expect(banner).toContainText('Offers menu aus')
  await page.getByRole('banner').getByRole('link', { name: 'Kinos' }).click()
  await expect(page).toHaveURL(`${originOf('ch')}/de/kinos`)
  await expect(banner).toContainText('Offers menu aus')
  expect(await isSameDocument(page)).toBe(true)
  const end = banner.getByRole('button', { name: 'Vorschau beenden' })
  await end.focus()
  await page.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  await expect(page).toHaveURL(`${originOf('ch')}/de/kinos`)
})

test.describe('as wide as a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('five features fold away; nothing is hidden below the banner, and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]
        for (const entry of entries)
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const token = previewToken('ch', {
      seasonMultipleSelection: false,
      trackingCategories: true,
      vod: true,
      giftCard: true,
      offersMenu: false,
    })
    await page.goto(originOf('ch') + linkTo(token, '/de'))
    const banner = page.getByRole('region', { name: 'Vorschau' })
    const more = banner.getByText('5 Funktionen sind anders als auf der Live-Website')
    await expect(more).toBeVisible()
    await isWellMade(page)
    await more.click()
    await expect(banner.getByText('Season multiple selection aus')).toBeVisible()
    await isWellMade(page)
    await more.click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [last, bar] = [await page.locator('.footer').boundingBox(), await banner.boundingBox()]
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001)
  })

  test('modals open above the banner', async ({ page }) => {
    await page.goto(originOf('ch') + linkTo(previewToken('ch', { vod: true }), '/de'))
    const banner = page.getByRole('region', { name: 'Vorschau' })
    await expect(banner).toBeVisible()
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.locator('.menu:popover-open')).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.elementFromPoint(innerWidth - 20, innerHeight - 20)?.closest('.menu, .preview')
              ?.className,
        ),
      )
      .toContain('menu')
  })
})

test.describe('on the first visit', () => {
  test.use({ storageState: undecided, viewport: { width: 390, height: 844 } })

  test('consent can be refused beside the banner', async ({ page }) => {
    await page.goto(originOf('fr') + linkTo(previewToken('fr', { vod: false }), '/'))
    await expect(page.getByRole('region', { name: 'Aperçu' })).toBeVisible()
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the banner is shown and ends the preview', async ({ page }) => {
    await page.goto(originOf('nl') + linkTo(previewToken('nl', { voucherChecker: true }), '/nl'))
    const banner = page.getByRole('region', { name: 'Voorvertoning' })
    await expect(banner).toContainText('Voucher checker aan')
    await banner.getByRole('button', { name: 'Voorvertoning stoppen' }).click()
    await expect(page).toHaveURL(`${originOf('nl')}/nl`)
    await expect(banner).toHaveCount(0)
  })
})
