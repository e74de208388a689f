import { expect } from '@playwright/test'
import { originOf } from '../http.ts'
import { desktop, isSameDocument, numberIn, open, phone, test, unwatched } from '../visitor.ts'

const home = `${originOf('fr')}/aide`

test.describe('on a phone', () => {
  test.use(phone)

  test('a topic shows three questions, then all in place, and five on its own page; a search leads to an article', async ({
    page,
  }) => {
    await open(page, home)
    const card = page.locator('.help-card').first()
    await expect(card.locator('.help-list__link:visible')).toHaveCount(3)
    const all = await numberIn(card.locator('.help-card__head p'))
    await card.locator('.link').click()
    await expect(card.locator('.help-list__link:visible')).toHaveCount(all)
    await expect(card.locator('.help-list__link').nth(3)).toBeFocused()
    await expect(card.locator('.link')).toHaveCount(0)
    await expect(page.locator('.help-card').nth(1).locator('.help-list__link:visible')).toHaveCount(3)
    expect(new URL(page.url()).pathname).toBe('/aide')

    await card.locator('.help-card__name a').click()
    await expect(page.locator('h1')).toHaveText('Réserver en ligne')
    const entries = page.locator('.help-list[data-whole] .help-list__link:visible')
    await expect(entries).toHaveCount(5)
    await page.getByRole('button', { name: /^Voir les \d+ questions/ }).click()
    await expect(entries).toHaveCount(all)
    await page.locator('.help-aside .help-list__link').first().click()
    await expect(page.locator('h1')).toHaveText('Films et programme')
    await expect(entries).toHaveCount(5)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Réserver en ligne')
    await expect(entries).toHaveCount(5)
    expect(await isSameDocument(page)).toBe(true)

    await page.getByRole('searchbox').fill('annuler')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/aide\/recherche\?q=annuler$/)
    const found = page.locator('section:has(#help-results)').locator('.help-list__link')
    expect(await found.count()).toBe(await numberIn(page.locator('#help-results')))
    await found.first().click()
    await expect(page.locator('.help-article .rich')).toBeVisible()
  })
})

unwatched.describe('the assistant of an article', () => {
  unwatched.use(desktop)

  unwatched(
    'requests consent, reports each script that fails beside its button, responds with articles and closes on Escape',
    async ({ page }) => {
      await page.route(/\/decide-[^/]*\.js$/, (route) => route.abort(), { times: 1 })
      const requested: string[] = []
      await page.route(/\/assistant\/agent\.js$/, (route) => {
        requested.push(route.request().url())
        return requested.length === 1 ? route.abort() : route.continue()
      })
      const launcher = page.getByRole('button', { name: 'Demander à l’assistant', exact: true })
      const allow = page.getByRole('button', { name: 'Accepter et ouvrir' })
      const failure = page.getByRole('main').getByRole('alert')
      const article = `${home}/article/slug/comment-annuler-ou-echanger-mon-billet`
      await open(page, article)
      await launcher.click()
      await allow.click()
      await expect(failure).toBeVisible()
      expect(requested).toEqual([])
      // A browser does not request a failed module again.
      await open(page, article)
      await launcher.click()
      await allow.click()
      await expect(failure).toBeVisible()
      await launcher.click()
      const assistant = page.getByRole('dialog', { name: 'Assistant automatique' })
      await expect(assistant).toContainText('Réponses automatiques')
      const question = assistant.getByRole('textbox', { name: 'Votre question' })
      await expect(question).toBeFocused()
      await page.keyboard.type('Puis-je annuler mes billets ?')
      await page.keyboard.press('Enter')
      const response = assistant.getByRole('log').getByRole('link').first()
      await expect(response).toHaveText('Comment annuler ou échanger mon billet ?')
      await page.keyboard.press('Escape')
      await expect(assistant).toBeHidden()
      await expect(launcher).toBeFocused()
    },
  )
})
