import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { standInProvider } from '../identity-provider.ts'
import { modalOf } from '../modals.ts'
import { initials, signInIcon, signOut } from '../real-client.ts'
import { desktop, hydrated, open, test } from '../visitor.ts'

const home = `${originOf('fr')}/`
const films = `${originOf('fr')}/films`

/** Expects a cookie set since `start` to last so many seconds. */
async function lasts(page: Page, name: string, seconds: number, start: number): Promise<void> {
  const cookie = (await page.context().cookies(home)).find((each) => each.name === name)
  const since = (cookie?.expires ?? 0) - seconds
  expect(since).toBeGreaterThanOrEqual(Math.floor(start / 1_000))
  expect(since).toBeLessThanOrEqual(Date.now() / 1_000)
}

async function cookiesOf(page: Page): Promise<string[]> {
  const names = (await page.context().cookies(originOf('fr'))).map(({ name }) => name)
  return names.filter((name) => name !== 'consent').sort()
}

const storage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )

async function signIn(page: Page, email = '') {
  await signInIcon(page).click()
  const form = modalOf(page, 'signIn')
  await form.getByLabel('Adresse e-mail').fill(email)
  await form.getByRole('button', { name: 'Continuer' }).click()
}

test.use(desktop)

test('signing in returns through the provider to the page and day in view; later pages sign in silently, until the sign-out there', {
  tag: '@quick',
}, async ({ page }) => {
  const start = Date.now()
  const { seen } = await standInProvider(page, 'fr')
  await open(page, `${films}/filters/date-2030-01-01`)
  await signIn(page, 'ada@cinema.example')
  await expect(initials(page)).toHaveText('AL')
  await expect(page).toHaveURL(`${films}/filters/date-2030-01-01`)
  expect(Object.fromEntries(seen.authorize[0]?.searchParams ?? [])).toMatchObject({
    redirect_uri: `${originOf('fr')}/callback`,
    code_challenge_method: 'S256',
    ui_locales: 'fr',
    login_hint: 'ada@cinema.example',
  })
  expect(seen.requests).toEqual(['GET accounts/me Bearer bearer-1'])
  expect(await storage(page)).not.toMatch(/bearer|eyJ|refresh|code-/)
  expect(await cookiesOf(page)).toEqual(['auth0.marquee-site.is.authenticated', 'signed-in'])
  await lasts(page, 'signed-in', 3_600, start)

  await open(page, films)
  await expect(initials(page)).toHaveText('AL')
  expect(seen.authorize.at(-1)?.searchParams.get('prompt')).toBe('none')
  await initials(page).click()
  await expect(modalOf(page, 'profile').getByText('Ada Lovelace')).toBeVisible()
  await expect(modalOf(page, 'profile').getByRole('link')).toHaveText([
    'Mon profil',
    'Mes avantages',
    'Mes réservations',
  ])
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(page).toHaveURL(home)
  await hydrated(page)
  await expect(signInIcon(page)).toBeVisible()
  const [leaving] = seen.loggedOut
  expect([leaving?.searchParams.get('client_id'), leaving?.searchParams.get('returnTo')]).toEqual([
    'marquee-site',
    originOf('fr'),
  ])
  expect([seen.loggedOut.length, await cookiesOf(page)]).toEqual([1, []])
})
