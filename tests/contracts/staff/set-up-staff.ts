import { createStaff, type Staff, type StaffOptions } from '@marquee/identity/staff/create-staff.ts'
import type { StaffRights } from '@marquee/identity/staff/staff-roles.ts'
import type { StaffPerson } from '@marquee/identity/staff/store/people.ts'
import type { AuditEvent } from '@marquee/kit/audit/audit-log.ts'
import type { Store } from '../../../src/wiring/open-store.ts'
import type { engines, TestDatabase } from '../databases.ts'
import { stageOfEachTest, storeOfEachTest, type TestClock, testClock } from '../set-up.ts'

/** Fast hashes for tests. */
export const quick = { N: 16, r: 8, p: 1 }
export const secret = 'a secret of thirty-two characters'

export const FIRST = { email: 'admin@localhost', password: 'la première séance' }
export const EDITOR = {
  name: 'Béatrice',
  email: 'beatrice@cinema.example',
  password: 'moules frites et cinéma',
}
export const editorOf: StaffRights = {
  manages: false,
  flags: { role: 'editor', sites: ['be'] },
  content: { role: 'translator', sites: ['ch'], languages: ['de', 'fr'] },
}

export const at = (last: number) => ({
  address: `203.0.113.${last}`,
  browser: 'Firefox, Windows',
  network: '203.0.113.0/24',
})

export interface StaffStage extends TestClock {
  readonly store: Store
  readonly database: TestDatabase
  readonly staff: Staff
  readonly first: StaffPerson
  readonly events: AuditEvent[]
  /** People on the same store, as in another process. */
  another(options?: Partial<StaffOptions>): Staff
}

/** The first person in an empty database for every test of the block. */
export function staffOfEachTest(
  engine: (typeof engines)[number],
  prepare: () => void | Promise<void> = () => {},
): StaffStage {
  const { stage, begin } = stageOfEachTest<StaffStage>()
  storeOfEachTest(engine, async ({ store, database }) => {
    const time = testClock('2026-11-20T11:00:00Z')
    const events: AuditEvent[] = []
    const another = (options: Partial<StaffOptions> = {}) =>
      createStaff({
        store,
        dataDir: database.dataDir,
        secret,
        required: false,
        clock: time.clock,
        passwordCost: quick,
        record: async (event) => void events.push(event),
        ended: () => {},
        changed: async () => {},
        ...options,
      })
    const staff = another()
    await staff.firstPerson({ ...FIRST, isPublic: false })
    const [first] = await staff.people.list()
    if (!first) throw new Error('no first person was made')
    begin(Object.assign(time, { store, database, staff, first, events, another }))
    await prepare()
  })
  return stage
}

/** Invited, and with a password. */
export async function joined(
  { staff, first }: Pick<StaffStage, 'staff' | 'first'>,
  {
    password,
    ...fields
  }: { readonly name: string; readonly email: string; readonly password: string } = EDITOR,
  rights: StaffRights = editorOf,
): Promise<StaffPerson> {
  const invited = await staff.people.invite({ ...fields, rights }, first)
  if (invited.kind === 'refused') throw new Error(invited.why)
  const entered = await staff.own.setPassword(invited.link.token, password, at(1))
  if (entered === null || typeof entered === 'string') throw new Error(entered ?? 'no link')
  await staff.signOut(entered.token)
  return entered.session.person
}

/** Fails without a session. */
export async function sessionOf(
  staff: Staff,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const outcome = await staff.signIn(email, password, at(7))
  if (outcome.kind !== 'in') throw new Error(`not signed in: ${outcome.kind}`)
  return outcome.token
}

/** Fails without a session. */
export async function openSession(staff: Staff, token: string) {
  const session = await staff.session(token)
  if (!session) throw new Error('no session')
  return session
}
