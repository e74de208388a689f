import { expect } from '@playwright/test'
import { clientOriginOf, originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { open, phone, test } from '../visitor.ts'

const captions = `${originOf('ch')}/fr/ce-soir/accessible/filters/tags-access-captions`

test.use(phone)

test('showtimes with captions are followed from their page', async ({ page }) => {
  const errors = await watch(page)
  await open(page, captions)
  expect(await faultsInView(page, errors)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Suivre cette liste' }).tap()
  const dialog = modalOf(page, 'reminder')
  await dialog.getByLabel('Adresse e-mail').fill('ada@cinema.example')
  const sent = page.waitForRequest((request) => request.url().includes('/api/client/reminders'))
  await dialog.getByRole('button', { name: 'Me prévenir par e-mail' }).tap()
  await expect(dialog).toContainText('Regardez vos e-mails')
  expect((await sent).postDataJSON()).toEqual({
    list: new URL(captions).pathname,
    to: { channel: 'mail', email: 'ada@cinema.example' },
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is followed by a form, and confirmed by the link of a mail', async ({ page }) => {
    await page.goto(captions)
    await page.getByRole('main').getByRole('link', { name: 'Suivre cette liste' }).click()
    await page.getByLabel('Adresse e-mail').fill('grace@cinema.example')
    await page.getByRole('button', { name: 'Suivre par e-mail' }).click()
    await expect(page.getByRole('main')).toContainText('Regardez vos e-mails')
    await page.goto(`${clientOriginOf(originOf('ch'))}/fr/mails`)
    const mail = page.locator('.client-mail').filter({ hasText: 'grace@cinema.example' }).first()
    await page.goto((await mail.locator('a[href*="confirm="]').first().getAttribute('href')) ?? '')
    await page.getByRole('button', { name: 'Confirmer mon rappel' }).click()
    await expect(page.getByRole('main')).toContainText('jamais la nuit')
  })
})
