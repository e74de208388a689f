import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { clientOriginOf, knowSignIn, standInProvider } from '../identity-provider.ts'
import { desktop, isSameDocument, open, test } from '../visitor.ts'

const account = (page: Page) => page.locator('.header').getByRole('link', { name: 'Mon compte' })
const signInIcon = (page: Page) => page.locator('.header').getByRole('link', { name: 'Se connecter' })
const cookieNames = async (page: Page) => (await page.context().cookies(originOf('fr'))).map(({ name }) => name)
const library = /\/assets\/identity-provider-/

test.use({ ...desktop })

test('silent', async ({ page }) => {
  const { seen } = await standInProvider(page, 'fr', { session: true })
  await knowSignIn(page, 'fr')
  await open(page, `${originOf('fr')}/films`)
  await page.waitForTimeout(3000)
  console.log(seen.authorize.map(String), seen.tokens.map(String), seen.asked, await cookieNames(page))
  await expect(account(page)).toHaveText('AL')
  console.log(seen.authorize.map(String), seen.tokens.map(String), seen.asked, await cookieNames(page))
})
