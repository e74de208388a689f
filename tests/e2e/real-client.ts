import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { clientOriginOf } from './http.ts'
import { modalOf } from './modals.ts'

const password = 'une phrase bien courte'

/** Unique, because tests may rerun on the same store. */
export const newAddress = () => `${randomUUID()}@cinema.example`

export const header = (page: Page) => page.getByRole('banner')
export const initials = (page: Page) => header(page).getByRole('link', { name: 'Mon compte' })
export const signInIcon = (page: Page) => header(page).getByRole('link', { name: 'Se connecter' })

/** Closes the alert that announces an outcome; a page can have alerts of its editors too. */
export const closeAlert = (page: Page) =>
  page.locator('[aria-live="polite"]').getByRole('button', { name: 'Fermer' }).click()

type Form = Pick<Page, 'getByLabel' | 'getByRole'>

export async function fillRegistration(form: Form, email: string): Promise<void> {
  await form.getByLabel('Prénom').fill('Ada')
  await form.getByLabel('Nom', { exact: true }).fill('Lovelace')
  await form.getByLabel('Adresse e-mail').fill(email)
  await form.getByLabel('Mot de passe').fill(password)
  await form.getByRole('button', { name: 'Créer mon compte' }).click()
}

/** Opens the link of the newest mail to an address in a new tab, as a mail program does, and confirms. */
export async function confirmInOutbox(context: BrowserContext, site: string, email: string): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(`${clientOriginOf(site)}/fr/mails`)
  const mail = tab.getByRole('group').filter({ hasText: email }).first()
  if ((await mail.getAttribute('open')) === null) await mail.getByText(email).first().click()
  await mail.getByRole('link').first().click()
  await tab.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Adresse confirmée')
  await tab.close()
}

/** All tabs of a test's browser count as visible, so the return to one has to be simulated. */
const comesBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** Signs in within the modal that the site opens. */
export async function completeInFrame(page: Page): Promise<void> {
  const frame = modalOf(page, 'authFrame').frameLocator('iframe')
  await expect(async () => {
    await comesBack(page)
    await expect(frame.getByRole('heading', { name: 'Terminer votre inscription' })).toBeVisible({
      timeout: 2_500,
    })
  }).toPass()
  await frame.getByRole('button', { name: 'C’est tout bon' }).click()
  await expect(modalOf(page, 'authFrame')).toHaveCount(0)
}

export async function signOut(page: Page, account = initials(page), name = 'Se déconnecter'): Promise<void> {
  await account.click()
  await modalOf(page, 'profile').getByRole('button', { name }).click()
}

export const wishButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'J’ai envie de le voir', exact: true }).first()
export const opinion = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Donner mon avis', exact: true })

export async function wishAndRate(page: Page): Promise<void> {
  const saved = (name: string) =>
    page.waitForResponse((response) => response.url().endsWith(`/${name}`) && response.ok(), { timeout: 0 })
  const wished = saved('intention')
  await wishButton(page).press('Enter')
  await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'true')
  await wished
  await opinion(page).press('Enter')
  const rating = modalOf(page, 'clientRating')
  const rated = saved('emotion')
  await rating.getByRole('button', { name: 'Adoré' }).press('Enter')
  await rated
  await expect(rating.getByRole('status')).not.toBeEmpty()
  await page.keyboard.press('Escape')
}

/** Expects the film to show the wishlist entry and the rating of `wishAndRate`. */
export async function isWishedAndRated(page: Page): Promise<void> {
  await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'true')
  await opinion(page).press('Enter')
  const rating = modalOf(page, 'clientRating')
  await expect(rating.getByRole('button', { name: 'Adoré' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
}

export const star = (page: Page, cinema: string) =>
  page.getByRole('main').getByRole('button', { name: `Cinéma favori : ${cinema}`, exact: true })
