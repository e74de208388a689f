import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addOwner, flagOrigin, openConsole, typeIn, unique } from '../flag-owners.ts'
import { faultsForReaders } from '../inspect.ts'
import { unwatched as test } from '../visitor.ts'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** No axe findings in either theme, and no horizontal overflow, also on a phone. */
async function isWellMade(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await faultsForReaders(page, ['light', 'dark']), `${width} px wide`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
}

const cellPath = (site: string, flag = 'trackingDolby') => `/cell?flag=${flag}&site=${site}`

async function changeCell(page: Page, reason: string): Promise<void> {
  await page.getByRole('radio', { name: /^O(?:n|ff)$/, checked: false }).check()
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Save' }).click()
}

test('a page redirects to the sign-in, and back with the right password only', async ({ page }) => {
  await page.goto(`${flagOrigin}/history?site=be`)
  await heading(page, 'Sign in')
  await isWellMade(page)
  await typeIn(page, { name: unique('Nobody'), password: 'not the one' })
  await expect(page.getByRole('alert')).toContainText('Name or password is wrong')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await isWellMade(page)
  await openConsole(page, '/history?site=be')
  const cookies = await page.context().cookies(flagOrigin)
  expect(cookies.find(({ name }) => name === 'flag-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  })
  await signOut(page)
  await page.goto(`${flagOrigin}/history`)
  await heading(page, 'Sign in')
})

test('a link on another site opens the page for a signed-in owner', async ({ page }) => {
  await openConsole(page, '/owners')
  await page.goto(`http://fr.localhost:${new URL(flagOrigin).port}/robots.txt`)
  await page.evaluate((href) => location.assign(href), `${flagOrigin}/tokens`)
  await heading(page, 'Tokens')
})

test('an admin adds an editor for Belgium, who switches Belgium and not France', async ({
  page,
  browser,
}) => {
  await openConsole(page)
  await page.goto(`${flagOrigin}/owners/new`)
  await isWellMade(page)
  await page.getByLabel('Name', { exact: true }).fill('ADMIN')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Add the owner' }).click()
  await expect(page.getByRole('alert')).toContainText('fewer than 12 characters')
  const editor = await addOwner(page, 'Editor', 'Belgium')
  await isWellMade(page)

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await openConsole(theirs, cellPath('be'), editor)
  const reason = unique('Try it in Belgium')
  await changeCell(theirs, reason)
  await heading(theirs, 'Flags')
  await theirs.goto(`${flagOrigin}/history?site=be`)
  await expect(theirs.getByText(reason)).toBeVisible()
  await theirs.goto(flagOrigin + cellPath('fr'))
  await expect(theirs.locator('#cell form')).toHaveCount(0)
  await theirs.goto(`${flagOrigin}/owners`)
  await heading(theirs, 'This is not yours to see')
  await expect(theirs.getByText('It takes the role of an admin; yours is editor.')).toBeVisible()
  await isWellMade(theirs)

  // A loss of rights ends the sessions.
  await page.goto(`${flagOrigin}/owners`)
  await page.getByRole('link', { name: `Edit ${editor.name}` }).click()
  await isWellMade(page)
  await page.getByRole('radio', { name: 'Viewer' }).check()
  await expect(page.getByRole('group', { name: 'Countries of an editor' })).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'was changed' })).toBeVisible()
  await theirs.goto(flagOrigin + cellPath('be'))
  await heading(theirs, 'Sign in')

  await page.getByRole('link', { name: `Edit ${editor.name}` }).click()
  await page.getByRole('link', { name: 'Remove this owner' }).click()
  await isWellMade(page)
  await page.getByRole('button', { name: 'Remove the owner' }).click()
  await expect(page.getByRole('link', { name: `Edit ${editor.name}` })).toHaveCount(0)
  await context.close()
})

test('a form sent after the session ended is restored after the sign-in', async ({ page }) => {
  await openConsole(page)
  const editor = await addOwner(page, 'Editor', 'Senegal')
  await signOut(page)
  await openConsole(page, cellPath('sn'), editor)
  await page.context().clearCookies({ name: 'flag-session' })
  const reason = unique('Typed before the end')
  await changeCell(page, reason)
  await expect(page.getByText('You were signed out')).toBeVisible()
  await isWellMade(page)
  await typeIn(page, { ...editor, password: 'not the one' })
  await typeIn(page, editor)
  await heading(page, 'You are signed in again')
  await expect(page.getByText(reason)).toBeVisible()
  await isWellMade(page)
  const history = await page.context().newPage()
  await history.goto(`${flagOrigin}/history?site=sn`)
  await heading(history, 'History')
  await expect(history.getByText(reason)).toHaveCount(0)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await heading(page, 'Flags')
  await page.goto(`${flagOrigin}/history?site=sn`)
  await expect(page.getByText(reason)).toBeVisible()
})

test('an owner changes the password, stays signed in here and is signed out elsewhere', async ({
  page,
  browser,
}) => {
  await openConsole(page)
  const viewer = await addOwner(page, 'Viewer')
  await signOut(page)
  await openConsole(page, '/password', viewer)
  await isWellMade(page)
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await openConsole(elsewhere, '/password', viewer)
  const change = async (current: string, next: string) => {
    await page.getByLabel('Password now').fill(current)
    await page.getByLabel('New password').fill(next)
    await page.getByRole('button', { name: 'Change the password' }).click()
  }
  await change('not the one', 'a new password for me')
  await expect(page.getByRole('alert')).toContainText('This is not your password.')
  await change(viewer.password, 'a new password for me')
  await expect(page.getByText('The password is changed')).toBeVisible()
  await elsewhere.goto(`${flagOrigin}/password`)
  await heading(elsewhere, 'Sign in')
  await context.close()
})

test('a token is shown once, gives access to the Client API, and is rejected once revoked', async ({
  page,
  request,
}) => {
  await openConsole(page, '/tokens')
  const name = unique('A backend')
  await page.getByRole('button', { name: 'Make the token' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter a name.')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Kind').selectOption('client')
  await page.getByRole('button', { name: 'Make the token' }).click()
  await heading(page, 'The token is made')
  await isWellMade(page)
  const token = await page.getByLabel('Token', { exact: true }).inputValue()
  expect(token).toMatch(/^default:development\.[0-9a-f]{64}$/)

  const requestWith = (authorization: string) =>
    request.get(`http://127.0.0.1:${new URL(flagOrigin).port}/api/client/features`, {
      headers: { authorization, host: new URL(flagOrigin).host },
    })
  const response = await requestWith(token)
  expect(response.status()).toBe(200)
  expect(((await response.json()) as { features: unknown[] }).features.length).toBeGreaterThan(10)
  expect((await requestWith(`${token}0`)).status()).toBe(401)

  await page.goto(`${flagOrigin}/tokens`)
  await isWellMade(page)
  await expect(page.getByText(token)).toHaveCount(0)
  await page.getByRole('link', { name: `Revoke ${name}` }).click()
  await isWellMade(page)
  await page.getByRole('button', { name: 'Revoke the token' }).click()
  await expect(page.getByText('The token is revoked')).toBeVisible()
  await expect(page.getByRole('link', { name: `Revoke ${name}` })).toHaveCount(0)
  expect((await requestWith(token)).status()).toBe(401)
})

interface Exported {
  readonly features: readonly { readonly name: string }[]
  readonly featureStrategies: readonly { readonly featureName: string }[]
  readonly featureEnvironments: readonly { readonly featureName: string }[]
}

/** One flag of an export, so that importing it changes no other. */
const only = (flag: string, file: Exported): Exported => ({
  features: file.features.filter(({ name }) => name === flag),
  featureStrategies: file.featureStrategies.filter(({ featureName }) => featureName === flag),
  featureEnvironments: file.featureEnvironments.filter(({ featureName }) => featureName === flag),
})

async function exported(page: Page): Promise<Exported> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^flags-\d{4}-\d\d-\d\d\.json$/)
  return JSON.parse(await readFile(await download.path(), 'utf8')) as Exported
}

const chosen = (file: unknown) => ({
  name: 'flags.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(file)),
})
const show = (page: Page) => page.getByRole('button', { name: 'Show what would change' }).click()

test('importing a file with unknown flags lists them and changes nothing', async ({ page }) => {
  await openConsole(page, '/import')
  await isWellMade(page)
  const file = only('trackingCategories', await exported(page))
  await show(page)
  await expect(page.getByRole('alert')).toContainText('Choose a file or paste its text.')
  await page.getByLabel('Or its text').fill('not { JSON')
  await show(page)
  await expect(page.getByRole('alert')).toContainText('This is not JSON.')
  await expect(page.getByLabel('Or its text')).toHaveValue('not { JSON')
  const unknown = { ...file, features: [...file.features, { name: 'flyingCarpets' }, { name: 'timeTravel' }] }
  await page.getByLabel('File', { exact: true }).setInputFiles(chosen(unknown))
  await show(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Nothing was changed')
  await expect(alert.getByRole('listitem')).toHaveText(['flyingCarpets', 'timeTravel'])
  await isWellMade(page)
  await page.goto(`${flagOrigin}/import`)
  expect(only('trackingCategories', await exported(page))).toEqual(file)
})

test('an export can be imported again: differences are shown first, and a reason is required', async ({
  page,
}) => {
  await openConsole(page, '/import')
  const before = only('copyCount', await exported(page))
  await page.getByLabel('File', { exact: true }).setInputFiles(chosen(before))
  await show(page)
  await expect(page.getByText('Everything is as the file says already')).toBeVisible()

  await page.goto(flagOrigin + cellPath('ma', 'copyCount'))
  await changeCell(page, unique('To be taken back'))
  await heading(page, 'Flags')
  await page.goto(`${flagOrigin}/import`)
  expect(only('copyCount', await exported(page))).not.toEqual(before)
  await page.getByLabel('Or its text').fill(JSON.stringify(before))
  await show(page)
  await heading(page, 'Import this file?')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('Copy count')
  await expect(page.getByRole('row').nth(1)).toContainText('Morocco')
  await isWellMade(page)
  await page.getByRole('button', { name: 'Import the file' }).click()
  await expect(page.getByRole('alert')).toContainText('Say why.')
  const reason = unique('As it was')
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Import the file' }).click()
  await expect(page.getByText('The file is imported: 1 changed')).toBeVisible()
  expect(only('copyCount', await exported(page))).toEqual(before)
  await page.goto(`${flagOrigin}/history?site=ma`)
  await expect(page.getByText(reason)).toBeVisible()
})

test('a file that is too large is refused with a message', async ({ page }) => {
  await openConsole(page, '/import')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'flags.json', mimeType: 'application/json', buffer: Buffer.alloc(3_000_000, ' ') })
  await show(page)
  await heading(page, 'This is too large')
})
