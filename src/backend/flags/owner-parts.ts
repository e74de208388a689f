import type { Passwords } from '../accounts/passwords.ts'
import type { AccountStore } from '../accounts/store/account-store.ts'
import type { FirstPassword } from './first-admin.ts'

/** What the parts of the owners share. */
export interface OwnerParts {
  readonly store: AccountStore
  readonly passwords: Passwords
  readonly file: FirstPassword
  readonly clock: () => Date
}
