import { expect, type Page } from '@playwright/test'
import { signedIn } from '../account-client.ts'
import { clientOriginOf, originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { header, initials } from '../real-client.ts'
import { desktop, open, unwatched as test } from '../visitor.ts'

const site = originOf('fr')
const main = (page: Page) => page.getByRole('main')
const passEntry = (page: Page) => header(page).getByRole('link', { name: 'Mon abonnement' })

test.describe('fr', () => {
  test.use(desktop)

  test('a client orders a plan and uploads a picture, finds both on the site, plans a cheaper one and calls it off', async ({
    page,
    context,
  }) => {
    const client = await signedIn(context, 'fr')
    await open(page, `${site}/cinepass`)
    await expect(initials(page)).toHaveText('AL')
    await expect(passEntry(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Choisir À deux' }).check()
    await page.getByRole('button', { name: 'Souscrire' }).click()
    await page.getByRole('link', { name: 'Continuer avec mon compte' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre abonnement')
    await expect(main(page)).toContainText(/CinéPass À deux.*34,90/s)
    await page.getByRole('button', { name: 'Confirmer l’abonnement' }).click()
    await expect(page.getByRole('status')).toContainText('Votre abonnement commence aujourd’hui.')

    await page.goto(`${clientOriginOf(site)}/fr/profile`)
    const field = page.getByLabel('Choisir une photo')
    const save = page.getByRole('button', { name: 'Enregistrer la photo' })
    const buffer = Buffer.from('not a picture')
    await field.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer })
    await save.click()
    await expect(field).toHaveAccessibleDescription(/ne se lit pas comme une photo/)
    await field.setInputFiles('docs/pictures/home.png')
    await save.click()
    await expect(page.getByRole('status')).toHaveText('Votre photo est enregistrée.')

    await open(page, `${site}/films`)
    await expect(passEntry(page)).toBeVisible()
    const picture = initials(page).locator('img')
    const decoded = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)
    expect(await picture.evaluate(decoded)).toBe(160)
    await initials(page).click()
    await expect(modalOf(page, 'profile')).toContainText('Statut Argent')
    await expect(modalOf(page, 'profile')).toContainText('Abonnement À deux')
    await page.keyboard.press('Escape')
    await passEntry(page).click()
    await expect(page).toHaveURL(`${clientOriginOf(site)}/fr/benefits`)
    await expect(main(page)).toContainText('CinéPass À deux')
    await page.getByRole('link', { name: 'Choisir Solo' }).click()
    await page.getByRole('button', { name: 'Prévoir ce changement' }).click()
    await expect(main(page)).toContainText(/À partir du .*\s: Solo/)
    await page.getByRole('button', { name: 'Garder À deux' }).click()
    await expect(page.getByRole('status')).toContainText('Le changement est annulé')
    await expect(page.getByRole('button', { name: 'Garder À deux' })).toHaveCount(0)
    await client.close()
  })
})
