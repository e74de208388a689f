import type { Clock } from '../../../content-models/site-clock.ts'
import type { Passwords } from '../accounts/passwords.ts'
import type { FirstPassword } from './first-admin.ts'
import type { FlagStore } from './store/flag-store.ts'

export interface OwnerParts {
  readonly store: FlagStore
  readonly passwords: Passwords
  readonly file: FirstPassword
  readonly clock: Clock
}
