import { expect, type Page } from '@playwright/test'
import { cinemasOf, feltFilm, signIn } from '../client-of-site.ts'
import { originOf } from '../http.ts'
import { faultsForAxe, faultsInView, watch } from '../inspect.ts'
import { modalOf, tryModal } from '../modals.ts'
import { desktop, numberIn, open, phone, test, unwatched } from '../visitor.ts'

const fr = originOf('fr')
const alert = (page: Page) => page.locator('.notices .alert')
const star = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name: `Cinéma favori : ${name}`, exact: true })
const pressed = (page: Page) => page.locator('main .venue .iconbtn[aria-pressed="true"]')
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
    await expect(alert(page)).toContainText('Vos favoris sont au complet')
    await expect(alert(page)).toContainText('5 cinémas favoris')
    await expect(pressed(page)).toHaveCount(5)
    // From the top, because the alert covers whichever row is behind it.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await faultsForAxe(page)).toEqual([])
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
    await page.locator('.cine a[href="#info"]').press('Enter')
    const inModal = modalOf(page, 'cinemaInfo').getByRole('button', { name: 'Cinéma favori' })
    await inModal.press('Enter')
    await expect(inModal).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(star(page, first.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(star(other, first.name)).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 })

    await page.locator('.header .place').click()
    const favourites = modalOf(page, 'locator').locator('.group', { hasText: 'Mes favoris' }).locator('.res')
    await expect(favourites).toHaveText([/Mes favoris/, new RegExp(first.name), new RegExp(second.name)])
    await favourites.first().click()
    await expect(page.locator('.header .place')).toHaveText(/Mes favoris/)
    await open(page, `${fr}/cinemas`)
    const names = page.locator('main .venue__name')
    await expect(names.first()).toHaveText(first.name)
    await star(page, third.name).press('Enter')
    await expect(names.first()).toHaveText(third.name)
  })

  test('fr: a limit sent by the service applies', async ({ page }) => {
    const [first, second] = await cinemasOf('fr')
    await signIn(page, 'fr', { favourites: [first?.slug ?? ''], favouriteLimit: 1 })
    await open(page, `${fr}/cinemas`)
    await expect(star(page, first?.name ?? '')).toHaveAttribute('aria-pressed', 'true')
    await star(page, second?.name ?? '').press('Enter')
    await expect(alert(page)).toContainText('1 cinéma favori.')
    await expect(pressed(page)).toHaveCount(1)
  })

  test('fr: the last of several quick presses is saved, also with late responses', async ({ page }) => {
    const [first] = await cinemasOf('fr')
    const { changes, hold, release } = await signIn(page, 'fr')
    await open(page, `${fr}/cinemas`)
    const mark = star(page, first?.name ?? '')
    // A press waits until the client is loaded.
    await mark.press('Enter')
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    hold()
    for (const state of ['false', 'true', 'false']) {
      await mark.press('Enter')
      await expect(mark).toHaveAttribute('aria-pressed', state)
    }
    release()
    await expect
      .poll(() => changes().map((line) => line.split(' ')[0]))
      .toEqual(['PATCH', 'DELETE', 'PATCH', 'DELETE'])
    await page.reload()
    await expect(page.locator('.header .avatar')).toHaveText('AL')
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
  })

  test('fr: a favourite opens the sign-in modal for an anonymous visitor, without personal requests', async ({
    page,
  }) => {
    const [first] = await cinemasOf('fr')
    const requests: string[] = []
    page.on(
      'request',
      (request) =>
        /kept-actor|auth-actor|accounts|xstate/.test(request.url()) && requests.push(request.url()),
    )
    await open(page, `${fr}/cinemas`)
    expect(requests).toEqual([])
    await tryModal({
      page,
      id: 'centredSignIn',
      opener: star(page, first?.name ?? ''),
      shows: (modal) => expect(modal.getByText('Connectez-vous pour continuer')).toBeVisible(),
    })
  })

  test('fr: a film on the wishlist counts once, and is marked in the quick look', async ({ page }) => {
    const { slug, title } = await feltFilm('fr')
    const { changes } = await signIn(page, 'fr', { emotions: { [slug]: 'liked' } })
    const errors = await watch(page)
    await open(page, `${fr}/films/${slug}`)
    // A press before the client's items are known would send the whole list.
    await page.locator('.show-feelings').getByRole('button', { name: 'Donner mon avis' }).press('Enter')
    await expect(modalOf(page, 'clientRating').locator('[aria-pressed="true"]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    const wish = page.locator('.film__act').getByRole('button', { name: 'J’ai envie de le voir' })
    const wishes = page.locator('.show-feelings p').filter({ hasText: 'envie de le voir' })
    const before = await numberIn(wishes)
    await expect(wish).not.toHaveAttribute('aria-haspopup')
    await wish.press('Enter')
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    expect(await numberIn(wishes)).toBe(before + 1)
    await expect.poll(changes).toEqual([`POST ${slug} intention {"intention":2,"isDelete":false}`])
    expect(await faultsInView(page, errors)).toEqual([])
    await open(page, `${fr}/films`)
    const card = page.locator('.card').filter({ has: page.getByRole('link', { name: title, exact: true }) })
    await card.locator('.quick-look').first().press('Enter')
    const look = modalOf(page, 'showDetails').getByRole('button', { name: 'J’ai envie de le voir' })
    await expect(look).toHaveAttribute('aria-pressed', 'true')
    await look.press('Enter')
    await expect(look).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(changes).toHaveLength(2)
    expect(await faultsForAxe(page, { within: 'dialog[open]' })).toEqual([])
  })
})

unwatched.describe('a service that fails', () => {
  unwatched.use(desktop)

  unwatched('fr: a failed favourite is reverted with an alert', async ({ page }) => {
    const [first] = await cinemasOf('fr')
    const { refuse, changes } = await signIn(page, 'fr')
    refuse(503)
    await open(page, `${fr}/cinemas`)
    await star(page, first?.name ?? '').press('Enter')
    await expect(alert(page)).toContainText('Vos favoris n’ont pas changé')
    await expect(star(page, first?.name ?? '')).toHaveAttribute('aria-pressed', 'false')
    expect(changes()).toHaveLength(1)
  })

  unwatched(
    'nl: a favourite over the limit of the service shows an alert about the limit',
    async ({ page }) => {
      const [first] = await cinemasOf('nl')
      const { refuse } = await signIn(page, 'nl')
      refuse(409)
      await open(page, `${originOf('nl')}/nl/bioscopen`)
      const mark = page
        .locator('main')
        .getByRole('button', { name: `Favoriete bioscoop: ${first?.name}`, exact: true })
      await mark.press('Enter')
      await expect(alert(page)).toContainText('Je favorieten zitten vol')
      await expect(mark).toHaveAttribute('aria-pressed', 'false')
    },
  )

  unwatched('tn: a failed wishlist entry and rating are reverted, in the modal too', async ({ page }) => {
    const { slug } = await feltFilm('tn')
    const { refuse } = await signIn(page, 'tn', { emotions: { [slug]: 'liked' } })
    refuse(500)
    await open(page, `${originOf('tn')}/fr/films/${slug}`)
    const wish = page.locator('.film__act').getByRole('button', { name: 'J’ai envie de le voir' })
    const wishes = page.locator('.show-feelings p').filter({ hasText: 'envie de le voir' })
    const before = await numberIn(wishes)
    await wish.press('Enter')
    await expect(alert(page)).toContainText('Vos envies n’ont pas changé')
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    expect(await numberIn(wishes)).toBe(before)
    await alert(page).getByRole('button', { name: 'Fermer' }).click()
    await page.locator('.show-feelings').getByRole('button', { name: 'Donner mon avis' }).press('Enter')
    const modal = modalOf(page, 'clientRating')
    await expect(modal.getByRole('button', { name: 'Aimé' })).toHaveAttribute('aria-pressed', 'true')
    await modal.getByRole('button', { name: 'Adoré' }).press('Enter')
    await expect(modal.locator('.alert')).toContainText('Votre avis n’a pas été enregistré')
    await expect(modal.getByRole('button', { name: 'Aimé' })).toHaveAttribute('aria-pressed', 'true')
    await expect(modal.getByRole('button', { name: 'Adoré' })).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('phone, by touch', () => {
  test.use(phone)

  test('nl: a favourite is saved in the list, and shown on the cinema’s page', async ({ page }) => {
    const [first] = await cinemasOf('nl')
    const { changes } = await signIn(page, 'nl')
    const errors = await watch(page)
    await open(page, `${originOf('nl')}/nl/bioscopen`)
    const mark = page
      .locator('main')
      .getByRole('button', { name: `Favoriete bioscoop: ${first?.name}`, exact: true })
    await mark.tap()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(changes).toEqual([`PATCH ${first?.vistaRef}`])
    expect(await faultsInView(page, errors)).toEqual([])
    await open(page, `${originOf('nl')}/nl/bioscopen/${first?.slug}`)
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    const box = await mark.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await faultsInView(page, errors)).toEqual([])
    expect(await faultsForAxe(page)).toEqual([])
  })

  test('tn: wishlist and rating are saved; favourites are absent', async ({ page, context }) => {
    const tn = originOf('tn')
    const { slug } = await feltFilm('tn')
    const [first] = await cinemasOf('tn')
    const { changes } = await signIn(page, 'tn', { favourites: [first?.slug ?? ''] })
    await context.addCookies([
      { name: 'locator', value: encodeURIComponent('{"type":"favorite","value":null}'), url: tn },
    ])
    await open(page, `${tn}/fr/films/${slug}`)
    const wish = page.locator('.film__act').getByRole('button', { name: 'J’ai envie de le voir' })
    await wish.tap()
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    const rate = page.locator('.show-feelings').getByRole('button', { name: 'Donner mon avis' })
    const loved = modalOf(page, 'clientRating').getByRole('button', { name: 'Adoré' })
    const liked = modalOf(page, 'clientRating').getByRole('button', { name: 'Aimé' })
    await rate.tap()
    await expect(modalOf(page, 'clientRating')).toBeVisible()
    await loved.tap()
    await expect(modalOf(page, 'clientRating').getByRole('status')).toContainText('Merci')
    await liked.tap()
    await expect(liked).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await rate.tap()
    await expect(liked).toHaveAttribute('aria-pressed', 'true')
    await expect(loved).toHaveAttribute('aria-pressed', 'false')
    expect(await faultsForAxe(page, { within: 'dialog[open]' })).toEqual([])
    await liked.tap()
    await expect(liked).toHaveAttribute('aria-pressed', 'false')
    const emotion = (kind: string, isDelete: boolean) =>
      `POST ${slug} emotion {"emotion":"${kind}","isDelete":${isDelete}}`
    // A film added before the client is loaded is sent with the whole list.
    const wished = expect.stringMatching(
      new RegExp(`^POST (?:shows ${slug}|${slug} intention .*"isDelete":false.*)$`),
    )
    await expect
      .poll(changes)
      .toEqual([wished, emotion('loved', false), emotion('liked', false), emotion('liked', true)])

    for (const path of ['cinemas', `cinemas/${first?.slug}`]) {
      await open(page, `${tn}/fr/${path}`)
      await expect(page.locator('.header .avatar')).toHaveText('AL')
      await expect(page.getByRole('button', { name: /favori/i })).toHaveCount(0)
    }
    await page.locator('.cine a[href="#info"]').tap()
    await expect(modalOf(page, 'cinemaInfo')).toBeVisible()
    await expect(page.getByText(/favori/i)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.locator('.header .avatar').tap()
    await expect(modalOf(page, 'profile').getByRole('link')).toHaveText(['Mon profil', 'Mes réservations'])
    await page.keyboard.press('Escape')
    await page.locator('.header__menu').tap()
    await page.locator('.menu .place').tap()
    await expect(modalOf(page, 'locator').locator('.res').first()).toBeVisible()
    await expect(modalOf(page, 'locator').getByText(/favori/i)).toHaveCount(0)
  })

  test('tn: the modal of all feelings includes the rating of the client', async ({ page }) => {
    const { slug } = await feltFilm('tn')
    await signIn(page, 'tn')
    await open(page, `${originOf('tn')}/fr/films/${slug}`)
    const summary = page.locator('[data-opens="globalFeelings"]')
    const loved = modalOf(page, 'globalFeelings').locator('.felt li').first().locator('small')
    await summary.tap()
    await expect(loved).toBeVisible()
    const before = await numberIn(loved)
    await modalOf(page, 'globalFeelings').getByRole('button', { name: 'Donner mon avis' }).tap()
    await modalOf(page, 'clientRating').getByRole('button', { name: 'Adoré' }).tap()
    await modalOf(page, 'clientRating').getByRole('button', { name: 'Terminer' }).tap()
    await expect(modalOf(page, 'clientRating')).toHaveCount(0)
    await expect.poll(() => numberIn(loved)).toBe(before + 1)
  })
})
