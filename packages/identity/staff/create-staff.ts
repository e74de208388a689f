import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { knownDevices } from '@marquee/kit/http/devices.ts'
import { createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import type { HashCost } from '@marquee/kit/secrets/slow-hash.ts'
import { type CarriedPerson, carryOver } from './carried-people.ts'
import { firstPasswordFile } from './first-password.ts'
import { type FirstPersonOptions, firstPerson } from './first-person.ts'
import { createOwnAccount, type OwnAccount } from './own-account.ts'
import { createStaffFactors, type StaffFactors } from './staff-factors.ts'
import type { StaffParts } from './staff-parts.ts'
import { createStaffPasskeys, type StaffPasskeys } from './staff-passkeys.ts'
import { createStaffPasswords } from './staff-passwords.ts'
import { createStaffPeople, type StaffPeople } from './staff-people.ts'
import { createStaffSignIns, type StaffSignIns } from './staff-sign-in.ts'
import type { StaffStore } from './store/staff-tables.ts'

export interface StaffOptions {
  readonly store: StaffStore
  /** Holds the first person's generated password until it is changed. */
  readonly dataDir: string
  /** Encrypts keys of one-time codes, and signs device cookies. */
  readonly secret: string
  /** Admins must have a second factor. */
  readonly required: boolean
  readonly record: RecordAudit
  readonly ended: StaffParts['ended']
  readonly changed: StaffParts['changed']
  readonly clock?: () => number
  readonly passwordCost?: HashCost
}

/** People who work with the consoles. Passwords, links and session tokens are stored as hashes. */
export interface Staff extends StaffSignIns {
  readonly people: StaffPeople
  readonly own: OwnAccount
  readonly factors: StaffFactors
  readonly passkeys: StaffPasskeys
  firstPerson(options: FirstPersonOptions): ReturnType<typeof firstPerson>
  carryOver(people: readonly CarriedPerson[]): Promise<number>
}

export function createStaff(options: StaffOptions): Staff {
  const { store, secret, required, record, ended, changed, clock = Date.now } = options
  const parts: StaffParts = {
    store,
    clock,
    now: () => secondsOf(clock()),
    limiter: createRateLimiter(store, clock),
    devices: knownDevices(secret),
    passwords: createStaffPasswords(options.passwordCost),
    file: firstPasswordFile(options.dataDir),
    safe: createSafe(secret),
    required,
    record,
    ended,
    changed,
  }
  return {
    ...createStaffSignIns(parts),
    people: createStaffPeople(parts),
    own: createOwnAccount(parts),
    factors: createStaffFactors(parts),
    passkeys: createStaffPasskeys(parts),
    firstPerson: (first) => firstPerson(parts, first),
    carryOver: (people) => carryOver(parts, people),
  }
}
