import { expect, type Page } from '@playwright/test'
import { firstAdmin } from './flag-admin.ts'
import { port } from './http.ts'

export const flagOrigin = `http://flags.localhost:${port}`

interface Owner {
  readonly name: string
  readonly password: string
}

export async function typeIn(page: Page, { name, password }: Owner): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function openConsole(page: Page, path = '/', owner: Owner = firstAdmin): Promise<void> {
  await page.goto(flagOrigin + path)
  await typeIn(page, owner)
  await expect(page).toHaveURL(flagOrigin + path)
}
