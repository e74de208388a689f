import { expect } from '@playwright/test'
import { flagOrigin } from '../flag-owners.ts'
import { staffAdmin } from '../staff-admin.ts'
import { unwatched as test } from '../visitor.ts'

test('a page leads to the staff host and back; a link on another site finds the owner signed in; the sign-out ends both sessions', {
  tag: '@quick',
}, async ({ page }) => {
  const { port } = new URL(flagOrigin)
  await page.goto(`${flagOrigin}/history?site=be`)
  await expect(page).toHaveURL(new RegExp(`^http://staff\\.localhost:${port}/`))
  await page.getByLabel('Email address').fill(staffAdmin.address)
  await page.getByLabel('Password', { exact: true }).fill(staffAdmin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${flagOrigin}/history?site=be`)
  const cookies = await page.context().cookies(flagOrigin)
  expect(cookies.find(({ name }) => name === 'flag-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  })
  await page.goto(`http://fr.localhost:${port}/robots.txt`)
  await page.evaluate((href) => location.assign(href), `${flagOrigin}/tokens`)
  await expect(page).toHaveURL(`${flagOrigin}/tokens`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})
