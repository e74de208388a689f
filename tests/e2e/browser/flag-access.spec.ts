import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { flagOrigin, openConsole, signInOwner, typeIn, unique } from '../flag-owners.ts'
import { unwatched as test } from '../visitor.ts'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function changeCell(page: Page, reason: string): Promise<void> {
  await page.getByRole('radio', { name: /^O(?:n|ff)$/, checked: false }).check()
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Save' }).click()
}

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

interface Exported {
  readonly features: readonly { readonly name: string }[]
  readonly featureStrategies: readonly { readonly featureName: string }[]
  readonly featureEnvironments: readonly { readonly featureName: string }[]
}

const flag = 'trackingCategories'

/** The flag of this test alone, so that importing the file changes no other. */
async function exported(page: Page): Promise<Exported> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^flags-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Exported
  return {
    features: file.features.filter(({ name }) => name === flag),
    featureStrategies: file.featureStrategies.filter(({ featureName }) => featureName === flag),
    featureEnvironments: file.featureEnvironments.filter(({ featureName }) => featureName === flag),
  }
}

test('an export can be imported again: unknown flags are refused, differences are shown first, and a reason is required', async ({
  page,
}) => {
  const show = () => page.getByRole('button', { name: 'Show what would change' }).click()
  const choose = (file: unknown) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'flags.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
  await openConsole(page, '/import')
  const before = await exported(page)
  await choose(before)
  await show()
  await expect(page.getByText('Everything is as the file says already')).toBeVisible()
  await choose({ ...before, features: [...before.features, { name: 'flyingCarpets' }] })
  await show()
  await expect(page.getByRole('alert')).toContainText('Nothing was changed')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['flyingCarpets'])

  await page.goto(`${flagOrigin}/cell?flag=${flag}&site=sn`)
  await changeCell(page, unique('To be taken back'))
  await heading(page, 'Flags')
  await page.goto(`${flagOrigin}/import`)
  expect(await exported(page)).not.toEqual(before)
  await page.getByLabel('Or its text').fill(JSON.stringify(before))
  await show()
  await heading(page, 'Import this file?')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText(/Categories in the statistics.*Senegal/)
  await page.getByRole('button', { name: 'Import the file' }).click()
  await expect(page.getByRole('alert')).toContainText('Say why.')
  await page.getByLabel('Reason').fill(unique('As it was'))
  await page.getByRole('button', { name: 'Import the file' }).click()
  await expect(page.getByText('The file is imported: 1 changed')).toBeVisible()
  expect(await exported(page)).toEqual(before)
})
