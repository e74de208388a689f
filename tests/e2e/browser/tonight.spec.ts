import { expect, type Locator } from '@playwright/test'
import { api } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsForAxe, faultsInView, watch } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { open, phone, test } from '../visitor.ts'

const fr = originOf('fr')

interface KnownCinema {
  readonly slug: string
  readonly theaters: readonly { readonly gpsPosition: { readonly x: number; readonly y: number } }[]
}

test.use(phone)

test('a seat tonight nearby takes five taps from a cold start', async ({ page, context }) => {
  const cinema = (await api<readonly KnownCinema[]>('fr', 'cinemas')).find(
    ({ slug }) => slug === 'lyon-bellecour',
  )
  const { x, y } = cinema?.theaters[0]?.gpsPosition ?? { x: 0, y: 0 }
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: x, longitude: y })
  await page.route('**/api/zone?*', (route) => route.fulfill({ json: null }))
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const errors = await watch(page)
  await open(page, `${fr}/`)
  await tap(page.locator('.header__menu'))
  await tap(page.locator('[popover]:popover-open').getByRole('link', { name: 'Ce soir', exact: true }))
  await expect(page).toHaveURL(`${fr}/ce-soir`)
  await tap(page.locator('main').getByRole('button', { name: 'Autour de moi' }))
  await expect(page).toHaveURL(`${fr}/ce-soir/lyon`)
  await expect(page.locator('main h1')).toContainText('Lyon')
  expect(await faultsInView(page, errors)).toEqual([])
  await tap(page.locator('.tt__line a.time').first())
  await tap(modalOf(page, 'showtimeDetails').locator('.btn--book'))
  await expect(page).toHaveURL(/\/booking\?/)
  expect(taps).toBeLessThanOrEqual(5)
})

test('the list of a city has no faults, and its choices are links', async ({ page }) => {
  const errors = await watch(page)
  await open(page, `${fr}/ce-soir/lyon`)
  expect(await faultsForAxe(page)).toEqual([])
  expect(await faultsInView(page, errors)).toEqual([])
  const covered = () =>
    page.locator('.tt__line').evaluateAll((lines) =>
      lines.map((line) => {
        const [poster, film] = ['.tt__poster', '.tt__film'].map((name) => line.querySelector(name))
        return Number(film?.getBoundingClientRect().left) < Number(poster?.getBoundingClientRect().right)
      }),
    )
  expect(await covered()).not.toContain(true)
  // Few seats widen the column of times; which times have few differs by the hour.
  await page
    .locator('.tt__line > .time')
    .first()
    .evaluate((time) => time.classList.add('time--few'))
  expect(await covered()).not.toContain(true)
  // Choices of the time are there while some of the evening is left.
  const choice = page.locator('.tonight__choices a:not([aria-current])').first()
  const href = (await choice.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/ce-soir\/lyon[?/]/)
  const chosen = page.locator('.tonight__choices a', { hasText: (await choice.textContent()) ?? '' })
  await choice.click()
  await expect(page).toHaveURL(`${fr}${href}`)
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.tt__line').first()).toBeVisible()
})
