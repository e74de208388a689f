import { expect } from '@playwright/test'
import { cinemasOf, feltFilm } from '../content.ts'
import { clientOriginOf, originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { openCity } from '../places.ts'
import {
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

// These tests have no mock.
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
  await page.waitForURL((url) => url.origin === clientOriginOf(site) && url.pathname === '/fr/register')
  await fillRegistration(page, email)
  await page.waitForURL(`${site}/cinemas`)
  await expect(modalOf(page, 'authFrame')).toBeVisible()
  await confirmInOutbox(context, site, email)
  await completeInFrame(page)
  await expect(initials(page)).toHaveText('AL')
  await expect(page).toHaveURL(`${site}/cinemas`)

  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await openCity(page, 'Paris')
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
  // The way is through the provider, whose session ends.
  await page.waitForURL(`${site}/`)
  await expect(signInIcon(page)).toBeVisible()
  await expect(signInIcon(other)).toBeVisible()
  await other.goto(`${clientOriginOf(site)}/fr/profile`)
  await expect(other).toHaveURL(/\/fr\/sign-in\?back=/)
})

test('tn: a client registers in the frame of the page, without leaving it, and signs out in the client area', async ({
  page,
  context,
}) => {
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
  await page.goto(`${clientOriginOf(site)}/fr/sign-out`)
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter')
  await open(page, film)
  await expect(signInIcon(page)).toBeVisible()
})
