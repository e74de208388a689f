import { expect, type Page } from '@playwright/test'
import { signedIn } from '../account-client.ts'
import { originOf } from '../http.ts'
import { faultsForAxe } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { clientOrigin, header, initials } from '../real-client.ts'
import { desktop, open, phone, test, unwatched } from '../visitor.ts'

const site = originOf('fr')
const main = (page: Page) => page.getByRole('main')
const passEntry = (page: Page) => header(page).getByRole('link', { name: 'Mon abonnement' })

test.describe('fr', () => {
  test.use(desktop)

  test('a client orders a plan, finds it in menu, account and benefits, plans a cheaper one and calls it off', async ({
    page,
    context,
  }) => {
    const client = await signedIn(context, 'fr')
    await open(page, `${site}/cinepass`)
    await expect(initials(page)).toHaveText('AL')
    await expect(passEntry(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Choisir : À deux' }).check()
    await page.getByRole('button', { name: 'Souscrire' }).click()
    await page.getByRole('link', { name: 'Continuer avec mon compte' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre abonnement')
    await expect(main(page)).toContainText(/CinéPass À deux.*34,90/s)
    expect(await faultsForAxe(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirmer l’abonnement' }).click()
    await expect(page.getByRole('status')).toContainText('Votre abonnement commence aujourd’hui.')

    await open(page, `${site}/films`)
    await expect(passEntry(page)).toBeVisible()
    await initials(page).click()
    await expect(modalOf(page, 'profile')).toContainText('Statut Argent')
    await expect(modalOf(page, 'profile')).toContainText('Abonnement À deux')
    await page.keyboard.press('Escape')
    await passEntry(page).click()
    await expect(page).toHaveURL(`${clientOrigin(site)}/fr/benefits`)
    await expect(main(page)).toContainText('CinéPass À deux')
    await page.getByRole('link', { name: 'Choisir : Solo' }).click()
    await page.getByRole('button', { name: 'Prévoir ce changement' }).click()
    await expect(main(page)).toContainText(/À partir du .*\s: Solo/)
    await page.getByRole('button', { name: 'Garder À deux' }).click()
    await expect(page.getByRole('status')).toContainText('Le changement est annulé')
    await expect(page.getByRole('button', { name: 'Garder À deux' })).toHaveCount(0)
    await client.close()
  })
})

unwatched.describe('on a phone', () => {
  unwatched.use(phone)

  unwatched(
    'a client uploads a picture, has it on the site, and removes it; another file gets an error at the field',
    async ({ page, context }) => {
      const client = await signedIn(context, 'fr')
      const profile = `${clientOrigin(site)}/fr/profile`
      await page.goto(profile)
      const field = page.getByLabel('Choisir une photo')
      const save = page.getByRole('button', { name: 'Enregistrer la photo' })
      await field.setInputFiles('docs/pictures/home.png')
      await save.click()
      await expect(page.getByRole('status')).toHaveText('Votre photo est enregistrée.')
      await expect(page.getByRole('img', { name: 'Votre photo' })).toBeVisible()
      await open(page, `${site}/films`)
      const picture = initials(page).locator('img')
      await expect(picture).toBeVisible()
      const decoded = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)
      expect(await picture.evaluate(decoded)).toBe(160)

      await page.goto(profile)
      await page.getByRole('button', { name: 'Supprimer la photo' }).click()
      await expect(page.getByRole('img', { name: 'Votre photo' })).toHaveCount(0)
      const buffer = Buffer.from('not a picture')
      await field.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer })
      await save.click()
      await expect(field).toHaveAccessibleDescription(/ne se lit pas comme une photo/)
      await client.close()
    },
  )
})
