import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../../../tests/contracts/databases.ts'
import { noor } from '../../../tests/contracts/outside-visitor.ts'
import { type OutsideProvider, startOutsideProvider } from '../../../tests/e2e/outside-provider.ts'
import { firstAdmin, type OpenedAdmin, openAdmin } from '../admin.ts'

const editor = { ...noor, roles: ['benelux'] }
const stranger = { ...noor, sub: 'outside|8', email: 'ada@cinema.example', givenName: 'Ada' }
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-sign-in-'))
let provider: OutsideProvider
let admin: OpenedAdmin

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
    dataDir: folder,
    env: {
      CMS_IDENTITY: provider.issuer,
      CMS_IDENTITY_APPLICATION: provider.applicationId,
      CMS_IDENTITY_SECRET: provider.secret,
      CMS_IDENTITY_NAME: 'Keycloak',
      CMS_IDENTITY_ROLES: 'benelux=editor:be+nl',
      CMS_PASSWORDS: 'first-admin',
    },
  })
})

test.afterAll(async () => {
  await admin?.stop()
  await provider?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function signInAs(page: Page, { email, password }: typeof noor): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with Keycloak' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an editor signs in at the provider, comes back to the page, and signs out of both', async ({
  page,
}) => {
  await page.goto(`${admin.url}/admin/collections/news`)
  await expect(page.locator('#field-password')).toBeHidden()
  for (const scheme of ['light', 'dark'] as const) {
    await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: admin.url }])
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign in with Keycloak' })).toBeVisible()
    expect((await new AxeBuilder({ page }).include('.sign-in').analyze()).violations).toEqual([])
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
  await expect(page.getByRole('link', { name: 'Sign in with Keycloak' })).toBeVisible()
})

test('a user without a role sees why, and the first admin still has the password', async ({ page }) => {
  await page.goto(`${admin.url}/admin/login`)
  await signInAs(page, stranger)
  await expect(page.getByRole('alert').filter({ hasText: 'you have no role here' })).toBeVisible()
  await page.getByText('Sign in as the first administrator').click()
  await page.locator('#field-email').fill(firstAdmin.email)
  await page.locator('#field-password').fill(firstAdmin.password)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await page.goto(`${admin.url}/admin/collections/audit-entries`)
  await expect(page.getByRole('cell', { name: 'Sign-in without a role' })).toBeVisible()
})
