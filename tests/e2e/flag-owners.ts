import { randomUUID } from 'node:crypto'
import { createFlagOwners } from '@marquee/flags/service/create-flag-owners.ts'
import type { FlagOwner } from '@marquee/flags/service/flag-service.ts'
import { EMBEDDED_ISSUER } from '@marquee/flags/service/owner-provider.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { UnsecuredJWT } from 'jose'
import type { SiteId } from '#config/sites.ts'
import { openStore } from '../../src/wiring/open-store.ts'
import { port } from './http.ts'

export const flagOrigin = `http://flags.localhost:${port}`

/** Unique, because tests may rerun on the same store. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

type Role = FlagOwner['role']

interface Product {
  readonly origin: string
  readonly dataDir: string
}

const product: Product = { origin: flagOrigin, dataDir: process.env.E2E_DATA_DIR ?? '.cache/e2e' }

/** Makes a browser that of a new owner, without the staff host. */
export async function signInOwner(
  context: BrowserContext,
  role: Role = 'admin',
  sites: readonly SiteId[] = [],
  { origin, dataDir } = product,
): Promise<FlagOwner> {
  const store = await openStore({ dataDir })
  const name = unique(role)
  const entered = await createFlagOwners({ store, record: async () => {} }).signInProvided({
    issuer: EMBEDDED_ISSUER,
    sub: randomUUID(),
    names: [name],
    rights: { role, sites },
    idToken: new UnsecuredJWT({}).encode(),
  })
  await store.close()
  if (entered.kind !== 'in') throw new Error(entered.kind)
  await context.addCookies([
    { name: 'flag-session', value: entered.token, url: origin, httpOnly: true, sameSite: 'Strict' },
  ])
  return entered.session.owner
}

/** Opens a page of the console as an admin of this test only. */
export async function openConsole(page: Page, path = '/'): Promise<FlagOwner> {
  const owner = await signInOwner(page.context())
  await page.goto(flagOrigin + path)
  await expect(page).toHaveURL(flagOrigin + path)
  return owner
}
