import { expect, type Page } from '@playwright/test'
import { flagOrigin, signInOwner, typeIn } from '../flag-owners.ts'
import { unwatched as test } from '../visitor.ts'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a page leads to the sign-in, and back with the right password only; a link on another site finds the owner signed in', {
  tag: '@quick',
}, async ({ page, browser }) => {
  const maker = await browser.newContext()
  const owner = await signInOwner(maker, 'viewer')
  await maker.close()
  await page.goto(`${flagOrigin}/history?site=be`)
  await heading(page, 'Sign in')
  await typeIn(page, { ...owner, password: 'not the one' })
  await expect(page.getByRole('alert')).toContainText('Name or password is wrong')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await typeIn(page, owner)
  await expect(page).toHaveURL(`${flagOrigin}/history?site=be`)
  const cookies = await page.context().cookies(flagOrigin)
  expect(cookies.find(({ name }) => name === 'flag-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  })
  await page.goto(`http://fr.localhost:${new URL(flagOrigin).port}/robots.txt`)
  await page.evaluate((href) => location.assign(href), `${flagOrigin}/password`)
  await expect(page).toHaveURL(`${flagOrigin}/password`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.goto(`${flagOrigin}/history`)
  await heading(page, 'Sign in')
})
