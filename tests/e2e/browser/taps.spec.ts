import { expect, type Locator } from '@playwright/test'
import { undecided } from '../consent-state.ts'
import { dayOf } from '../content.ts'
import { openAt } from '../content-preview.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { choosePlace, locatorModal } from '../places.ts'
import { open, phone, test, timesIn } from '../visitor.ts'

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
  // The rail links all times by day, not the evening alone.
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

  test('a seat tonight near the visitor takes six taps without an account', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 45.757, longitude: 4.833 })
    await page.route('**/api/zone?*', (route) => route.fulfill({ json: null }))
    const { tap, count } = tapsOf()
    await openAt(page, '/', '18:00')
    await tap(page.locator('.home__tonight .place'))
    await tap(locatorModal(page).getByRole('button', { name: /Autour de moi/ }))
    await page.keyboard.press('Escape')
    const hero = page.locator('.hero__next')
    await expect(hero).toContainText('Lyon')
    await tap(timesIn(hero).first())
    await tap(modalOf(page, 'showtimeDetails').getByRole('link', { name: /Réserver/ }))
    await tap(page.getByRole('link', { name: 'Commander sans compte' }))
    await page.getByLabel('Adresse e-mail').fill('guest@cinema.example')
    await tap(page.getByRole('button', { name: 'Confirmer la commande' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation' })).toBeVisible()
    expect(count()).toBeLessThanOrEqual(6)
  })

  test('two evenings of a season take five taps to one order without an account', async ({ page }) => {
    const { tap, count } = tapsOf()
    await open(page, `${fr}/`)
    await tap(page.getByRole('main').locator('a[href="/saison/opera"]').first())
    const times = page.locator('.season-day button.time[aria-pressed]')
    await tap(times.nth(0))
    await tap(times.nth(1))
    await tap(page.locator('.season-bar a.btn--book'))
    await expect(page.locator('.booking__list li')).toHaveCount(2)
    await tap(page.getByRole('link', { name: 'Commander sans compte' }))
    await expect(page.getByRole('button', { name: 'Confirmer la commande' })).toHaveCount(1)
    expect(count()).toBeLessThanOrEqual(5)
  })

  test('a gift card takes three taps without an account', async ({ page }) => {
    const { tap, count } = tapsOf()
    await open(page, `${originOf('nl')}/nl`)
    const link = page.locator('a[href="/nl/giftcard"]')
    await tap(page.locator('.footer details', { has: link }).locator('summary'))
    await tap(page.locator('.footer').locator(link))
    await tap(page.getByRole('link', { name: /Cadeaukaart van € 25,00 bestellen/ }))
    await expect(page).toHaveURL(`${originOf('nl')}/nl/booking?giftcard=1&amount=25`)
    await expect(page.getByRole('main')).toContainText('25,00')
    expect(count()).toBeLessThanOrEqual(3)
  })

  test('the trailer of the film of the week takes one tap and no consent', async ({ page }) => {
    const videos: string[] = []
    page.on('request', (request) => {
      if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) videos.push(request.url())
    })
    const { tap, count } = tapsOf()
    await open(page, `${fr}/`)
    expect(videos, 'requested before the tap').toEqual([])
    await tap(page.locator('.hero__act a[href*="bandeannonce"]'))
    const modal = modalOf(page, 'mobileTrailer')
    const isPlaying = (video: HTMLVideoElement) => !video.paused && video.readyState > 0
    await expect.poll(() => modal.locator('video').evaluate(isPlaying)).toBe(true)
    expect(count()).toBeLessThanOrEqual(1)
  })
})
