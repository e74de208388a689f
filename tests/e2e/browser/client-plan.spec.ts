import { expect, type Page } from '@playwright/test'
import { clientRecords, DEMO_PASSWORD, demoEmail } from '../../../demo/client-records.ts'
import { signedIn } from '../account-client.ts'
import { originOf } from '../http.ts'
import { knowSignIn, standInProvider } from '../identity-provider.ts'
import { faultsForReaders, faultsInView, watch } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { clientOrigin, header, initials, registered } from '../real-client.ts'
import { desktop, open, phone, test, unwatched } from '../visitor.ts'

const site = originOf('fr')
const main = (page: Page) => page.getByRole('main')
const passEntry = (page: Page) => header(page).getByRole('link', { name: 'Mon abonnement' })

async function signInAs(page: Page, name: string, origin: string): Promise<void> {
  await page.goto(`${clientOrigin(origin)}/fr/sign-in`)
  await page.getByLabel('Adresse e-mail').fill(demoEmail({ name }))
  await page.getByLabel('Mot de passe').fill(DEMO_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL((url) => url.origin === origin)
  await expect(initials(page)).toBeVisible()
}

async function isSound(page: Page, errors: readonly string[]): Promise<void> {
  expect(await faultsInView(page, errors)).toEqual([])
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
}

test.describe('fr', () => {
  test.use(desktop)
  test.setTimeout(120_000)

  test('a client orders a plan, finds it in the menu and the benefits, plans a cheaper one and calls it off', async ({
    page,
  }) => {
    await registered(page, site)
    const errors = await watch(page)
    await open(page, `${site}/cinepass`)
    await expect(initials(page)).toHaveText('AL')
    await expect(passEntry(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Choisir : À deux' }).check()
    await page.getByRole('button', { name: 'Souscrire' }).click()
    await page.getByRole('link', { name: 'Continuer avec mon compte' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre abonnement')
    await expect(main(page)).toContainText(/CinéPass À deux.*34,90/s)
    await isSound(page, errors)
    await page.getByRole('button', { name: 'Confirmer l’abonnement' }).click()
    await expect(page.getByRole('status')).toContainText('Votre abonnement commence aujourd’hui.')
    await expect(main(page)).toContainText('Argent')

    await open(page, `${site}/films`)
    await passEntry(page).click()
    await expect(page).toHaveURL(`${clientOrigin(site)}/fr/benefits`)
    await expect(main(page)).toContainText('CinéPass À deux')
    await page.getByRole('link', { name: 'Choisir : Solo' }).click()
    await page.getByRole('button', { name: 'Prévoir ce changement' }).click()
    await expect(main(page)).toContainText(/À partir du .*\s: Solo/)
    await isSound(page, errors)
    await page.getByRole('button', { name: 'Garder À deux' }).click()
    await expect(page.getByRole('status')).toContainText('Le changement est annulé')
    await expect(page.getByRole('button', { name: 'Garder À deux' })).toHaveCount(0)
  })

  test('a client of the demonstration has a picture, a level and an entry for the subscription', async ({
    page,
  }) => {
    await signInAs(page, 'gustave', site)
    await open(page, `${site}/films`)
    const picture = header(page).locator('.avatar img')
    await expect(picture).toBeVisible()
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(160)
    await expect(passEntry(page)).toHaveAttribute('href', `${clientOrigin(site)}/fr/benefits`)
    await header(page).getByRole('link', { name: 'Mon compte' }).click()
    await expect(modalOf(page, 'profile')).toContainText('Statut Or')
    await expect(modalOf(page, 'profile')).toContainText('Abonnement À deux')
    await expect(modalOf(page, 'profile').getByRole('link', { name: 'Mes avantages' })).toContainText(
      'Vous pouvez changer de formule',
    )
    await expect(modalOf(page, 'profile').locator('.avatar img')).toBeVisible()
  })

  test('the account modal names the day of a planned change', async ({ page }) => {
    await signInAs(page, 'ines', site)
    await open(page, `${site}/films`)
    await header(page).getByRole('link', { name: 'Mon compte' }).click()
    await expect(modalOf(page, 'profile').getByRole('link', { name: 'Mes avantages' })).toContainText(
      /Votre formule change le \d/,
    )
  })

  test('a client without a plan has no entry for the subscription', async ({ page }) => {
    await signInAs(page, 'camille', site)
    await open(page, `${site}/films`)
    await header(page).getByRole('link', { name: 'Mon compte' }).click()
    await expect(modalOf(page, 'profile')).toContainText('Statut Bronze')
    await expect(passEntry(page)).toHaveCount(0)
  })
})

test('fr: picture, level and plan of an outside client host are shown', async ({ page }) => {
  const photoUrl = `${clientOrigin(site)}/photos/7.png`
  const client = { photoUrl, loyaltyLevel: 'Platine', subscription: { currentPlan: 'premium' } }
  await page.route(photoUrl, (route) => route.fulfill({ path: 'docs/pictures/home.png' }))
  await standInProvider(page, 'fr', { session: true, client })
  await knowSignIn(page, 'fr')
  await open(page, `${site}/films`)
  await expect(initials(page)).toHaveText('AL')
  const picture = header(page).locator('.avatar img')
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  ).toBe(true)
  await expect(passEntry(page)).toBeVisible()
  await initials(page).click()
  await expect(modalOf(page, 'profile')).toContainText('Statut Platine')
})

test('tn: a client of the demonstration signs in at the client host and has a picture', async ({ page }) => {
  const tunisia = originOf('tn')
  expect(clientRecords.filter(({ everywhere }) => everywhere).map(({ name }) => name)).toEqual([
    'camille',
    'gustave',
  ])
  await signInAs(page, 'gustave', tunisia)
  await open(page, `${tunisia}/fr/films`)
  await expect(header(page).locator('.avatar img')).toBeVisible()
})

unwatched.describe('on a phone', () => {
  unwatched.use(phone)

  unwatched(
    'a client uploads a picture and removes it; another file gets an error at the field',
    async ({ page, context }) => {
      const client = await signedIn(context, 'fr')
      const errors = await watch(page)
      await page.goto(`${clientOrigin(site)}/fr/profile`)
      const field = page.getByLabel('Choisir une photo')
      const save = page.getByRole('button', { name: 'Enregistrer la photo' })
      await field.setInputFiles('docs/pictures/home.png')
      await save.click()
      await expect(page.getByRole('status')).toHaveText('Votre photo est enregistrée.')
      await expect(page.getByRole('img', { name: 'Votre photo' })).toBeVisible()
      await isSound(page, errors)
      await page.getByRole('button', { name: 'Supprimer la photo' }).click()
      await expect(page.getByRole('img', { name: 'Votre photo' })).toHaveCount(0)
      await field.setInputFiles({
        name: 'notes.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('not a picture'),
      })
      await save.click()
      await expect(field).toHaveAccessibleDescription(/ne se lit pas comme une photo/)
      expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
      await client.close()
    },
  )
})
