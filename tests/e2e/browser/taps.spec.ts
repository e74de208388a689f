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
  const tonight = page.locator('.home__tonight a[href*="/ce-soir/lyon-bellecour"]')
  await tap(tonight.first())
  // By day the rail links all times, not the evening alone.
  await expect(page).toHaveURL(/\/ce-soir\/lyon-bellecour(?:\?view=all)?$/)
  await tap(page.locator('main a[href$="/cinemas/lyon-bellecour"]').first())
  await expect(page).toHaveURL(/\/cinemas\/lyon-bellecour$/)
  await tap(page.locator(`.day[data-day="${saturday()}"]`))
  await expect(page).toHaveURL(new RegExp(`date-${saturday()}`))
  await expect(page.locator('.show a.time').first()).toBeVisible()
  expect(count()).toBeLessThanOrEqual(3)
})

test.describe('on the first visit', () => {
  test.use({ storageState: undecided })

  test('the trailer of the film of the week takes one tap and no consent, checking a voucher three taps', async ({
    page,
  }) => {
    const videos: string[] = []
    page.on('request', (request) => {
      if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) videos.push(request.url())
    })
    const trailer = tapsOf()
    await open(page, `${fr}/`)
    expect(videos, 'requested before the tap').toEqual([])
    await trailer.tap(page.locator('.hero__act a[href*="bandeannonce"]'))
    const modal = modalOf(page, 'mobileTrailer')
    const isPlaying = (video: HTMLVideoElement) => !video.paused && video.readyState > 0
    await expect.poll(() => modal.locator('video').evaluate(isPlaying)).toBe(true)
    expect(trailer.count()).toBeLessThanOrEqual(1)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)

    const { tap, count } = tapsOf()
    const opener = page.locator('a[data-opens="voucherChecker"]')
    await tap(page.locator('.footer details', { has: opener }).locator('summary'))
    await tap(page.locator('.footer').locator(opener))
    const checker = modalOf(page, 'voucherChecker')
    await checker.getByLabel('Code du bon').fill('SALLE-2-PLACES')
    await tap(checker.getByRole('button', { name: 'Vérifier le bon' }))
    await expect(checker.locator('.card-check__outcome')).toContainText('Ce bon est valable')
    await expect(checker.locator('.card-check__outcome')).toBeInViewport()
    expect(count()).toBeLessThanOrEqual(3)
  })
})
