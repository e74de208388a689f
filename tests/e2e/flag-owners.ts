import { randomUUID } from 'node:crypto'
import { createFlagOwners } from '@marquee/flags/service/create-flag-owners.ts'
import type { NewOwner } from '@marquee/flags/service/flag-owners.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { openStore } from '../../src/open-store.ts'
import { port } from './http.ts'

export const flagOrigin = `http://flags.localhost:${port}`

/** Unique, because tests may rerun on the same store. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

interface Owner {
  readonly name: string
  readonly password: string
}

export async function typeIn(page: Page, { name, password }: Owner): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Makes a browser that of a new owner, without the pages of the console. */
export async function signInOwner(
  context: BrowserContext,
  role: NewOwner['role'] = 'admin',
  sites: readonly SiteId[] = [],
): Promise<Owner> {
  const dataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e'
  const store = await openStore({ dataDir })
  const owners = createFlagOwners({
    store,
    dataDir,
    record: async () => {},
    passwordCost: { N: 16, r: 8, p: 1 },
  })
  const admin = (await owners.list()).find((owner) => owner.role === 'admin')
  if (!admin) throw new Error('The product has no admin yet')
  const owner = { name: unique(role), password: 'frites avec sauce andalouse' }
  const added = await owners.add({ ...owner, role, sites }, admin)
  if (added.kind !== 'done') throw new Error(added.why)
  const outcome = await owners.signIn(owner.name, owner.password, { address: randomUUID() })
  await store.close()
  if (outcome.kind !== 'in') throw new Error(outcome.kind)
  await context.addCookies([
    { name: 'flag-session', value: outcome.token, url: flagOrigin, httpOnly: true, sameSite: 'Strict' },
  ])
  return owner
}

/** Opens a page of the console as an admin of this test only. */
export async function openConsole(page: Page, path = '/'): Promise<Owner> {
  const owner = await signInOwner(page.context())
  await page.goto(flagOrigin + path)
  await expect(page).toHaveURL(flagOrigin + path)
  return owner
}
