import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { desktop, hydrated, open, test } from '../visitor.ts'

const line = (page: Page) => page.locator('.hpush')
const storedDay = (page: Page) => page.evaluate(() => localStorage.getItem('push'))
const day = (date: string) => new Date(`2026-11-${date}T12:00:00+01:00`)

async function stir(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
}

test.describe('the line above the header', () => {
  test.use(desktop)

  test('is hidden once seen, from the first paint, until the next day of the site, and closes by keyboard', async ({
    page,
  }) => {
    const errors = await watch(page)
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        // The body has only started: nothing has been painted.
        sessionStorage.setItem('pushAtBody', document.documentElement.dataset.push ?? 'none')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.clock.setFixedTime(day('20'))
    await open(page, `${originOf('fr')}/cvd`)
    await expect(line(page)).toBeVisible()
    expect(await storedDay(page)).toBeNull()
    await stir(page)
    await expect.poll(() => storedDay(page)).toBe('2026-11-20')
    await expect(line(page)).toBeVisible()
    expect(await faultsInView(page, errors)).toEqual([])

    await page.reload()
    await hydrated(page)
    await expect(line(page)).toBeHidden()
    expect(await page.evaluate(() => sessionStorage.getItem('pushAtBody'))).toBe('seen')
    expect(await faultsInView(page, errors)).toEqual([])

    // 23:30 in Paris is still that day and 00:30 the next, whatever the visitor's own clock says.
    await page.clock.setFixedTime(new Date('2026-11-20T22:30:00Z'))
    await page.reload()
    await expect(line(page)).toBeHidden()
    await page.clock.setFixedTime(new Date('2026-11-20T23:30:00Z'))
    await page.reload()
    await expect(line(page)).toBeVisible()
    expect(await faultsInView(page, errors)).toEqual([])

    await hydrated(page)
    await line(page).getByRole('button').press('Enter')
    await expect(line(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  })
})
