import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { desktop, open, phone, test, unwatched } from '../visitor.ts'

async function openForm(page: Page, address: string, name: string) {
  await open(page, address)
  const opener = page.locator('.footer').getByRole('button', { name })
  const column = page.locator('.footer__col').last()
  if (!(await opener.isVisible())) await column.locator('summary').click()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return { dialog, opener }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the opinion form requires a rating, is sent and confirmed; focus returns to its opener', async ({
    page,
  }) => {
    const sent: unknown[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/feedback') && sent.push(request.postDataJSON()),
    )
    const { dialog, opener } = await openForm(page, `${originOf('fr')}/films`, 'Votre avis')
    await dialog.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choisissez une note de 1 à 5.')
    expect(sent).toEqual([])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('textbox').fill('Belle salle')
    await dialog.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await expect(dialog.locator('.opinion__thanks')).toBeFocused()
    expect(sent).toEqual([{ rating: 2, text: 'Belle salle', path: '/films' }])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect((await page.context().cookies(page.url())).map((cookie) => cookie.name)).toEqual(['consent'])
  })
})

unwatched.describe('a failure', () => {
  unwatched.use(desktop)

  unwatched('keeps the input, also when the form is closed, and allows another attempt', async ({ page }) => {
    let down = true
    await page.route('**/api/feedback?*', (route) => (down ? route.abort() : route.continue()))
    const { dialog, opener } = await openForm(page, `${originOf('ch')}/de`, 'Ihre Meinung')
    await dialog.getByRole('radio', { name: 'Zufrieden' }).check({ force: true })
    await dialog.getByRole('textbox').fill('Lange Worte')
    await dialog.getByRole('button', { name: 'Meinung senden' }).click()
    await expect(dialog.getByRole('alert')).toContainText('steht noch da')
    await page.keyboard.press('Escape')
    await opener.click()
    await expect(dialog.getByRole('textbox')).toHaveValue('Lange Worte')
    await expect(dialog.getByRole('radio', { name: 'Zufrieden' })).toBeChecked()
    down = false
    await dialog.getByRole('button', { name: 'Meinung senden' }).click()
    await expect(dialog.locator('.opinion__thanks')).toBeVisible()
  })
})
