import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Clock } from '#models/site-clock.ts'
import { enterByBreakGlass, firstAdmin } from './break-glass.ts'
import type { FlagOwners, OwnerSession } from './flag-owners.ts'
import { type OwnerAccess, type OwnerParts, recordingBy } from './owner-parts.ts'
import { EMBEDDED_ISSUER } from './owner-provider.ts'
import { changeRights, signInProvidedOwner } from './provided-owners.ts'
import type { FlagStore } from './store/flag-tables.ts'
import { endOwnerSession, endProvidedSessions, readOwnerSession } from './store/owner-sessions.ts'
import { ownerById, toOwner } from './store/owners.ts'

export interface FlagOwnersOptions {
  readonly store: FlagStore
  readonly record: RecordAudit
  readonly clock?: Clock
  /** Default: the embedded provider alone. */
  readonly access?: OwnerAccess
  readonly onBreakGlass?: () => void
}

export function createFlagOwners(options: FlagOwnersOptions): FlagOwners {
  const { store, record, clock = Date.now, access = { issuer: EMBEDDED_ISSUER } } = options
  const parts: OwnerParts = { store, record, clock, access, limiter: createRateLimiter(store, clock) }
  const note = recordingBy(record)

  /** A session ends with the way in which it was started. */
  async function session(token: string | undefined): Promise<OwnerSession | null> {
    const found = await readOwnerSession(store.read, token, secondsOf(clock()))
    if (found === null) return null
    if (found.issuer !== null) return found.issuer === access.issuer ? found : null
    return access.breakGlass !== undefined && found.owner.id === firstAdmin.id
      ? { ...found, owner: firstAdmin }
      : null
  }

  return {
    signInProvided: (owner) => signInProvidedOwner(parts, owner),
    changeRights: (sub, rights) => changeRights(parts, sub, rights),
    opensByPassword: access.breakGlass !== undefined,
    async breakGlass(password, address) {
      const result = await enterByBreakGlass(parts, password, address)
      if (result.kind === 'in') options.onBreakGlass?.()
      return result
    },
    session,
    async signOut(token) {
      const ended = await session(token)
      await endOwnerSession(store.db, token)
      if (ended) await note(ended.owner, 'sign-in.ended')
    },
    async endProvided(who) {
      for (const id of await endProvidedSessions(store.db, who)) {
        const owner = await ownerById(store.read, id)
        if (owner) await note(toOwner(owner), 'sign-in.ended', { details: { by: 'provider' } })
      }
    },
  }
}
