import { expect, type Page } from '@playwright/test'
import { cinemasOf, feltFilm, signIn } from '../client-of-site.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, open, test } from '../visitor.ts'

const fr = originOf('fr')
const star = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name: `Cinéma favori : ${name}`, exact: true })

test.describe('a requested action continues after signing in', () => {
  test.use(desktop)

  const signInLink = (page: Page) =>
    modalOf(page, 'centredSignIn').getByRole('link', { name: 'Se connecter' })

  test('tn: a film saved on the device is added to the wishlist on the same page, once', async ({ page }) => {
    const { slug } = await feltFilm('tn')
    const { changes } = await signIn(page, 'tn', { later: true, wishlist: ['an-earlier-wish'] })
    await open(page, `${originOf('tn')}/fr/films/${slug}`)
    const wish = page.locator('.film__act').getByRole('button', { name: 'J’ai envie de le voir' })
    await wish.press('Enter')
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await page.locator('.header').getByRole('link', { name: 'Se connecter' }).press('Enter')
    await modalOf(page, 'signIn').getByRole('link', { name: 'Se connecter' }).press('Enter')
    await page.frameLocator('.account__frame').getByRole('button', { name: 'Log in' }).click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect.poll(changes).toEqual([`POST shows ${slug},an-earlier-wish`])
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    expect(changes()).toHaveLength(1)
  })

  test('fr: a favourite is added after the redirect by the provider, and earlier ones stay', async ({
    page,
  }) => {
    const [first, second] = await cinemasOf('fr')
    const { changes } = await signIn(page, 'fr', { later: true, favourites: [second?.slug ?? ''] })
    await open(page, `${fr}/cinemas`)
    await star(page, first?.name ?? '').press('Enter')
    await signInLink(page).press('Enter')
    await expect(star(page, first?.name ?? '')).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(`${fr}/cinemas`)
    await expect(star(page, second?.name ?? '')).toHaveAttribute('aria-pressed', 'true')
    expect(changes()).toEqual([`PATCH ${first?.vistaRef}`])
  })

  test('fr: a rating opens its modal on the film’s page', async ({ page }) => {
    const { slug } = await feltFilm('fr')
    const { changes } = await signIn(page, 'fr', { later: true, emotions: { [slug]: 'liked' } })
    await open(page, `${fr}/films/${slug}`)
    await page.locator('.show-feelings').getByRole('button', { name: 'Donner mon avis' }).press('Enter')
    await signInLink(page).press('Enter')
    await expect(modalOf(page, 'clientRating').getByRole('button', { name: 'Aimé' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(changes()).toEqual([])
  })
})
