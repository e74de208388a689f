import { expect, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { originOf } from '../http.ts'
import { faultsForReaders } from '../inspect.ts'
import { desktop, phone, test, unwatched } from '../visitor.ts'

const clientOriginOf = (site: SiteId) => originOf(site).replace('://', '://client.')
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const password = 'une phrase bien courte'
let count = 0
/** Unique, because tests may rerun on the same store. */
const newAddress = (site: SiteId) => `${site}-${Date.now().toString(36)}-${count++}@cinema.example`

/** No axe findings in either theme, and no horizontal overflow. */
async function isWellMade(page: Page): Promise<void> {
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function register(page: Page, site: SiteId, email: string): Promise<void> {
  await page.goto(`${clientOriginOf(site)}/fr/register`)
  await isWellMade(page)
  await page.getByLabel('Prénom').fill('Ada')
  await page.getByLabel('Nom', { exact: true }).fill('Lovelace')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await expect(page.getByLabel('Recevoir la newsletter')).not.toBeChecked()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
}

async function followMail(page: Page, site: SiteId, email: string): Promise<void> {
  await page.goto(`${clientOriginOf(site)}/fr/mails`)
  const mail = page.locator('details').filter({ hasText: email }).first()
  if ((await mail.getAttribute('open')) === null) await mail.locator('summary').click()
  await mail.getByRole('link').first().click()
}

async function signIn(page: Page, site: SiteId, email: string, typed: string): Promise<void> {
  await page.goto(`${clientOriginOf(site)}/fr/sign-in?target=${site === 'fr' ? '' : '/fr'}/cinemas`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(typed)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

for (const [width, screen] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  for (const site of ['fr', 'tn'] as const) {
    test.describe(`${site}, ${width}`, () => {
      test.use(screen)

      test('a visitor registers, confirms, completes, signs out, replaces a forgotten password and signs in', async ({
        page,
      }) => {
        const email = newAddress(site)
        await register(page, site, email)
        await expect(page).toHaveURL(new RegExp(`^${originOf(site)}/`))
        const cookies = await page.context().cookies()
        const session = cookies.find(({ name }) => name === 'session')
        expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: `client.${site}.localhost` })
        expect(cookies.find(({ name }) => name === 'client-session')).toMatchObject({
          httpOnly: false,
          domain: `.${site}.localhost`,
        })

        await page.goto(`${clientOriginOf(site)}/fr/register`)
        await heading(page, 'Confirmez votre adresse e-mail')
        await isWellMade(page)
        await followMail(page, site, email)
        await heading(page, 'Encore un clic')
        await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
        await heading(page, 'Adresse confirmée')
        await page.getByRole('link', { name: 'Terminer mon inscription' }).click()
        await heading(page, 'Terminer votre inscription')
        await expect(page.getByLabel('Prénom')).toHaveValue('Ada')
        await isWellMade(page)
        await page.getByRole('button', { name: 'C’est tout bon' }).click()
        await expect(page).toHaveURL(new RegExp(`^${originOf(site)}/`))

        await page.goto(`${clientOriginOf(site)}/fr/sign-out`)
        await page.locator('main').getByRole('button', { name: 'Se déconnecter' }).click()
        await expect.poll(() => cookieNames(page)).not.toContain('session')

        await page.goto(`${clientOriginOf(site)}/fr/forgotten`)
        await page.getByLabel('Adresse e-mail').fill(email)
        await page.getByRole('button', { name: 'Recevoir un lien' }).click()
        await heading(page, 'Regardez vos e-mails')
        await followMail(page, site, email)
        await page.getByLabel('Nouveau mot de passe').fill(`${password} et neuve`)
        await isWellMade(page)
        await page.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click()
        await expect(page.getByRole('status')).toContainText('Votre nouveau mot de passe est enregistré')
        await signIn(page, site, email, `${password} et neuve`)
        await expect(page).toHaveURL(`${originOf(site)}${site === 'fr' ? '' : '/fr'}/cinemas`)
        await expect.poll(() => cookieNames(page)).toContain('session')
      })
    })
  }
}

test.describe('pages without a session', () => {
  for (const path of [
    'sign-in',
    'forgotten',
    'validate',
    'mails',
    'validate?token=unknown',
    'sign-in?framed=1',
  ]) {
    test(`ch: ${path} in German has no axe faults and no horizontal overflow`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${clientOriginOf('ch')}/de/${path}`)
      await expect(page.locator('h1')).toHaveCount(1)
      await isWellMade(page)
    })
  }
})

// Refusals have an error status, which the browser logs in the console.
unwatched.describe('refusals', () => {
  unwatched(
    'a wrong password shows a message that does not reveal which field is wrong',
    async ({ page }) => {
      await signIn(page, 'tn', newAddress('tn'), 'pas le bon mot')
      await expect(page.getByRole('alert')).toContainText('Adresse ou mot de passe incorrect')
      await expect(page.getByLabel('Mot de passe')).toHaveValue('')
      await isWellMade(page)
    },
  )

  unwatched('the error summary of a form links to its fields', async ({ page }) => {
    await page.goto(`${clientOriginOf('tn')}/fr/register`)
    await page.getByLabel('Mot de passe').fill('court')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('4 réponses sont à revoir')
    await isWellMade(page)
    await summary.getByRole('link', { name: /trop court/ }).click()
    await expect(page.getByLabel('Mot de passe')).toBeFocused()
    await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(/au moins 8 caractères/)
  })

  unwatched('a used link is reported as used', async ({ page }) => {
    const email = newAddress('tn')
    await register(page, 'tn', email)
    await page.waitForURL(/\/\/tn\./)
    await followMail(page, 'tn', email)
    const link = page.url()
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await heading(page, 'Adresse confirmée')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await heading(page, 'Ce lien a déjà servi')
    await isWellMade(page)
  })
})

/** A page of the site that frames one of its client host and records its messages. */
async function framing(page: Page, site: SiteId, path: string): Promise<void> {
  await page.goto(`${originOf(site)}/fr/cinemas`)
  await page.evaluate(
    (src) => {
      const messages: unknown[] = []
      Object.assign(globalThis, { messages })
      addEventListener('message', ({ origin, data }) => messages.push({ origin, data }))
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    },
    `${clientOriginOf(site)}/fr/${path}`,
  )
}

test('tn: a log-in inside a frame of the site posts one message to the site', async ({ page }) => {
  const email = newAddress('tn')
  await register(page, 'tn', email)
  await page.waitForURL(/\/\/tn\./)
  // Without a decision, the consent banner would cover the frame.
  await page.context().clearCookies({ name: /^(?!consent$)/ })
  await framing(page, 'tn', 'sign-in?framed=1')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('header, footer')).toHaveCount(0)
  await frame.getByLabel('Adresse e-mail').fill(email)
  await frame.getByLabel('Mot de passe').fill(password)
  await frame.getByRole('button', { name: 'Se connecter' }).click()
  await expect(frame.getByRole('heading', { name: 'C’est fait' })).toBeVisible()
  const expected = {
    origin: clientOriginOf('tn'),
    data: { event: 'parent_exchange', data: { event: 'login' } },
  }
  await expect
    .poll(() => page.evaluate(() => (globalThis as { messages?: unknown }).messages))
    .toEqual([expected])
})

test('tn: outside of a frame the page after a log-in redirects to the site', async ({ page }) => {
  await page.goto(`${clientOriginOf('tn')}/fr/entered?event=login`)
  await expect(page).toHaveURL(`${originOf('tn')}/fr`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('tn: registering works', async ({ page }) => {
    const email = newAddress('tn')
    await page.goto(`${clientOriginOf('tn')}/en/register?target=/en/cinemas`)
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(page).toHaveURL(`${originOf('tn')}/en/cinemas`)
  })
})
