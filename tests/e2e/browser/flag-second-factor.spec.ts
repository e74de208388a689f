import { type Browser, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { addOwner, flagOrigin, openConsole, typeIn } from '../flag-owners.ts'
import { faultsForReaders } from '../inspect.ts'
import { unwatched as test } from '../visitor.ts'

interface Owner {
  readonly name: string
  readonly password: string
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Made by the first admin, in a browser of its own. */
async function newOwner(browser: Browser): Promise<Owner> {
  const page = await browser.newPage()
  await openConsole(page, '/owners')
  const owner = await addOwner(page, 'Viewer')
  await page.close()
  return owner
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
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

async function addPasskey(page: Page, name: string): Promise<readonly string[]> {
  await page.goto(`${flagOrigin}/second-factor`)
  await page.getByLabel('Name of the passkey').fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  return page.getByRole('main').getByRole('listitem').allTextContents()
}

test('an owner adds a passkey, signs in with it alone and as the second factor, and removes it', async ({
  page,
  browser,
}) => {
  const owner = await newOwner(browser)
  await addAuthenticator(page)
  await openConsole(page, '/', owner)
  expect(await addPasskey(page, 'Laptop')).toHaveLength(10)
  await page.getByRole('link', { name: 'I have stored them' }).click()
  await signOut(page)

  await page.goto(`${flagOrigin}/history?site=be`)
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${flagOrigin}/history?site=be`)
  await expect(page.getByRole('link', { name: owner.name })).toBeVisible()
  await signOut(page)

  await page.goto(flagOrigin)
  await typeIn(page, owner)
  await heading(page, 'Enter your code')
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await heading(page, 'Flags')

  await page.goto(`${flagOrigin}/second-factor`)
  await page.getByText('Rename or remove').click()
  const row = page.getByRole('listitem').filter({ hasText: 'Laptop' })
  await row.getByLabel('Name of the passkey').fill('Work')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('strong')).toHaveText('Work')
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  await page.getByText('Rename or remove').click()
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is removed' })).toBeVisible()
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey opens nothing here')).toBeVisible()
})

test('without its passkey an owner uses a recovery code, and a cancelled dialog says so', async ({
  page,
  browser,
}) => {
  const owner = await newOwner(browser)
  await addAuthenticator(page)
  await openConsole(page, '/', owner)
  const [code = ''] = await addPasskey(page, 'Phone')
  const other = await browser.newPage()
  await other.goto(flagOrigin)
  await other.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  await typeIn(other, owner)
  await other.getByLabel('Recovery code').fill(code)
  await other.getByRole('button', { name: 'Go on' }).click()
  await heading(other, 'Flags')
  await other.route('**/second-factor/passkeys', (route) => route.abort())
  await other.goto(`${flagOrigin}/second-factor`)
  await other.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(other.getByText('No passkey was used.')).toBeVisible()
  await other.close()
})

test('an owner sets up codes of an app, signs in with one, and ends another session', async ({
  page,
  browser,
}) => {
  const owner = await newOwner(browser)
  await openConsole(page, '/second-factor', owner)
  await page.getByRole('button', { name: 'Set up codes with an app' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  const key = (await page.locator('.factor-key').textContent())?.replaceAll(' ', '') ?? ''
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
  await page.getByLabel('Code from the app').fill(codeAt(Date.now()))
  await page.getByRole('button', { name: 'Confirm the code' }).click()
  await page.getByRole('link', { name: 'I have stored them' }).click()

  const other = await browser.newPage()
  await other.goto(flagOrigin)
  await typeIn(other, owner)
  await other.getByLabel('Code', { exact: true }).fill('000000')
  await other.getByRole('button', { name: 'Go on' }).click()
  await expect(other.getByRole('alert')).toContainText('This code is wrong or was used already.')
  // The code of this period has been used; the next one is valid already.
  await other.getByLabel('Code', { exact: true }).fill(codeAt(Date.now() + 30_000))
  await other.getByRole('button', { name: 'Go on' }).click()
  await heading(other, 'Flags')

  await page.goto(`${flagOrigin}/sessions`)
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  await expect(page.getByText('this one')).toHaveCount(1)
  await page.getByRole('button', { name: /^Sign out .*signed in/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Signed out there' })).toBeVisible()
  await other.reload()
  await heading(other, 'Sign in')
  await other.close()
})

test('without script the pages say what passkeys need', async ({ browser, page }) => {
  const owner = await newOwner(browser)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await openConsole(plain, '/second-factor', owner)
  await expect(plain.getByText('Passkeys need JavaScript')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
  await context.close()
  await page.goto(`${flagOrigin}/audit`)
  const scripts = await page.locator('script[src*="passkeys"]').count()
  expect(scripts).toBe(1)
  await openConsole(page, '/history')
  await expect(page.locator('script[src*="passkeys"]')).toHaveCount(0)
})
