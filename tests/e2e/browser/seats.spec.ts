import { expect } from '@playwright/test'
import { bookableShowtime } from '../content.ts'
import { clientOriginOf, originOf } from '../http.ts'
import { phone, unwatched as test } from '../visitor.ts'

/** Each test has a day of its own, because the best seats of a showtime are offered once. */
async function orderAddress(ahead: number): Promise<string> {
  const { show, cinema, start } = await bookableShowtime('fr', ahead)
  const query = new URLSearchParams({ show: show.slug, cinema, time: start, seats: '2' })
  return `${clientOriginOf(originOf('fr'))}/fr/guest-order?${query}`
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a guest chooses seats with the keyboard, and has them in the booking', async ({ page }) => {
    await page.goto(await orderAddress(2))
    const plan = page.getByRole('grid', { name: 'Vos places' })
    const chosen = plan.getByRole('checkbox', { checked: true })
    await expect(chosen).toHaveCount(2)
    await chosen.first().focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(chosen).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(chosen).toHaveCount(2)
    await expect(page.getByLabel('Nombre de places')).toHaveValue('2')
    const seats = await page.locator('[data-chosen]').textContent()
    await page.getByLabel('Adresse e-mail').fill('guest@cinema.example')
    await page.getByRole('button', { name: 'Confirmer la commande' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation' })).toBeVisible()
    await expect(page.getByText(seats ?? 'no seats')).toBeVisible()
  })
})
