import { expect } from '@playwright/test'
import { cinemasOf, feltFilm } from '../client-of-site.ts'
import { originOf, requestHost } from '../http.ts'
import { modalOf } from '../modals.ts'
import {
  clientOrigin,
  completeInFrame,
  confirmInOutbox,
  fillRegistration,
  fillSignIn,
  header,
  initials,
  isWishedAndRated,
  newAddress,
  registered,
  signInIcon,
  signOut,
  star,
  wishAndRate,
} from '../real-client.ts'
import { desktop, isSameDocument, open, test } from '../visitor.ts'

test.use(desktop)
// The tests register, sign in and sign out without any mock.
test.setTimeout(120_000)

test('fr: a client registers at the provider, saves items, and stays signed in until signing out', async ({
  page,
  context,
}) => {
  const site = originOf('fr')
  const [cinema] = await cinemasOf('fr')
  const { slug } = await feltFilm('fr')
  const email = newAddress()
  const film = `${site}/films/${slug}`

  await open(page, `${site}/cinemas`)
  await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
  await page.waitForURL((url) => url.origin === clientOrigin(site) && url.pathname === '/fr/register')
  await fillRegistration(page, email)
  await page.waitForURL(`${site}/cinemas`)
  await expect(modalOf(page, 'authFrame')).toBeVisible()
  await confirmInOutbox(context, site, email)
  await completeInFrame(page)
  await expect(initials(page)).toHaveText('AL')
  await expect(page).toHaveURL(`${site}/cinemas`)

  const name = cinema?.name ?? ''
  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await star(page, name).press('Enter')
  await patched
  await open(page, film)
  await expect(initials(page)).toHaveText('AL')
  await wishAndRate(page)
  await page.reload()
  await expect(initials(page)).toHaveText('AL')
  await isWishedAndRated(page)
  await open(page, `${site}/cinemas`)
  await expect(star(page, name)).toHaveAttribute('aria-pressed', 'true')

  const other = await context.newPage()
  await open(other, film)
  await expect(initials(other)).toHaveText('AL')
  await isWishedAndRated(other)
  await other.goto(`${clientOrigin(site)}/fr/films`)
  await expect(other.getByRole('main')).toContainText((await feltFilm('fr')).title)
  await open(other, film)
  await expect(initials(other)).toHaveText('AL')
  await signOut(page)
  await expect(signInIcon(page)).toBeVisible()
  await expect(signInIcon(other)).toBeVisible()
  await other.goto(`${clientOrigin(site)}/fr/profile`)
  await expect(other).toHaveURL(/\/fr\/sign-in\?back=/)
})

test('fr: an expiring token is renewed with its refresh token', async ({ page }) => {
  const site = originOf('fr')
  const [cinema] = await cinemasOf('fr')
  await registered(page, site)
  await open(page, `${site}/cinemas`)
  await expect(initials(page)).toHaveText('AL')
  const grants: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token'))
      grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '')
  })
  // Tokens are renewed a minute before they expire; this clock stays within the new one's hour.
  await page.clock.setSystemTime(Date.now() + 3_545_000)
  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await star(page, cinema?.name ?? '').press('Enter')
  await patched
  expect(grants).toEqual(['refresh_token'])
  await expect(star(page, cinema?.name ?? '')).toHaveAttribute('aria-pressed', 'true')
})

test('fr: signing out in the client area signs out on the site; a rating then continues after signing in', async ({
  page,
}) => {
  const site = originOf('fr')
  const email = await registered(page, site)
  const tokens: string[] = []
  page.on('request', (request) => {
    const { authorization } = request.headers()
    if (authorization) tokens.push(authorization)
  })
  await open(page, `${site}/films`)
  await expect(initials(page)).toHaveText('AL')
  await page.goto(`${clientOrigin(site)}/fr/sign-out`)
  await page.locator('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL(`${site}/`)
  await expect(signInIcon(page)).toBeVisible()
  const { status } = await requestHost(new URL(clientOrigin(site)).hostname, '/api/v1/accounts/me', {
    headers: { authorization: tokens[0] ?? '' },
  })
  expect([tokens.length > 0, status]).toEqual([true, 401])

  const film = `${site}/films/${(await feltFilm('fr')).slug}`
  await open(page, film)
  await page.locator('.show-feelings').getByRole('button', { name: 'Donner mon avis' }).press('Enter')
  await modalOf(page, 'centredSignIn').getByRole('link', { name: 'Se connecter' }).press('Enter')
  await page.waitForURL((url) => url.origin === clientOrigin(site))
  await fillSignIn(page, email)
  await page.waitForURL(film)
  await expect(modalOf(page, 'clientRating')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(initials(page)).toHaveAccessibleName('Mon compte, AL')
})

test('tn: a client registers in the frame of the page, saves items, and stays signed in until signing out', async ({
  page,
  context,
}) => {
  const site = originOf('tn')
  const { slug, title } = await feltFilm('tn')
  const email = newAddress()
  const film = `${site}/fr/films/${slug}`

  await open(page, film)
  await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
  const frame = page.frameLocator('.account__frame')
  await fillRegistration(frame, email)
  await expect(frame.getByRole('heading', { name: 'Confirmez votre adresse e-mail' })).toBeVisible()
  await confirmInOutbox(context, site, email)
  await completeInFrame(page)
  await expect(initials(page)).toHaveText('AL')
  await expect(page).toHaveURL(film)
  expect(await isSameDocument(page)).toBe(true)

  await wishAndRate(page)
  await page.reload()
  await expect(initials(page)).toHaveText('AL')
  await isWishedAndRated(page)
  await open(page, `${site}/fr/cinemas`)
  await expect(initials(page)).toHaveText('AL')
  await expect(page.getByRole('button', { name: /^Cinéma favori/ })).toHaveCount(0)
  await initials(page).click()
  await expect(modalOf(page, 'profile').getByRole('link')).toHaveText(['Mon profil', 'Mes réservations'])
  await page.keyboard.press('Escape')

  const other = await context.newPage()
  await open(other, film)
  await expect(initials(other)).toHaveText('AL')
  await isWishedAndRated(other)
  await other.goto(`${clientOrigin(site)}/fr/films`)
  await expect(other.getByRole('main')).toContainText(title)
  await open(other, film)
  await expect(initials(other)).toHaveText('AL')
  await signOut(page)
  await expect(signInIcon(page)).toBeVisible()
  await expect(signInIcon(other)).toBeVisible()
  await other.goto(`${clientOrigin(site)}/fr/profile`)
  await expect(other).toHaveURL(/\/fr\/sign-in\?back=/)
  await fillSignIn(other, email)
  await expect(other).toHaveURL(`${clientOrigin(site)}/fr/profile`)
})
