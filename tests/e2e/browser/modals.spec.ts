import { expect, type Page } from '@playwright/test'
import { bookableShowtime, showWith } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsForAxe } from '../inspect.ts'
import { opening } from '../interactions.ts'
import { modalOf, tryModal } from '../modals.ts'
import { desktop, open, phone, test } from '../visitor.ts'

/** The behaviour of modals is proved once for each kind of modal, what all of them show by axe alone. */

test.describe('on a desktop, by keyboard', () => {
  test.use(desktop)

  test('a modal of a fragment opens by link and address, and closes without the fragment', {
    tag: '@quick',
  }, async ({ page }) => {
    const address = `${originOf('ch')}/de/kinos/bern-monbijou`
    await open(page, `${address}#tarifs`)
    const prices = modalOf(page, 'pricing')
    await expect(prices.getByRole('group').filter({ has: page.locator('table:visible') })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(prices).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await tryModal({
      page,
      id: 'cinemaInfo',
      opener: page.getByRole('main').locator('a[href$="#info"]').first(),
      shows: (modal) => expect(modal.locator('address')).toBeVisible(),
    })
    await expect(page).toHaveURL(address)
  })

  test('a wide modal plays a trailer, which is gone when it closes', { tag: '@quick' }, async ({ page }) => {
    const { slug } = await showWith(
      'nl',
      ({ isMovie, trailers }) => isMovie && trailers?.[0]?.videoType === 'own',
    )
    await open(page, `${originOf('nl')}/nl/films/${slug}`)
    await tryModal({
      page,
      id: 'trailers',
      opener: page.getByRole('main').getByRole('link', { name: 'Trailer', exact: true }),
      shows: (modal) => expect(modal.locator('video')).toHaveJSProperty('autoplay', true),
    })
    await expect(page.locator('video')).toHaveCount(0)
  })
})

test.describe('on a phone, by touch', () => {
  test.use(phone)

  test('a sheet at the bottom shows a time, with the link to its booking', { tag: '@quick' }, async ({
    page,
  }) => {
    const { cinema, date, start } = await bookableShowtime('ch')
    await open(page, `${originOf('ch')}/de/kinos/${cinema}/filters/date-${date}`)
    const opener = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${start.slice(11)}`) })
      .first()
    const href = (await opener.getAttribute('href')) ?? ''
    await tryModal({
      page,
      id: 'showtimeDetails',
      opener,
      touch: true,
      shows: async (modal) => {
        await expect(modal).toContainText(start.slice(11))
        await expect(modal.getByRole('link', { name: /Plätze buchen/ })).toHaveAttribute('href', href)
        await expect
          .poll(async () => {
            const box = await modal.boundingBox()
            return Math.round((box?.y ?? 0) + (box?.height ?? 0))
          })
          .toBe(phone.viewport.height)
      },
    })
  })
})

/** Opens the modal of every opener of the page, and collects what axe finds in it; each has to close by Escape. */
async function faultsOfModals(page: Page, ids: readonly string[]) {
  const faults: string[] = []
  for (const [index, id] of ids.entries()) {
    await opening(page, id).target.click()
    const modal = page.getByRole('dialog')
    await expect(modal, id).toBeVisible()
    const found = await faultsForAxe(page, { within: 'dialog[open]', hasAxe: index > 0 })
    faults.push(...found.map((fault) => `${page.url()} ${id}: ${fault}`))
    await page.keyboard.press('Escape')
    await expect(modal, id).toHaveCount(0)
  }
  return faults
}

for (const [device, colorScheme, modals] of [
  [
    desktop,
    'light',
    [
      ['/films', ['search', 'locator', 'showDetails', 'signIn', 'feedback', 'voucherChecker']],
      ['/cinepass', ['partners', 'subscriptionPerks', 'subscriptionPlan']],
    ],
  ],
  [
    phone,
    'dark',
    [
      ['/cinemas/lyon-bellecour', ['cinemaInfo', 'pricing', 'calendar', 'filters', 'showtimeDetails']],
      ['/films/the-ninth-orbit', ['trailers', 'globalFeelings', 'clientRating']],
      ['/experiences', ['experienceTeaser']],
    ],
  ],
] as const) {
  for (const theme of ['light', 'dark'] as const)
    test.describe(`in the ${theme} theme`, { tag: theme === colorScheme ? [] : '@exhaustive' }, () => {
      test.use({ ...device, colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

      test(`modals have no faults for readers at ${device.viewport.width} px, and close by Escape`, async ({
        page,
      }) => {
        test.slow()
        const faults: string[] = []
        for (const [path, ids] of modals) {
          await open(page, originOf('fr') + path)
          faults.push(...(await faultsOfModals(page, ids)))
        }
        expect(faults).toEqual([])
      })
    })
}
