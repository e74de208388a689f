import { expect } from '@playwright/test'
import { undecided } from '../consent-state.ts'
import { openConsole } from '../flag-owners.ts'
import { previewToken } from '../flag-preview.ts'
import { originOf, requestSite } from '../http.ts'
import { hydrated, isSameDocument, open, test } from '../visitor.ts'

const linkTo = (token: string, to: string) => `/_preview?${new URLSearchParams({ token, to })}`

test('an owner previews the voucher checker in Belgium across pages, unseen by others, and ends the preview', async ({
  page,
  context,
}) => {
  await openConsole(page, '/preview?site=be&flag=voucherChecker')
  await page.getByLabel('Search').fill('check')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'Voucher checker' })).toBeChecked()
  await page.getByLabel('Language').selectOption('fr')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByText(/It is good until .* \d\d:\d\d \S+\./)).toBeVisible()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the preview' }).click(),
  ])
  expect(link).toMatch(new RegExp(`^${originOf('be')}/_preview\\?token=`))
  await expect(site).toHaveURL(`${originOf('be')}/fr/voucher`)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Vérifier un bon')
  const banner = site.getByRole('region', { name: 'Aperçu' })
  await expect(banner).toContainText('Vérification des bons activée')
  await expect(banner).toContainText(/jusqu’(à|au)/)
  expect((await requestSite('be', '/fr/voucher')).status).toBe(404)

  await hydrated(site)
  await site.evaluate(() => {
    window.sameDocument = true
  })
  await site.getByRole('banner').getByRole('link', { name: 'Cinémas' }).first().click()
  await expect(site).toHaveURL(`${originOf('be')}/fr/cinemas`)
  await expect(banner).toContainText('Vérification des bons activée')
  expect(await isSameDocument(site)).toBe(true)
  await site.goBack()
  await expect(site).toHaveURL(`${originOf('be')}/fr/voucher`)

  const ended = site.waitForResponse((response) => response.url() === `${originOf('be')}/fr/voucher`)
  await banner.getByRole('button', { name: 'Quitter l’aperçu' }).press('Enter')
  expect((await ended).status()).toBe(404)
  await expect(site).toHaveURL(`${originOf('be')}/fr/voucher`)
  await expect(banner).toHaveCount(0)
  await site.goto(`${originOf('be')}/fr`)
  await expect(banner).toHaveCount(0)
})

test.describe('on a phone, at the first visit', () => {
  test.use({ storageState: undecided, viewport: { width: 390, height: 844 } })

  test('consent is refused beside the banner; five features fold away, nothing is hidden below, and the menu opens above', async ({
    page,
  }) => {
    const token = previewToken('ch', {
      seasonMultipleSelection: false,
      trackingCategories: true,
      vod: true,
      giftCard: true,
      offersMenu: false,
    })
    await open(page, originOf('ch') + linkTo(token, '/de'))
    const banner = page.getByRole('region', { name: 'Vorschau' })
    await page.getByRole('button', { name: 'Alle ablehnen' }).click()
    await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeHidden()
    const more = banner.getByText('5 Funktionen sind anders als auf der Live-Website')
    await more.click()
    await expect(banner.getByText('Mehrere Termine einer Saison aus')).toBeVisible()
    await more.click()
    const end = page.getByRole('contentinfo')
    const gap = () =>
      Promise.all([end.boundingBox(), banner.boundingBox()]).then(
        ([last, bar]) => (bar?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0)),
      )
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(gap).toBeGreaterThanOrEqual(-1)
    await page.getByRole('button', { name: 'Menü' }).click()
    const onTop = () =>
      page.evaluate(() => {
        const shown = document.elementFromPoint(innerWidth - 20, innerHeight - 20)
        return shown?.closest('[popover]') !== null && shown?.closest('[aria-label="Vorschau"]') === null
      })
    await expect.poll(onTop).toBe(true)
  })
})
