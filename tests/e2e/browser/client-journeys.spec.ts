import { expect } from '@playwright/test'
import { signedIn } from '../account-client.ts'
import { cinemasOf, feltFilm } from '../client-of-site.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import {
  clientOrigin,
  completeInFrame,
  confirmInOutbox,
  fillRegistration,
  header,
  initials,
  isWishedAndRated,
  newAddress,
  signInIcon,
  signOut,
  star,
  wishAndRate,
} from '../real-client.ts'
import { desktop, isSameDocument, open, test } from '../visitor.ts'

// Without any mock.
test.use(desktop)
test.slow()

test('fr: a client registers at the provider, confirms, completes, saves items, and is signed in until signing out', {
  tag: '@quick',
}, async ({ page, context }) => {
  const site = originOf('fr')
  const [cinema] = await cinemasOf('fr')
  const name = cinema?.name ?? ''
  const film = await feltFilm('fr')
  const filmPage = `${site}/films/${film.slug}`
  const email = newAddress()

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

  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await star(page, name).press('Enter')
  await patched
  await open(page, filmPage)
  await expect(initials(page)).toHaveText('AL')
  await wishAndRate(page)
  const other = await context.newPage()
  await open(other, filmPage)
  await expect(initials(other)).toHaveText('AL')
  await isWishedAndRated(other)
  await open(other, `${site}/cinemas`)
  await expect(star(other, name)).toHaveAttribute('aria-pressed', 'true')
  await signOut(page)
  await expect(signInIcon(page)).toBeVisible()
  await expect(signInIcon(other)).toBeVisible()
  await other.goto(`${clientOrigin(site)}/fr/profile`)
  await expect(other).toHaveURL(/\/fr\/sign-in\?back=/)
})

test('tn: a client registers in the frame of the page, without leaving it', async ({ page, context }) => {
  const site = originOf('tn')
  const { slug } = await feltFilm('tn')
  const film = `${site}/fr/films/${slug}`
  const email = newAddress()

  await open(page, film)
  await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
  const frame = modalOf(page, 'authFrame').frameLocator('iframe')
  await expect(frame.getByRole('banner')).toHaveCount(0)
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
})

test('fr: an expiring token is renewed with its refresh token', async ({ page, context }) => {
  const client = await signedIn(context, 'fr')
  const [cinema] = await cinemasOf('fr')
  const mark = star(page, cinema?.name ?? '')
  const start = Date.now()
  await page.clock.setFixedTime(start)
  await open(page, `${originOf('fr')}/cinemas`)
  await expect(initials(page)).toHaveText('AL')
  const grants: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token'))
      grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '')
  })
  // Tokens are renewed a minute before they expire, after an hour.
  await page.clock.setFixedTime(start + 3_570_000)
  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await mark.press('Enter')
  await patched
  expect(grants).toEqual(['refresh_token'])
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await client.close()
})

test('fr: signing out in the client area signs out on the site', async ({ page, context }) => {
  const site = originOf('fr')
  const client = await signedIn(context, 'fr')
  await open(page, `${site}/films`)
  await expect(initials(page)).toHaveText('AL')
  await page.goto(`${clientOrigin(site)}/fr/sign-out`)
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL(`${site}/`)
  await expect(signInIcon(page)).toBeVisible()
  expect(await client.accounts.session('fr', client.session)).toBeNull()
  await client.close()
})
