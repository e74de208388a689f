import { expect, type Page } from '@playwright/test'
import { api, bookableShowtime, dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { open, phone, test, timesIn } from '../visitor.ts'

const film = `${originOf('fr')}/films/the-ninth-orbit`
const lines = (page: Page) => page.locator('.tt > .tt__list .tt__line')
const clocks = (page: Page) => lines(page).locator('time').allTextContents()
const houses = (page: Page) => lines(page).locator('.tt__where a').allTextContents()

test.describe('by time', () => {
  test.use(phone)

  test('times are sorted by time or from the chosen cinema; only a press requests the position, then the nearest cinema is first', async ({
    page,
    context,
  }) => {
    const cinemas = await api<
      readonly { name: string; theaters: readonly { gpsPosition: { x: number; y: number } | null }[] }[]
    >('fr', 'cinemas')
    await open(page, `${film}/filters/date-${dayOf('fr', 1)},localisation-lyon-bellecour`)
    await page.locator('.show-views a[href$="?view=time"]').click()
    await expect(page).toHaveURL(/\?view=time$/)
    await expect(lines(page).first()).toBeVisible()
    const times = await clocks(page)
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual([...times].sort())
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const places = (await houses(page)).map((name) => name.trim())
    const [nearest] = await page
      .locator('.tt__where')
      .filter({ hasNot: page.locator('.tt__far') })
      .getByRole('link')
      .allTextContents()
    await page.locator('.tt .toggle-group button').nth(1).click()
    expect((await houses(page))[0]).toBe(nearest)

    await page.evaluate(() => {
      const { getCurrentPosition } = navigator.geolocation
      navigator.geolocation.getCurrentPosition = (...handlers) => {
        document.documentElement.dataset.asked = 'true'
        getCurrentPosition.apply(navigator.geolocation, handlers)
      }
    })
    const html = page.locator('html')
    const far = cinemas.find(
      ({ name, theaters }) => name !== nearest && places.includes(name) && theaters[0]?.gpsPosition,
    )
    const at = far?.theaters[0]?.gpsPosition
    if (!far || !at) throw new Error('No other cinema of the list has a position')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: at.x, longitude: at.y })
    await expect(html).not.toHaveAttribute('data-asked')
    await page.locator('.tt__tools > .btn').click()
    await expect(html).toHaveAttribute('data-asked')
    await expect.poll(async () => (await houses(page))[0]).toBe(far.name)
  })
})

test.describe('sharing a film', () => {
  test.use(phone)

  test('opens the share sheet of the device, or else copies the link and confirms it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = data?.url
      }
    })
    await open(page, `${film}/filters/sorted`)
    const control = page.locator('.film__act a[href^="mailto:"]')
    await control.click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', film)
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await control.click()
    await expect(control).toHaveText('Lien copié')
    await expect(page.locator('.film__act').getByRole('status')).toHaveText('Lien copié')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(film)
  })
})

test.describe('on paper', () => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0

  test('a cinema’s day prints on one sheet', async ({ page }) => {
    const { cinema } = await bookableShowtime('fr')
    await open(page, `${originOf('fr')}/cinemas/${cinema}/filters/date-${dayOf('fr', 1)}`)
    await expect(timesIn(page.getByRole('main')).first()).toBeVisible()
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
  })
})
