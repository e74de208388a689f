import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../../../tests/contracts/databases.ts'
import { noor } from '../../../tests/contracts/outside-visitor.ts'
import { type OutsideProvider, startOutsideProvider } from '../../../tests/e2e/outside-provider.ts'
import { timeLimit } from '../../../tests/time-limit.ts'
import { type OpenedAdmin, openAdmin } from '../admin.ts'
import { openSite } from '../site.ts'

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
  const { issuer, applicationId, secret, close } = provider
  admin = await openAdmin({
    port,
    staff: {
      issuer,
      close,
      env: {
        CMS_IDENTITY: issuer,
        CMS_IDENTITY_APPLICATION: applicationId,
        CMS_IDENTITY_SECRET: secret,
        CMS_IDENTITY_NAME: 'Keycloak',
        CMS_IDENTITY_ROLES: 'benelux=editor:be+nl',
      },
    },
  })
})
test.afterAll(async () => {
  await admin?.stop()
  await provider?.close()
})

const startLink = (page: Page) => page.getByRole('link', { name: 'Sign in', exact: true })

async function logOut(page: Page): Promise<void> {
  // Payload closes the menu when it learns the width of the window, and animates it afterwards.
  await expect(page.locator('.nav--nav-animate')).toBeAttached()
  await page.locator('.nav-toggler:visible').first().click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

async function signInAs(page: Page, { email, password }: typeof noor): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function looksRight(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: admin.url }])
    await page.reload()
    await expect(startLink(page)).toBeVisible()
    expect((await new AxeBuilder({ page }).include('.sign-in').analyze()).violations).toEqual([])
  }
}

test('an editor is led to the provider, comes back to the page, and signs out of both', async ({ page }) => {
  await page.goto(`${admin.url}/admin/collections/news`)
  await expect(page).toHaveURL((url) => url.origin === provider.issuer)
  await signInAs(page, editor)
  // Payload adds the query of its list.
  await expect(page).toHaveURL((url) => url.href.startsWith(`${admin.url}/admin/collections/news`))
  await page.goto(`${admin.url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Noor Çelik' })).toBeVisible()
  await page.goto(`${admin.url}/admin/account`)
  await expect(page.locator('#field-email')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
  await logOut(page)
  await page.getByRole('button', { name: /Yes, sign me out/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible()
  await looksRight(page)
  await startLink(page).click()
  await expect(page).toHaveURL((url) => url.origin === provider.issuer)
})

test('a user without a role sees why, and the operators sign in with their password', async ({ page }) => {
  await page.goto(`${admin.url}/admin/login`)
  await signInAs(page, stranger)
  const noRole = page.getByRole('alert').filter({ hasText: 'you have no role here' })
  await expect(noRole).toBeVisible()
  await looksRight(page)
  await expect(page.locator('#field-password')).toHaveCount(0)
  for (const closed of ['create-first-user', 'forgot', 'reset/known']) {
    await page.goto(`${admin.url}/admin/${closed}`)
    // It leads over the provider back to the sign-in; a navigation before its end would be broken off.
    await expect(page).toHaveURL((url) => url.searchParams.has('failed'))
    await expect(noRole).toBeVisible()
  }
  await admin.signInByForm(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await page.goto(`${admin.url}/admin/collections/audit-entries`)
  // At the sign-in, and from each closed page.
  await expect(page.getByRole('cell', { name: 'Sign-in without a role' })).toHaveCount(4)
})

test('without settings editors sign in at the staff host of the site, and out of both', async ({ page }) => {
  test.slow()
  const port = await freePort()
  const person = { email: 'ada@cinema.example', password: 'nine slow grey tortoises' }
  const site = await openSite({
    env: {
      CMS_URL: `http://localhost:${port}`,
      STAFF_ADMIN_EMAIL: person.email,
      STAFF_ADMIN_PASSWORD: person.password,
    },
  })
  const issuer = `http://staff.localhost:${site.port}`
  const staff = { issuer, env: {}, close: async () => {} }
  const cms = await openAdmin({ port, siteUrl: site.url, dataDir: site.dataDir, staff })
  try {
    await page.goto(`${cms.url}/admin/collections/media`)
    // The staff host makes its signing keys at its first request.
    await expect(page).toHaveURL((url) => url.origin === issuer, { timeout: timeLimit(60_000) })
    await page.getByLabel('Email address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL((url) => url.href.startsWith(`${cms.url}/admin/collections/media`))
    await page.goto(`${cms.url}/admin`)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, ada' })).toBeVisible()
    await logOut(page)
    await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible()
    await startLink(page).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
    await site.stop()
    await page.goto(`${cms.url}/admin`)
    await expect(page.getByRole('alert').filter({ hasText: 'Staff sign-in is not reachable.' })).toBeVisible()
  } finally {
    await cms.stop()
    await site.stop()
  }
})
