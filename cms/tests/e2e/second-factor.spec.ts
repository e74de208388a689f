import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { firstAdmin, type OpenedAdmin, openAdmin, visit } from '../admin.ts'

let admin: OpenedAdmin

test.beforeAll(async () => {
  admin = await openAdmin({ env: { CMS_SECOND_FACTOR: 'required' } })
})

test.afterAll(() => admin?.stop())

async function sendPassword(page: Page): Promise<void> {
  await page.locator('#field-email').fill(firstAdmin.email)
  await page.locator('#field-password').fill(firstAdmin.password)
  await page.locator('form button[type=submit]').click()
}

/** Fingerprint reader of the page's device, which verifies its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).include('.security').analyze()).violations

test('an admin sets a second factor up, ends a session elsewhere, and signs in with a passkey', async ({
  browser,
  page,
}) => {
  await visit(page, `${admin.url}/admin/login`)
  await sendPassword(page)
  await expect(page.getByRole('heading', { name: 'Set up a second factor first' })).toBeVisible()
  await expect(page.locator('#field-password')).toBeHidden()
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
  await visit(other, `${admin.url}/admin/collections/users`)
  await sendPassword(other)
  const field = other.getByRole('textbox', { name: 'Code', exact: true })
  await expect(field).toBeVisible()
  expect(await faultsOf(other)).toEqual([])
  await field.fill(recoveryCode)
  await field.press('Enter')
  await expect(other).toHaveURL(`${admin.url}/admin/collections/users`)
  await expect(other.getByRole('cell', { name: firstAdmin.email })).toBeVisible()

  await visit(page, `${admin.url}/admin/account`)
  const security = page.getByRole('region', { name: 'Second factor' })
  await expect(security.getByText('You have 9 recovery codes left.')).toBeVisible()
  await expect(security.getByRole('listitem')).toHaveCount(2)
  expect(await faultsOf(page)).toEqual([])
  await security.getByRole('button', { name: /^Sign out / }).click()
  await expect(security.getByRole('listitem')).toHaveCount(1)
  await visit(other, `${admin.url}/admin/account`)
  await expect(other.locator('#field-password')).toBeVisible()
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
