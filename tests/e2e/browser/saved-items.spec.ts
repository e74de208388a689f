import { expect, type Page } from '@playwright/test'
import { signIn } from '../client-of-site.ts'
import { cinemasOf, feltFilm } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { locatorModal, place } from '../places.ts'
import { closeAlert, opinion, star, wishButton } from '../real-client.ts'
import { desktop, numberIn, open, test, unwatched } from '../visitor.ts'

const fr = originOf('fr')
const wishes = (page: Page) => page.getByRole('main').getByText(/^\d.* envie de le voir/)

test.describe('desktop', () => {
  test.use(desktop)

  test('fr: cinema page, cinema modal, locator and list show the same favourites, also in another tab', async ({
    page,
    context,
  }) => {
    const [first, second, third] = await cinemasOf('fr')
    if (!first || !second || !third) throw new Error('The site has too few cinemas')
    await signIn(page, 'fr', { favourites: [second.slug] })
    const other = await context.newPage()
    await open(other, `${fr}/cinemas`)
    await expect(star(other, second.name)).toHaveAttribute('aria-pressed', 'true')
    await open(page, `${fr}/cinemas/${first.slug}`)
    await expect(star(page, first.name)).toHaveAttribute('aria-pressed', 'false')
    await page.locator('a[href="#info"]').first().press('Enter')
    const inModal = modalOf(page, 'cinemaInfo').getByRole('button', { name: 'Cinéma favori' })
    await inModal.press('Enter')
    await expect(inModal).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(star(page, first.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(star(other, first.name)).toHaveAttribute('aria-pressed', 'true')

    await place(page).click()
    const favourites = locatorModal(page).locator('.group', { hasText: 'Mes favoris' }).locator('.res')
    await expect(favourites).toHaveText([/Mes favoris/, new RegExp(first.name), new RegExp(second.name)])
    await favourites.first().click()
    await expect(place(page)).toHaveText(/Mes favoris/)
    await open(page, `${fr}/cinemas`)
    const stars = page.getByRole('main').getByRole('button', { name: /^Cinéma favori/ })
    await expect(stars.first()).toHaveAccessibleName(`Cinéma favori : ${first.name}`)
    await star(page, third.name).press('Enter')
    await expect(stars.first()).toHaveAccessibleName(`Cinéma favori : ${third.name}`)
  })
})

unwatched.describe('a service that fails', () => {
  unwatched.use(desktop)

  unwatched('fr: a wish and a rating are reverted with an alert', async ({ page }) => {
    const { slug } = await feltFilm('fr')
    const { refuse } = await signIn(page, 'fr', { emotions: { [slug]: 'liked' } })
    refuse(503)
    await open(page, `${fr}/films/${slug}`)
    const before = await numberIn(wishes(page))
    await wishButton(page).press('Enter')
    await expect(page.getByText('Vos envies n’ont pas changé')).toBeVisible()
    await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await numberIn(wishes(page))).toBe(before)
    await closeAlert(page)
    await opinion(page).press('Enter')
    const modal = modalOf(page, 'clientRating')
    await expect(modal.getByRole('button', { name: 'Aimé' })).toHaveAttribute('aria-pressed', 'true')
    await modal.getByRole('button', { name: 'Adoré' }).press('Enter')
    await expect(modal.getByText('Votre avis n’a pas été enregistré')).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Aimé' })).toHaveAttribute('aria-pressed', 'true')
    await expect(modal.getByRole('button', { name: 'Adoré' })).toHaveAttribute('aria-pressed', 'false')
  })
})
