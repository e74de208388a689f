import { expect } from '@playwright/test'
import { originOf } from '../http.ts'
import { open, phone, unwatched as test } from '../visitor.ts'

test.use(phone)

test('the opinion form requires a rating, keeps its input after a failure, is sent and confirmed; focus returns to its opener', async ({
  page,
}) => {
  let down = true
  const sent: unknown[] = []
  await page.route('**/api/feedback?*', (route) => {
    sent.push(route.request().postDataJSON())
    return down ? route.abort() : route.continue()
  })
  await open(page, `${originOf('fr')}/films`)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Votre avis' })
  if (!(await opener.isVisible())) await page.locator('.footer__col').last().locator('summary').click()
  await opener.click()
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('textbox')
  const submit = dialog.getByRole('button', { name: 'Envoyer mon avis' })
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('Choisissez une note de 1 à 5.')
  expect(sent).toEqual([])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await words.fill('Belle salle')
  await submit.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(words).toHaveValue('Belle salle')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  down = false
  await submit.click()
  await expect(dialog.locator('.opinion__thanks')).toBeFocused()
  expect(sent).toEqual(Array(2).fill({ rating: 2, text: 'Belle salle', path: '/films' }))
  expect((await page.context().cookies(page.url())).map((cookie) => cookie.name)).toEqual(['consent'])
})
