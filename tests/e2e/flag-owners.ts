import { expect, type Page } from '@playwright/test'
import { firstAdmin } from './flag-admin.ts'
import { port } from './http.ts'

export const flagOrigin = `http://flags.localhost:${port}`

const password = 'frites avec sauce andalouse'
let count = 0
/** Unique, because tests may rerun on the same store. */
export const unique = (name: string) => `${name} ${Date.now().toString(36)}-${count++}`

interface Owner {
  readonly name: string
  readonly password: string
}

export async function typeIn(page: Page, { name, password }: Owner): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function openConsole(page: Page, path = '/', owner: Owner = firstAdmin): Promise<void> {
  await page.goto(flagOrigin + path)
  await typeIn(page, owner)
  await expect(page).toHaveURL(flagOrigin + path)
}

/** By an admin who is signed in. */
export async function addOwner(
  page: Page,
  role: 'Viewer' | 'Editor' | 'Admin',
  country?: string,
): Promise<{ name: string; password: string }> {
  const name = unique(role)
  await page.goto(`${flagOrigin}/owners/new`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('radio', { name: role }).check()
  if (country) await page.getByRole('checkbox', { name: country }).check()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Add the owner' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${name} was added` })).toBeVisible()
  return { name, password }
}
