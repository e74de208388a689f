import type { Database } from '@marquee/kit/database/database.ts'

interface OidcRecordsTable {
  site: string
  model: string
  id: string
  payload: string
  /** Null until a client has signed in. */
  account: string | null
  grant_id: string | null
  uid: string | null
  user_code: string | null
  consumed_at: number | null
  expires_at: number | null
}

interface SigningKeysTable {
  site: string
  kid: string
  /** Private JWK, encrypted with the session secret. */
  key: string
  created_at: number
}

export interface IdentityTables {
  oidc_records: OidcRecordsTable
  signing_keys: SigningKeysTable
}

export type IdentityStore = Pick<Database<IdentityTables>, 'db' | 'read'>
