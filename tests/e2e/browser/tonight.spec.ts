import { expect, type Locator } from '@playwright/test'
import { api } from '../content.ts'
import { openAt } from '../content-preview.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { phone, test, timesIn } from '../visitor.ts'

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
  await openAt(page, '/', '18:00')
  await tap(page.getByRole('button', { name: 'Ouvrir le menu' }))
  await tap(page.locator('[popover]:popover-open').getByRole('link', { name: 'Ce soir', exact: true }))
  await expect(page).toHaveURL(`${fr}/ce-soir`)
  await tap(page.locator('main').getByRole('button', { name: 'Autour de moi' }))
  await expect(page).toHaveURL(`${fr}/ce-soir/lyon`)
  await expect(page.locator('main h1')).toContainText('Lyon')
  await expect(page.locator('main').getByText('Distances depuis votre position')).toBeVisible()
  expect(await faultsInView(page, errors)).toEqual([])
  await tap(timesIn(page.getByRole('main')).first())
  await tap(modalOf(page, 'showtimeDetails').getByRole('link', { name: /Réserver/ }))
  await expect(page).toHaveURL(/\/booking\?/)
  expect(taps).toBeLessThanOrEqual(5)
})
