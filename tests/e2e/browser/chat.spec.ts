import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { open, phone, test } from '../visitor.ts'

const help = `${originOf('fr')}/aide`
const slot = (page: Page) => page.locator('.chat-slot')
const opener = (page: Page) => slot(page).getByRole('button', { name: 'Écrire à un conseiller' })

/** Mocked availability, so that tests do not depend on the time of day. */
const resultOf = (page: Page, instructions: readonly string[]) =>
  page.route('**/api/chat/availability', (route) => route.fulfill({ json: { instructions } }))

test.describe('on a phone', () => {
  test.use(phone)

  test('outside of its hours they are shown; consent is requested in the window; a conversation works by keyboard: question, response with a link, end', async ({
    page,
  }) => {
    const errors = await watch(page)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const begun = () => scripts.filter((url) => url.includes('/conversations'))
    await resultOf(page, ['schedule'])
    await open(page, help)
    await expect(slot(page)).toContainText(
      'du lundi au vendredi de 09:00 à 21:00, le week-end de 10:00 à 22:00',
    )
    await expect(opener(page)).toHaveCount(0)
    await resultOf(page, [])
    await open(page, help)
    await expect(opener(page)).toBeVisible()
    expect(scripts.filter((url) => /chat-window|conversations/.test(url))).toEqual([])
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Plus tard' }).click()
    await expect(dialog).toHaveCount(0)
    expect(begun()).toEqual([])
    await opener(page).press('Enter')
    await dialog.getByRole('button', { name: 'Accepter et discuter' }).press('Enter')
    const log = dialog.getByRole('log')
    await expect(log.locator('.chat__said')).toHaveCount(1)
    expect(begun()).toHaveLength(1)
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
