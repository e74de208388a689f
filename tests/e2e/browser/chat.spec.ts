import { expect, type Page } from '@playwright/test'
import { decided } from '../consent-state.ts'
import { originOf } from '../http.ts'
import { faultsForReaders, faultsInView, watch } from '../inspect.ts'
import { desktop, open, phone, test, unwatched } from '../visitor.ts'

const help = `${originOf('fr')}/aide`
const slot = (page: Page) => page.locator('.chat-slot')
const opener = (page: Page) => slot(page).getByRole('button', { name: 'Écrire à un conseiller' })

/** Mocked availability, so that tests do not depend on the time of day. */
async function resultOf(page: Page, instructions: readonly string[] | 'failing') {
  await page.route('**/api/chat/availability', (route) => {
    if (instructions === 'failing') return route.fulfill({ status: 503, json: {} })
    return route.fulfill({ json: { instructions } })
  })
}

test.describe('on a phone', () => {
  test.use({ ...phone, storageState: decided('functional') })

  test('a conversation works by keyboard: question, response with a link, end', async ({ page }) => {
    const errors = await watch(page)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await resultOf(page, [])
    await open(page, help)
    await expect(opener(page)).toBeVisible()
    expect(scripts.filter((url) => /chat-window|conversations/.test(url))).toEqual([])
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const log = dialog.getByRole('log')
    await expect(log.locator('.chat__said')).toHaveCount(1)
    const field = dialog.getByRole('textbox')
    await expect(field).toBeFocused()
    await page.keyboard.type('Comment annuler <b>ma</b> réservation ?')
    await page.keyboard.press('Enter')
    await expect(log.locator('.chat__said')).toHaveCount(3)
    await expect(log.locator('.chat__said[data-from="visitor"] p')).toHaveText(
      'Comment annuler <b>ma</b> réservation ?',
    )
    await expect(log.getByRole('link').first()).toHaveAttribute('href', /^\/aide\/article\/slug\//)
    await expect(field).toBeFocused()
    expect(await faultsInView(page, errors)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(log.locator('.chat__said')).toHaveCount(3)
    await log.getByRole('link').first().click()
    await expect(page.locator('.help-article')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await opener(page).click()
    await dialog.getByRole('button', { name: 'Terminer la discussion' }).click()
    await expect(dialog.getByRole('status')).toContainText('terminée')
  })
})

test.describe('consent', () => {
  test.use(desktop)

  test('is requested in the chat window; no conversation starts without it', async ({ page }) => {
    const begun: string[] = []
    page.on('request', (request) => request.url().includes('/conversations') && begun.push(request.url()))
    await resultOf(page, [])
    await open(page, `${originOf('nl')}/nl/help`)
    const chat = slot(page).getByRole('button', { name: 'Chat met ons' })
    await chat.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Niet nu' }).click()
    await expect(dialog).toHaveCount(0)
    expect(begun).toEqual([])
    await chat.click()
    expect(await faultsForReaders(page, ['light', 'dark'], 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: 'Toestaan en chatten' }).click()
    await expect(dialog.locator('.chat__said')).toHaveCount(1)
    expect(begun).toHaveLength(1)
    expect(await faultsForReaders(page, ['dark', 'light'], 'dialog[open]')).toEqual([])
  })
})

test.describe('availability', () => {
  test.use(desktop)

  test('outside the opening hours they are shown instead of the chat', async ({ page }) => {
    await resultOf(page, ['schedule'])
    await open(page, help)
    await expect(slot(page)).toContainText(
      'du lundi au vendredi de 09:00 à 21:00, le week-end de 10:00 à 22:00',
    )
    await expect(opener(page)).toHaveCount(0)
  })
})

unwatched.describe('a service that fails', () => {
  unwatched.use({ ...desktop, storageState: decided('functional') })

  unwatched('no chat is offered', async ({ page }) => {
    await resultOf(page, 'failing')
    const availability = page.waitForResponse('**/api/chat/availability')
    await open(page, help)
    await availability
    await expect(slot(page)).toBeAttached()
    await expect(slot(page).locator('*')).toHaveCount(0)
  })
})
