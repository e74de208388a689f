import { hashToken, isToken, newToken } from '@marquee/kit/secrets/tokens.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { AccountDatabase } from './account-tables.ts'

export type LinkPurpose = 'confirm' | 'newEmail' | 'reset'

export type LinkState =
  /** `address`: to which it was mailed; null for a link of an older version. */
  | { readonly kind: 'good'; readonly account: string; readonly address: string | null }
  | { readonly kind: 'expired' | 'used' | 'unknown' }

interface LinkOf {
  readonly site: SiteId
  readonly purpose: LinkPurpose
  readonly token: string
}

/** Stores the hash of a new link and returns its token. `now` in epoch seconds. */
export async function makeLink(
  db: AccountDatabase,
  link: {
    readonly site: SiteId
    readonly account: string
    readonly purpose: LinkPurpose
    readonly address: string
  },
  now: number,
) {
  const token = newToken()
  await db
    .insertInto('account_links')
    .values({
      ...link,
      token_hash: hashToken(token),
      expires_at: now + serviceLimits.accounts.links[link.purpose].hours * 3_600,
      used_at: null,
    })
    .execute()
  return token
}

export async function linkState(
  db: AccountDatabase,
  { site, purpose, token }: LinkOf,
  now: number,
): Promise<LinkState> {
  if (!isToken(token)) return { kind: 'unknown' }
  const row = await db
    .selectFrom('account_links')
    .where((row) => row.and({ token_hash: hashToken(token), site, purpose }))
    .selectAll()
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  if (row.used_at !== null) return { kind: 'used' }
  return Number(row.expires_at) <= now
    ? { kind: 'expired' }
    : { kind: 'good', account: row.account, address: row.address }
}

/** The second of two concurrent uses finds the link used. */
export async function useLink(db: AccountDatabase, link: LinkOf, now: number): Promise<LinkState> {
  const state = await linkState(db, link, now)
  if (state.kind !== 'good') return state
  const { numUpdatedRows } = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where((row) => row.and({ token_hash: hashToken(link.token), used_at: null }))
    .executeTakeFirst()
  return numUpdatedRows === 1n ? state : { kind: 'used' }
}

export async function closeLinks(
  db: AccountDatabase,
  site: SiteId,
  account: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where((row) => row.and({ site, account }))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}
