import { createFlagOwners, type FlagOwnersOptions } from '@marquee/flags/service/create-flag-owners.ts'
import type { FlagOwners, ProvidedOwner } from '@marquee/flags/service/flag-owners.ts'
import type { FlagOwner } from '@marquee/flags/service/flag-service.ts'
import { EMBEDDED_ISSUER } from '@marquee/flags/service/owner-provider.ts'
import { UnsecuredJWT } from 'jose'
import type { Store } from '../../../src/wiring/open-store.ts'
import type { engines } from '../databases.ts'
import { storeOfEachTest } from '../set-up.ts'

export interface OwnerStage {
  readonly store: Store
  readonly owners: FlagOwners
  readonly admin: FlagOwner
  /** Owners on the same store, as in another process. */
  another(options?: Partial<FlagOwnersOptions>): FlagOwners
  now: Date
  pass(minutes: number): void
}

/** Fresh owners in an empty database for every test of the block, with an admin. */
export function ownersOfEachTest(
  engine: (typeof engines)[number],
  prepare: (stage: OwnerStage) => void | Promise<void>,
): void {
  storeOfEachTest(engine, async ({ store }) => {
    const another: OwnerStage['another'] = (options = {}) =>
      createFlagOwners({ store, clock: () => clock.now.getTime(), record: async () => {}, ...options })
    const clock = { now: new Date('2026-11-20T11:00:00Z') }
    const owners = another()
    const { owner: admin } = await signedIn(owners, 'admin')
    await prepare({
      store,
      owners,
      admin,
      another,
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

export const provided = (name: string, change: Partial<ProvidedOwner> = {}): ProvidedOwner => ({
  issuer: EMBEDDED_ISSUER,
  sub: `id of ${name}`,
  names: [name],
  rights: { role: 'admin', sites: [] },
  idToken: new UnsecuredJWT({ sub: `id of ${name}`, sid: `session of ${name}` }).encode(),
  ...change,
})

/** A session as after the sign-in at the provider. */
export async function signedIn(
  owners: FlagOwners,
  name: string,
  change: Partial<ProvidedOwner> = {},
): Promise<{ readonly owner: FlagOwner; readonly token: string }> {
  const result = await owners.signInProvided(provided(name, change))
  if (result.kind !== 'in') throw new Error(`not signed in: ${result.kind}`)
  return { owner: result.session.owner, token: result.token }
}
