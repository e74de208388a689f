import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort, noor } from '../../contracts/outside-visitor.ts'
import { type Product, startProduct } from '../../unleash/product.ts'
import { firstAdmin } from '../flag-admin.ts'
import { typeIn } from '../flag-owners.ts'
import { faultsForReaders } from '../inspect.ts'
import { type OutsideProvider, startOutsideProvider } from '../outside-provider.ts'
import { unwatched as test } from '../visitor.ts'

// One product for both tests.
test.describe.configure({ mode: 'default' })

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-sign-on-'))
const editor = { ...noor, roles: ['benelux'] }
const stranger = { ...noor, sub: 'outside|8', email: 'ada@cinema.example', givenName: 'Ada' }
let product: Product
let provider: OutsideProvider
let origin: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const [port, providerPort] = [await freePort(), await freePort()]
  origin = `http://flags.localhost:${port}`
  provider = await startOutsideProvider({
    siteOrigin: origin,
    callback: `${origin}/sign-in/callback`,
    signedOut: `${origin}/sign-out`,
    port: providerPort,
    users: [editor, stranger],
  })
  product = await startProduct(folder, {
    PORT: String(port),
    FLAGS_ADMIN_PASSWORD: firstAdmin.password,
    FLAGS_SECOND_FACTOR: 'required',
    FLAGS_IDENTITY: provider.issuer,
    FLAGS_IDENTITY_APPLICATION: provider.applicationId,
    FLAGS_IDENTITY_SECRET: provider.secret,
    FLAGS_IDENTITY_NAME: 'Keycloak',
    FLAGS_IDENTITY_ROLES: 'admins=admin,benelux=editor:be+nl',
    FLAGS_PASSWORDS: 'first-admin',
  })
})

test.afterAll(async () => {
  await product.stop()
  await provider.close()
  rmSync(folder, { recursive: true, force: true })
})

async function signInAs(page: Page, { email, password }: typeof noor): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with Keycloak' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an owner signs in at the provider, comes back to the page, and signs out of both', async ({ page }) => {
  await page.goto(`${origin}/history?site=be`)
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  await signInAs(page, editor)
  await expect(page).toHaveURL(`${origin}/history?site=be`)
  await expect(page.getByRole('link', { name: /Noor Çelik/ })).toBeVisible()
  await page.goto(`${origin}/cell?flag=vod&site=be`)
  await page.getByRole('radio', { name: /^O(?:n|ff)$/, checked: false }).check()
  await page.getByLabel('Reason').fill('From the provider')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is now' })).toBeVisible()
  await page.goto(`${origin}/password`)
  await expect(page.getByText('You are signed in with Keycloak')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Second factor' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: /Yes, sign me out/ }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
})

test('a user without a role sees why, and the first admin still has the password', async ({ page }) => {
  await page.goto(origin)
  await signInAs(page, stranger)
  await expect(page.getByRole('heading', { level: 1, name: 'You have no role here' })).toBeVisible()
  await expect(page.getByText('knows you as Ada Çelik')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the sign-in' }).click()
  await page.getByText('Sign in as the first admin').click()
  await typeIn(page, firstAdmin)
  await expect(page.getByRole('heading', { level: 1, name: 'Second factor' })).toBeVisible()
})
