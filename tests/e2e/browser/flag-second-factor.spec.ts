import { expect, type Page } from '@playwright/test'
import { flagOrigin, openConsole, typeIn } from '../flag-owners.ts'
import { addAuthenticator, unwatched as test } from '../visitor.ts'

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
}

test('an owner adds a passkey, signs in with it alone and as the second factor, and removes it', async ({
  page,
}) => {
  await addAuthenticator(page)
  const owner = await openConsole(page, '/second-factor')
  await page.getByLabel('Name of the passkey').fill('Laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'I have stored them' }).click()
  await signOut(page)

  await page.goto(`${flagOrigin}/history?site=be`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${flagOrigin}/history?site=be`)
  await expect(page.getByRole('link', { name: owner.name })).toBeVisible()
  await signOut(page)

  await page.goto(flagOrigin)
  await typeIn(page, owner)
  await heading(page, 'Enter your code')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await heading(page, 'Flags')

  await page.goto(`${flagOrigin}/second-factor`)
  await page.getByText('Rename or remove').click()
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is removed' })).toBeVisible()
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey opens nothing here')).toBeVisible()
})
