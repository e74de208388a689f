import { expect, type Page } from '@playwright/test'
import { cinemasOf, feltFilm, signIn } from '../client-of-site.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { opinion, star } from '../real-client.ts'
import { desktop, open, test } from '../visitor.ts'

const fr = originOf('fr')

test.describe('a requested action continues after signing in', () => {
  test.use(desktop)

  const signInLink = (page: Page) =>
    modalOf(page, 'centredSignIn').getByRole('link', { name: 'Se connecter' })

  test('fr: a favourite is added after the redirect by the provider, and earlier ones stay', async ({
    page,
  }) => {
    const [first, second] = await cinemasOf('fr')
    const { changes } = await signIn(page, 'fr', { later: true, favourites: [second?.slug ?? ''] })
    const personal: string[] = []
    page.on('request', (request) => {
      if (/kept-actor|auth-actor|accounts|xstate/.test(request.url())) personal.push(request.url())
    })
    await open(page, `${fr}/cinemas`)
    expect(personal).toEqual([])
    await star(page, first?.name ?? '').press('Enter')
    await expect(modalOf(page, 'centredSignIn')).toContainText('Connectez-vous pour continuer')
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
    await opinion(page).press('Enter')
    await signInLink(page).press('Enter')
    const liked = modalOf(page, 'clientRating').getByRole('button', { name: 'Aimé' })
    await expect(liked).toHaveAttribute('aria-pressed', 'true')
    expect(changes()).toEqual([])
  })
})
