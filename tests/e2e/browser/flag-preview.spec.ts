import { expect } from '@playwright/test'
import { undecided } from '../consent-state.ts'
import { previewToken } from '../flag-preview.ts'
import { originOf } from '../http.ts'
import { isSameDocument, open, test } from '../visitor.ts'

const linkTo = (token: string, to: string) => `/_preview?${new URLSearchParams({ token, to })}`

test.describe('on a phone, at the first visit', () => {
  test.use({ storageState: undecided, viewport: { width: 390, height: 844 } })

  test('consent is refused beside the banner; five features fold away, nothing is hidden below, the menu opens above and leads to a previewed page; the preview ends', async ({
    page,
  }) => {
    const flags = {
      seasonMultipleSelection: false,
      trackingCategories: true,
      vod: true,
      giftCard: true,
      offersMenu: false,
    }
    // The name of the day on which it ends makes the banner higher.
    const token = previewToken('ch', flags, Date.now() + 86_400_000)
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
    await page.locator('#menu .menu__entry[href="/de/kinos"]').click()
    await expect(page).toHaveURL(`${originOf('ch')}/de/kinos`)
    expect(await isSameDocument(page)).toBe(true)
    await expect(more).toBeVisible()
    await banner.getByRole('button', { name: 'Vorschau beenden' }).press('Enter')
    await expect(banner).toHaveCount(0)
  })
})
