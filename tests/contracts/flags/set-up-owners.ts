import { createFlagOwners, type FlagOwnersOptions } from '@marquee/flags/service/create-flag-owners.ts'
import type { FlagOwners } from '@marquee/flags/service/flag-owners.ts'
import type { FlagOwner } from '@marquee/flags/service/flag-service.ts'
import type { Store } from '../../../src/open-store.ts'
import type { engines, TestDatabase } from '../databases.ts'
import { storeOfEachTest } from '../set-up.ts'

/** Fast hashes for tests. */
export const quick = { N: 16, r: 8, p: 1 }

export const FIRST = { name: 'admin', password: 'la première séance' }
export const EDITOR = {
  name: 'Béatrice',
  password: 'moules frites et cinéma',
  role: 'editor',
  sites: ['be'],
} as const

export interface OwnerStage {
  readonly store: Store
  readonly database: TestDatabase
  readonly owners: FlagOwners
  readonly admin: FlagOwner
  /** Owners on the same store, as in another process. */
  another(options?: Partial<FlagOwnersOptions>): FlagOwners
  now: Date
  pass(minutes: number): void
}

/** Fresh owners in an empty database for every test of the block, with the first admin. */
export function ownersOfEachTest(
  engine: (typeof engines)[number],
  prepare: (stage: OwnerStage) => void | Promise<void>,
): void {
  storeOfEachTest(engine, async ({ store, database }) => {
    const open = (on: Store, options: Partial<FlagOwnersOptions> = {}) =>
      createFlagOwners({
        store: on,
        dataDir: database.dataDir,
        firstPassword: FIRST.password,
        clock: () => clock.now.getTime(),
        passwordCost: quick,
        record: async () => {},
        ...options,
      })
    const clock = { now: new Date('2026-11-20T11:00:00Z') }
    const owners = open(store)
    await owners.firstAdmin()
    const [admin] = await owners.list()
    if (!admin) throw new Error('no first admin was made')
    await prepare({
      store,
      database,
      owners,
      admin,
      another: (options) => open(store, options),
      get now() {
        return clock.now
      },
      set now(now) {
        clock.now = now
      },
      pass(minutes) {
        clock.now = new Date(clock.now.getTime() + minutes * 60_000)
      },
    })
  })
}

/** Fails unless the owner is created. */
export async function added(
  owners: FlagOwners,
  by: FlagOwner,
  change: Partial<Parameters<FlagOwners['add']>[0]> = {},
): Promise<FlagOwner> {
  const result = await owners.add({ ...EDITOR, ...change }, by)
  if (result.kind !== 'done') throw new Error(`not added: ${result.why}`)
  return result.owner
}

/** Fails without a session. */
export async function sessionOf(
  owners: FlagOwners,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<string> {
  const outcome = await owners.signIn(name, password, { address: '203.0.113.7' })
  if (outcome.kind !== 'in') throw new Error(`not signed in: ${outcome.kind}`)
  return outcome.token
}
