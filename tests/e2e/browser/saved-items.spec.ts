import { expect, type Page } from '@playwright/test'
import { cinemasOf, feltFilm, signIn } from '../client-of-site.ts'
import { originOf } from '../http.ts'
import { faultsForAxe, faultsInView, watch } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { locatorModal, place } from '../places.ts'
import { closeAlert, initials, opinion, star, wishButton } from '../real-client.ts'
import { desktop, numberIn, open, phone, test, unwatched } from '../visitor.ts'

const fr = originOf('fr')
const pressed = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Cinéma favori/, pressed: true })
const wishes = (page: Page) => page.getByRole('main').getByText(/^\d.* envie de le voir/)

test.describe('desktop', () => {
  test.use(desktop)

  test('fr: favourites are saved by their reference; the sixth is refused with the limit', async ({
    page,
  }) => {
    const cinemas = (await cinemasOf('fr')).slice(0, 6)
    const { changes } = await signIn(page, 'fr')
    const errors = await watch(page)
    await open(page, `${fr}/cinemas`)
    for (const { name } of cinemas.slice(0, 5)) {
      await star(page, name).press('Enter')
      await expect(star(page, name)).toHaveAttribute('aria-pressed', 'true')
    }
    await expect.poll(changes).toEqual(cinemas.slice(0, 5).map(({ vistaRef }) => `PATCH ${vistaRef}`))
    const [first, , , , , sixth] = cinemas
    await star(page, sixth?.name ?? '').press('Enter')
    await expect(page.getByText('Vos favoris sont au complet')).toBeVisible()
    await expect(page.getByText(/5 cinémas favoris/)).toBeVisible()
    await expect(pressed(page)).toHaveCount(5)
    expect(await faultsInView(page, errors)).toEqual([])
    await star(page, first?.name ?? '').press('Enter')
    await star(page, sixth?.name ?? '').press('Enter')
    await expect
      .poll(() => changes().slice(5))
      .toEqual([`DELETE ${first?.vistaRef}`, `PATCH ${sixth?.vistaRef}`])
    await page.reload()
    await expect(pressed(page)).toHaveCount(5)
    await expect(star(page, first?.name ?? '')).toHaveAttribute('aria-pressed', 'false')
  })

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

  test('fr: a film on the wishlist is marked in the quick look of its card', async ({ page }) => {
    const { slug, title } = await feltFilm('fr')
    const { changes } = await signIn(page, 'fr', { wishlist: [slug] })
    await open(page, `${fr}/films`)
    await page
      .getByLabel(new RegExp(`^Aperçu.*${title}`))
      .first()
      .press('Enter')
    const wish = modalOf(page, 'showDetails').getByRole('button', { name: 'J’ai envie de le voir' })
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await wish.press('Enter')
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(changes).toHaveLength(1)
  })
})

unwatched.describe('a service that fails', () => {
  unwatched.use(desktop)

  unwatched('fr: a favourite, a wish and a rating are reverted with an alert', async ({ page }) => {
    const [first] = await cinemasOf('fr')
    const { slug } = await feltFilm('fr')
    const { refuse, changes } = await signIn(page, 'fr', { emotions: { [slug]: 'liked' } })
    refuse(503)
    await open(page, `${fr}/cinemas`)
    await star(page, first?.name ?? '').press('Enter')
    await expect(page.getByText('Vos favoris n’ont pas changé')).toBeVisible()
    await expect(star(page, first?.name ?? '')).toHaveAttribute('aria-pressed', 'false')
    expect(changes()).toHaveLength(1)

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

test.describe('phone, by touch', () => {
  test.use(phone)

  test('tn: wishlist and rating are saved and counted; favourites are absent', async ({ page }) => {
    const tn = originOf('tn')
    const { slug } = await feltFilm('tn')
    const [first] = await cinemasOf('tn')
    const { changes } = await signIn(page, 'tn', {
      favourites: [first?.slug ?? ''],
      emotions: { [slug]: 'liked' },
    })
    await open(page, `${tn}/fr/films/${slug}`)
    const rating = modalOf(page, 'clientRating')
    const loved = rating.getByRole('button', { name: 'Adoré' })
    const liked = rating.getByRole('button', { name: 'Aimé' })
    // A wish before the client's items are known would send the whole list.
    await opinion(page).tap()
    await expect(liked).toHaveAttribute('aria-pressed', 'true')
    await loved.tap()
    await expect(loved).toHaveAttribute('aria-pressed', 'true')
    await expect(liked).toHaveAttribute('aria-pressed', 'false')
    await expect(rating.getByRole('status')).toContainText('Merci')
    await loved.tap()
    await expect(loved).toHaveAttribute('aria-pressed', 'false')
    expect(await faultsForAxe(page, { within: 'dialog[open]' })).toEqual([])
    await page.keyboard.press('Escape')
    const before = await numberIn(wishes(page))
    await wishButton(page).tap()
    await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await numberIn(wishes(page))).toBe(before + 1)
    const emotion = (isDelete: boolean) => `POST ${slug} emotion {"emotion":"loved","isDelete":${isDelete}}`
    await expect
      .poll(changes)
      .toEqual([emotion(false), emotion(true), `POST ${slug} intention {"intention":2,"isDelete":false}`])

    await open(page, `${tn}/fr/cinemas/${first?.slug}`)
    await expect(initials(page)).toHaveText('AL')
    await expect(page.getByRole('button', { name: /favori/i })).toHaveCount(0)
    await initials(page).tap()
    await expect(modalOf(page, 'profile').getByRole('link')).toHaveText(['Mon profil', 'Mes réservations'])
  })
})
