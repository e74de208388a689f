import { createHash } from 'node:crypto'
import type { AuditEvent } from '@marquee/kit/audit/audit-log.ts'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { passwordAttempts } from '@marquee/kit/rate-limits/password-attempts.ts'
import { sameText } from '@marquee/kit/secrets/tokens.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { OwnerSignIn } from './flag-owners.ts'
import type { FlagOwner } from './flag-service.ts'
import type { OwnerParts } from './owner-parts.ts'
import type { FlagDatabase } from './store/flag-tables.ts'
import { deleteExpiredSessions, startOwnerSession } from './store/owner-sessions.ts'
import { insertOwner, ownerById, ownerByName } from './store/owners.ts'

const FIRST_ADMIN = 'first-admin'

/** The owner of a session that began without the provider: an admin, whatever rights the provider gives to a person of this id. */
export const firstAdmin: FlagOwner = { id: FIRST_ADMIN, name: FIRST_ADMIN, role: 'admin', sites: [] }

const { wrong, hours } = serviceLimits.flags.breakGlass
const details = { by: 'break-glass' }

const digestOf = (password: string) => createHash('sha256').update(password.normalize('NFKC')).digest('hex')

/** The digests are compared, since their length says nothing about the password. */
const isSame = (one: string, other: string) => sameText(digestOf(one), digestOf(other))

/** Scheduled changes of the first admin look for its row once they are due. */
async function saveFirstAdmin(db: FlagDatabase, at: string): Promise<void> {
  if ((await ownerById(db, FIRST_ADMIN)) ?? (await ownerByName(db, FIRST_ADMIN))) return
  await insertOwner(db, {
    id: FIRST_ADMIN,
    name: FIRST_ADMIN,
    name_key: FIRST_ADMIN,
    role: 'admin',
    sites: '[]',
    created_at: at,
    updated_at: at,
    issuer: null,
    subject: null,
  })
}

function startSession({ store, clock }: OwnerParts): Promise<Extract<OwnerSignIn, { kind: 'in' }>> {
  const now = secondsOf(clock())
  return withAdvisoryLock(store, 'flag-owners', async (db) => {
    await saveFirstAdmin(db, new Date(clock()).toISOString())
    await deleteExpiredSessions(db, now)
    const { token, csrf } = await startOwnerSession(db, FIRST_ADMIN, { now, hours })
    return { kind: 'in', token, session: { owner: firstAdmin, csrf, issuer: null, idToken: null } }
  })
}

async function checked(
  parts: OwnerParts,
  password: string,
  address: string | undefined,
): Promise<OwnerSignIn> {
  const { limiter, access } = parts
  const { byAddress, byPair, byStranger } = passwordAttempts('break-glass sign-ins', wrong, FIRST_ADMIN, {
    address,
    device: undefined,
  })
  const counted = [byAddress, byPair, ...(byStranger ? [byStranger] : [])]
  const refused = await limiter.take(...counted)
  if (refused) return { kind: 'wait', seconds: refused.seconds }
  if (access.breakGlass === undefined || !isSame(password, access.breakGlass)) return { kind: 'wrong' }
  await limiter.giveBack(...counted)
  await limiter.clear(byPair)
  return startSession(parts)
}

const events = { in: 'sign-in.succeeded', wrong: 'sign-in.failed', wait: 'sign-in.locked' } as const

export async function enterByBreakGlass(
  parts: OwnerParts,
  password: string,
  address: string | undefined,
): Promise<OwnerSignIn> {
  const result = await checked(parts, password, address)
  const event: AuditEvent = {
    event: events[result.kind],
    outcome: result.kind === 'in' ? 'done' : 'refused',
    actor: 'owner',
    person: FIRST_ADMIN,
    details,
  }
  await parts.record(event)
  return result
}
