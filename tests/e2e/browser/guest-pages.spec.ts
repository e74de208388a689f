import { expect, type Page } from '@playwright/test'
import { clientOriginOf, originOf } from '../http.ts'
import { faultsForAxe } from '../inspect.ts'
import { newAddress } from '../real-client.ts'
import { phone, unwatched } from '../visitor.ts'

const client = `${clientOriginOf(originOf('tn'))}/fr`
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${client}/sign-in?target=/fr/cinemas`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await press(page, 'Se connecter')
}

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
    'no page without a session has axe faults or is too wide, as it opens and when it refuses; errors link to their fields',
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
        await page.goto(`${clientOriginOf(originOf('ch'))}/de/${path}`)
        await isWellMade(page, path)
      }
      await signIn(page, newAddress(), 'pas le bon mot')
      await expect(page.getByRole('alert')).toContainText('Adresse ou mot de passe incorrect')
      await isWellMade(page, 'a refused sign-in')

      await page.goto(`${client}/register`)
      await page.getByLabel('Mot de passe').fill('court')
      await press(page, 'Créer mon compte')
      const summary = page.getByRole('alert')
      await expect(summary).toContainText('4 réponses sont à revoir')
      await isWellMade(page, 'a refused registration')
      await summary.getByRole('link', { name: /trop court/ }).click()
      await expect(page.getByLabel('Mot de passe')).toBeFocused()
      await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(/au moins 8 caractères/)
    },
  )
})
