import { expect, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { api, bookableShowtime, dayOf } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { open, phone, test, timesIn } from '../visitor.ts'

async function timetableOf(site: SiteId, prefix = 'films') {
  const { show, cinema } = await bookableShowtime(site)
  return {
    path: `/${prefix}/${show.slug}/filters/date-${dayOf(site, 1)},localisation-${cinema}`,
    slug: show.slug,
    cinema,
  }
}

/** The programme of a French cinema tomorrow whose page is as the test needs it. */
async function cinemaDay(holds: (html: string) => boolean): Promise<string> {
  for (const { slug } of await api<readonly { readonly slug: string }[]>('fr', 'cinemas')) {
    const path = `/cinemas/${slug}/filters/date-${dayOf('fr', 1)}`
    if (holds((await requestSite('fr', path)).body)) return path
  }
  throw new Error('No programme is as the test needs it')
}

const lines = (page: Page) => page.locator('.tt > .tt__list .tt__line')
const clocks = (page: Page) => lines(page).locator('time').allTextContents()
const houses = (page: Page) => lines(page).locator('.tt__where a').allTextContents()

test.describe('by time', () => {
  test.use(phone)

  test('without a position times are sorted by time or from the chosen cinema; only a press requests the position', async ({
    page,
  }) => {
    const { path } = await timetableOf('fr')
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refused) => {
        document.documentElement.dataset.asked = 'true'
        refused?.({ code: 1, message: 'no' } as GeolocationPositionError)
      }
    })
    await open(page, originOf('fr') + path)
    await page.locator('.show-views a[href$="?view=time"]').click()
    await expect(page).toHaveURL(/\?view=time$/)
    await expect(lines(page).first()).toBeVisible()
    const times = await clocks(page)
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual([...times].sort())
    const [nearest] = await page
      .locator('.tt__where')
      .filter({ hasNot: page.locator('.tt__far') })
      .locator('a')
      .allTextContents()
    await page.locator('.tt .toggle-group button').nth(1).click()
    expect((await houses(page))[0]).toBe(nearest)
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    await page.locator('.tt__tools > .btn').click()
    await expect(page.locator('html')).toHaveAttribute('data-asked')
    await expect(page.locator('.tt [role=status]')).toContainText(nearest ?? '')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing sticks out',
    ).toBe(true)
  })

  test('with a position the nearest cinema is first', async ({ page, context }) => {
    const { path } = await timetableOf('fr')
    const cinemas = await api<
      readonly { name: string; theaters: readonly { gpsPosition: { x: number; y: number } | null }[] }[]
    >('fr', 'cinemas')
    await open(page, `${originOf('fr')}${path}?view=time`)
    const last = (await houses(page)).at(-1)
    const at = cinemas.find(({ name }) => name === last)?.theaters[0]?.gpsPosition
    if (!last || !at) throw new Error('The last cinema of the list has no position')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: at.x, longitude: at.y })
    await page.locator('.tt__tools > .btn').click()
    await expect.poll(async () => (await houses(page))[0]).toBe(last)
  })
})

test.describe('sharing a film', () => {
  test.use(phone)

  test('opens the share sheet of the device', async ({ page }) => {
    const { slug } = await timetableOf('fr')
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = data?.url
      }
    })
    await open(page, `${originOf('fr')}/films/${slug}/filters/sorted`)
    await page.locator('.film__act a[href^="mailto:"]').click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', `${originOf('fr')}/films/${slug}`)
  })

  test('copies the link where there is no share sheet, and confirms it', async ({ page, context }) => {
    const { slug } = await timetableOf('fr')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await open(page, `${originOf('fr')}/films/${slug}`)
    const control = page.locator('.film__act a[href^="mailto:"]')
    await control.click()
    await expect(control).toHaveText('Lien copié')
    await expect(page.locator('.film__act [role=status]')).toHaveText('Lien copié')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${originOf('fr')}/films/${slug}`)
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

  test('a cinema’s day prints without offers', async ({ page }) => {
    const path = await cinemaDay((html) => html.includes('class="upsell"'))
    await open(page, originOf('fr') + path)
    await expect(page.locator('.prog .upsell').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.prog .upsell').filter({ visible: true })).toHaveCount(0)
  })
})
