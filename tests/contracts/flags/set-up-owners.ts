import { createFlagOwners, type FlagOwnersOptions } from '@marquee/flags/service/create-flag-owners.ts'
import type { FlagOwners, ProvidedOwner } from '@marquee/flags/service/flag-owners.ts'
import type { FlagOwner } from '@marquee/flags/service/flag-service.ts'
import { EMBEDDED_ISSUER } from '@marquee/flags/service/owner-provider.ts'
import { UnsecuredJWT } from 'jose'
import type { Store } from '../../../src/wiring/open-store.ts'
import type { engines } from '../databases.ts'
import { stageOfEachTest, storeOfEachTest, type TestClock, testClock } from '../set-up.ts'

export interface OwnerStage extends TestClock {
  readonly store: Store
  readonly owners: FlagOwners
  readonly admin: FlagOwner
  /** Owners on the same store, as in another process. */
  another(options?: Partial<FlagOwnersOptions>): FlagOwners
}

/** Fresh owners in an empty database for every test of the block, with an admin. */
export function ownersOfEachTest(
  engine: (typeof engines)[number],
  prepare: () => void | Promise<void> = () => {},
): OwnerStage {
  const { stage, begin } = stageOfEachTest<OwnerStage>()
  storeOfEachTest(engine, async ({ store }) => {
    const time = testClock('2026-11-20T11:00:00Z')
    const another: OwnerStage['another'] = (options = {}) =>
      createFlagOwners({ store, clock: time.clock, record: async () => {}, ...options })
    const owners = another()
    const { owner: admin } = await signedIn(owners, 'admin')
    begin(Object.assign(time, { store, owners, admin, another }))
    await prepare()
  })
  return stage
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
