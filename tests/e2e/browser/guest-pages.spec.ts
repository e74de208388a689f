import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { clientOriginOf } from '../identity-provider.ts'
import { faultsForAxe } from '../inspect.ts'
import { newAddress } from '../real-client.ts'
import { desktop, phone, test, unwatched } from '../visitor.ts'

const client = `${clientOriginOf('tn')}/fr`
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

async function followMail(page: Page, email: string): Promise<void> {
  await page.goto(`${client}/mails`)
  const mail = page.getByRole('group').filter({ hasText: email }).first()
  if ((await mail.getAttribute('open')) === null) await mail.getByText(email).first().click()
  await mail.getByRole('link').first().click()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${client}/sign-in?target=/fr/cinemas`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await press(page, 'Se connecter')
}

test.describe('without script', () => {
  test.use({ ...desktop, javaScriptEnabled: false })

  test('a visitor registers, confirms, completes, signs out, replaces a forgotten password and signs in', async ({
    page,
  }) => {
    const email = newAddress()
    await page.goto(`${client}/register?target=/fr/cinemas`)
    await page.getByLabel('Prénom').fill('Ada')
    await page.getByLabel('Nom', { exact: true }).fill('Lovelace')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe').fill('une phrase bien courte')
    await expect(page.getByLabel('Recevoir la newsletter')).not.toBeChecked()
    await press(page, 'Créer mon compte')
    await expect(page).toHaveURL(`${originOf('tn')}/fr/cinemas`)

    await followMail(page, email)
    await press(page, 'Confirmer mon adresse')
    await heading(page, 'Adresse confirmée')
    await page.getByRole('link', { name: 'Terminer mon inscription' }).click()
    await expect(page.getByLabel('Prénom')).toHaveValue('Ada')
    await press(page, 'C’est tout bon')
    await expect(page).toHaveURL(/\/\/tn\./)
    await page.goto(`${client}/sign-out`)
    await press(page, 'Se déconnecter')
    await expect(page).toHaveURL(`${client}/sign-in?done=signedOut`)

    await page.goto(`${client}/forgotten`)
    await page.getByLabel('Adresse e-mail').fill(email)
    await press(page, 'Recevoir un lien')
    await heading(page, 'Regardez vos e-mails')
    await followMail(page, email)
    await page.getByLabel('Nouveau mot de passe').fill('une phrase neuve')
    await press(page, 'Enregistrer ce mot de passe')
    await expect(page.getByRole('status')).toContainText('Votre nouveau mot de passe est enregistré')
    await signIn(page, email, 'une phrase neuve')
    await expect(page).toHaveURL(`${originOf('tn')}/fr/cinemas`)
  })
})

// Refusals have an error status, which the browser logs in the console.
unwatched.describe('on a phone', () => {
  unwatched.use(phone)

  const isWellMade = async (page: Page, what: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await faultsForAxe(page), what).toEqual([])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, what).toBeLessThanOrEqual(0)
  }

  unwatched(
    'no page without a session has axe faults or is too wide, as it opens and when it refuses',
    async ({ page }) => {
      for (const path of [
        'sign-in',
        'sign-in?framed=1',
        'register',
        'forgotten',
        'validate',
        'validate?token=unknown',
        'mails',
      ]) {
        await page.goto(`${clientOriginOf('ch')}/de/${path}`)
        await isWellMade(page, path)
      }
      await signIn(page, newAddress(), 'pas le bon mot')
      await expect(page.getByRole('alert')).toContainText('Adresse ou mot de passe incorrect')
      await isWellMade(page, 'a refused sign-in')
    },
  )

  unwatched('the error summary of a form links to its fields', async ({ page }) => {
    await page.goto(`${client}/register`)
    await page.getByLabel('Mot de passe').fill('court')
    await press(page, 'Créer mon compte')
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('4 réponses sont à revoir')
    await isWellMade(page, 'a refused registration')
    await summary.getByRole('link', { name: /trop court/ }).click()
    await expect(page.getByLabel('Mot de passe')).toBeFocused()
    await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(/au moins 8 caractères/)
  })

  unwatched('outside of a frame the page after a log-in redirects to the site', async ({ page }) => {
    await page.goto(`${client}/entered?event=login`)
    await expect(page).toHaveURL(`${originOf('tn')}/fr`)
  })
})
