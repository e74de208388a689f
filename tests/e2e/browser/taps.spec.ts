import { expect, type Locator } from '@playwright/test'
import { undecided } from '../consent-state.ts'
import { dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { choosePlace } from '../places.ts'
import { open, phone, test } from '../visitor.ts'

/** Journeys on a phone, in taps from the home page; scrolling and typing are none. `tonight.spec.ts` has another. */

function tapsOf() {
  let count = 0
  return {
    count: () => count,
    tap: async (target: Locator) => {
      count += 1
      await target.click()
    },
  }
}

const fr = originOf('fr')

test.use(phone)

/** The coming Saturday, at least a day ahead. */
function saturday(): string {
  const days = Array.from({ length: 7 }, (_, index) => dayOf('fr', index + 1))
  return days.find((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6) ?? ''
}

test('Saturday at the visitor’s cinema takes three taps', async ({ page, context }) => {
  await choosePlace(page, context, { type: 'cinema', value: 'lyon-bellecour' }, [
    'Lyon Bellecour',
    'lyon-bellecour',
    'cinemaLight',
    'lyon-bellecour',
  ])
  const { tap, count } = tapsOf()
  await open(page, `${fr}/`)
  const tonight = page.locator('.home__tonight a[href$="/ce-soir/lyon-bellecour"]')
  await tap(tonight.first())
  await expect(page).toHaveURL(`${fr}/ce-soir/lyon-bellecour`)
  await tap(page.locator('main a[href$="/cinemas/lyon-bellecour"]').first())
  await expect(page).toHaveURL(/\/cinemas\/lyon-bellecour$/)
  await tap(page.locator(`.day[data-day="${saturday()}"]`))
  await expect(page).toHaveURL(new RegExp(`date-${saturday()}`))
  await expect(page.locator('.show a.time').first()).toBeVisible()
  expect(count()).toBeLessThanOrEqual(3)
})

test.describe('on the first visit', () => {
  test.use({ storageState: undecided })

  test('the trailer of the film of the week takes one tap, and asks for no consent', async ({ page }) => {
    const { tap, count } = tapsOf()
    await open(page, `${fr}/`)
    await tap(page.locator('.hero__act a[href*="bandeannonce"]'))
    const video = modalOf(page, 'mobileTrailer').locator('video')
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && element.readyState > 0))
      .toBe(true)
    expect(count()).toBeLessThanOrEqual(1)
  })

  test('checking a voucher takes three taps', async ({ page }) => {
    const { tap, count } = tapsOf()
    await open(page, `${fr}/`)
    const opener = page.locator('a[data-opens="voucherChecker"]')
    await tap(page.locator('.footer details', { has: opener }).locator('summary'))
    await tap(page.locator('.footer').locator(opener))
    const checker = modalOf(page, 'voucherChecker')
    await checker.getByLabel('Code du bon').fill('SALLE-2-PLACES')
    await tap(checker.getByRole('button', { name: 'Vérifier le bon' }))
    await expect(checker.locator('.card-check__outcome')).toContainText('Ce bon est valable', {
      timeout: 30_000,
    })
    await expect(checker.locator('.card-check__outcome')).toBeInViewport()
    expect(count()).toBeLessThanOrEqual(3)
  })
})
