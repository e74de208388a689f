import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { freePort } from '../../../tests/contracts/databases.ts'
import { noor } from '../../../tests/contracts/outside-visitor.ts'
import { type OutsideProvider, startOutsideProvider } from '../../../tests/e2e/outside-provider.ts'
import { addAuthenticator } from '../../../tests/e2e/visitor.ts'
import { firstAdmin, type OpenedAdmin, openAdmin, visit } from '../admin.ts'

const editor = { ...noor, roles: ['benelux'] }
const stranger = { ...noor, sub: 'outside|8', email: 'ada@cinema.example', givenName: 'Ada' }
let provider: OutsideProvider
let admin: OpenedAdmin

// The server is of one worker.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const [port, providerPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  provider = await startOutsideProvider({
    siteOrigin: origin,
    callback: `${origin}/api/users/sign-in/callback`,
    signedOut: `${origin}/admin/login`,
    port: providerPort,
    users: [editor, stranger],
  })
  admin = await openAdmin({
    port,
    env: {
      CMS_IDENTITY: provider.issuer,
      CMS_IDENTITY_APPLICATION: provider.applicationId,
      CMS_IDENTITY_SECRET: provider.secret,
      CMS_IDENTITY_NAME: 'Keycloak',
      CMS_IDENTITY_ROLES: 'benelux=editor:be+nl',
      CMS_PASSWORDS: 'first-admin',
      CMS_SECOND_FACTOR: 'required',
    },
  })
})
test.afterAll(async () => {
  await admin?.stop()
  await provider?.close()
})

const providerLink = (page: Page) => page.getByRole('link', { name: 'Sign in with Keycloak' })
const passwordField = (page: Page) => page.locator('#field-password')

async function signInAs(page: Page, { email, password }: typeof noor): Promise<void> {
  await providerLink(page).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function sendPassword(page: Page): Promise<void> {
  await page.getByText('Sign in as the first administrator').click()
  await page.locator('#field-email').fill(firstAdmin.email)
  await passwordField(page).fill(firstAdmin.password)
  await page.locator('form button[type=submit]').click()
}

const faultsOf = async (page: Page, part = '.security') =>
  (await new AxeBuilder({ page }).include(part).analyze()).violations

test('an editor signs in at the provider, comes back to the page, and signs out of both', async ({
  page,
}) => {
  await page.goto(`${admin.url}/admin/collections/news`)
  await expect(passwordField(page)).toBeHidden()
  for (const scheme of ['light', 'dark'] as const) {
    await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: admin.url }])
    await page.reload()
    await expect(providerLink(page)).toBeVisible()
    expect(await faultsOf(page, '.sign-in')).toEqual([])
  }
  await signInAs(page, editor)
  // Payload adds the query of its list.
  await expect(page).toHaveURL((url) => url.href.startsWith(`${admin.url}/admin/collections/news`))
  await page.goto(`${admin.url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Noor Çelik' })).toBeVisible()
  await page.goto(`${admin.url}/admin/account`)
  await expect(page.locator('#field-email')).toBeDisabled()
  await page.locator('.nav-toggler:visible').first().click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: /Yes, sign me out/ }).click()
  await expect(page).toHaveURL(`${admin.url}/admin/login`)
  await expect(providerLink(page)).toBeVisible()
})

test('a user without a role sees why; the first admin has a password, sets a second factor up, and signs in with a passkey', async ({
  browser,
  page,
}) => {
  await page.goto(`${admin.url}/admin/login`)
  await signInAs(page, stranger)
  await expect(page.getByRole('alert').filter({ hasText: 'you have no role here' })).toBeVisible()
  await visit(page, page.url())
  await sendPassword(page)
  await expect(page.getByRole('heading', { name: 'Set up a second factor first' })).toBeVisible()
  await expect(passwordField(page)).toBeHidden()
  await page.getByRole('button', { name: 'Set up codes with an app' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const key = await page.locator('.security code').innerText()
  const code = page.getByRole('textbox', { name: 'Code from the app' })
  await code.fill('000')
  await code.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'not the current code' })).toBeVisible()
  await code.fill(new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate())
  await code.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const recoveryCode = await page.locator('.security__codes code').first().innerText()
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()

  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await visit(other, `${admin.url}/admin/collections/audit-entries`)
  await sendPassword(other)
  const field = other.getByRole('textbox', { name: 'Code', exact: true })
  await expect(field).toBeVisible()
  expect(await faultsOf(other)).toEqual([])
  await field.fill(recoveryCode)
  await field.press('Enter')
  await expect(other).toHaveURL((url) => url.pathname === '/admin/collections/audit-entries')
  await expect(other.getByRole('cell', { name: 'Sign-in without a role' })).toBeVisible()

  await visit(page, `${admin.url}/admin/account`)
  const security = page.getByRole('region', { name: 'Second factor' })
  await expect(security.getByText('You have 9 recovery codes left.')).toBeVisible()
  await expect(security.getByRole('listitem')).toHaveCount(2)
  expect(await faultsOf(page)).toEqual([])
  await security.getByRole('button', { name: /^Sign out / }).click()
  await expect(security.getByRole('listitem')).toHaveCount(1)
  await visit(other, `${admin.url}/admin/account`)
  await expect(providerLink(other)).toBeVisible()
  await elsewhere.close()

  await addAuthenticator(page)
  await security.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop')
  await security.getByRole('button', { name: 'Add a passkey' }).click()
  const passkey = security.getByRole('listitem').filter({ hasText: 'Laptop' })
  await expect(passkey.getByText('Not used yet')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`${admin.url}/admin/logout`)
  await visit(page, `${admin.url}/admin/account`)
  await sendPassword(page)
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(passkey.getByText('Last use:')).toBeVisible()
  await passkey.getByText('Rename or remove').click()
  expect(await faultsOf(page)).toEqual([])
  await passkey.getByRole('button', { name: 'Remove the passkey Laptop' }).click()
  await expect(passkey).toHaveCount(0)
})
