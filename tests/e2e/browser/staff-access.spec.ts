import { codeOf } from '@marquee/identity/staff/staff-sign-in.fixture.ts'
import { expect, type Page } from '@playwright/test'
import { flagOrigin, unique } from '../flag-owners.ts'
import { staffAdmin } from '../staff-admin.ts'
import { addAuthenticator, unwatched as test } from '../visitor.ts'

const staffOrigin = flagOrigin.replace('://flags.', '://staff.')
const password = 'frites avec sauce andalouse'

async function invite(page: Page, name: string): Promise<string> {
  await page.goto(`${staffOrigin}/people/invite`)
  await page.getByLabel('Email address').fill(staffAdmin.address)
  await page.getByLabel('Password', { exact: true }).fill(staffAdmin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email address').fill(`${name}@cinema.example`)
  const flags = page.getByRole('group', { name: 'Flags' })
  await flags.getByLabel('Editor').check()
  await page.getByRole('group', { name: 'Countries' }).getByLabel('Belgium').check()
  await page.getByRole('button', { name: 'Invite' }).click()
  return (await page.getByLabel('Link', { exact: true }).textContent()) ?? ''
}

test('an invited person sets a password and codes, and opens the flag console, later with a passkey alone', {
  tag: '@quick',
}, async ({ page, browser }) => {
  const name = unique('ben').replace(' ', '-')
  const link = await invite(page, name)
  const own = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await own.goto(link)
  await own.getByLabel('New password').fill(password)
  await own.getByRole('button', { name: 'Save and sign in' }).click()
  await own.getByRole('navigation').getByRole('link', { name: 'My security' }).click()
  await own.getByRole('button', { name: 'Set up codes with an app' }).click()
  const key = (await own.locator('.staff-key').textContent())?.replaceAll(' ', '') ?? ''
  await own.getByLabel('Code from the app').fill(codeOf(key))
  await own.getByRole('button', { name: 'Confirm the code' }).click()
  await expect(own.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const recovery = (await own.locator('.staff-codes code').first().textContent()) ?? ''
  await own.getByRole('link', { name: 'I have stored them' }).click()
  await own.getByRole('main').getByRole('link', { name: 'Flags' }).click()
  await expect(own).toHaveURL(`${flagOrigin}/`)

  await addAuthenticator(own)
  await own.goto(`${staffOrigin}/security`)
  await own.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(own.getByRole('status').filter({ hasText: 'The passkey is added' })).toBeVisible()
  await own.getByRole('button', { name: 'Sign out', exact: true }).click()
  await own.goto(`${flagOrigin}/history`)
  await own.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(own).toHaveURL(`${flagOrigin}/history`)

  const other = await browser.newPage()
  await other.goto(flagOrigin)
  await other.getByLabel('Email address').fill(`${name}@cinema.example`)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.getByRole('textbox', { name: /code/i }).fill(recovery)
  await other.getByRole('button', { name: 'Go on' }).click()
  await expect(other).toHaveURL(`${flagOrigin}/`)
})
