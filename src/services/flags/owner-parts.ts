import type { Clock } from '../../../content-models/site-clock.ts'
import type { Passwords } from '../accounts/passwords.ts'
import type { KnownDevices } from '../known-devices.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { FirstPassword } from './first-admin.ts'
import type { FlagStore } from './store/flag-store.ts'

export interface OwnerParts {
  readonly store: FlagStore
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly devices: KnownDevices
  readonly file: FirstPassword
  readonly clock: Clock
}
