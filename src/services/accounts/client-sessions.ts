import { hashToken } from '@marquee/kit/secrets/tokens.ts'
import type { AccountParts } from './account-parts.ts'
import type { ClientSessions } from './accounts.ts'
import { addressOf } from './client-events.ts'
import { checkPassword } from './profile-changes.ts'
import { clientById } from './store/clients.ts'
import {
  endListed,
  endSession,
  endSessions,
  endSubjectSessions,
  listSessions,
  readSession,
  startSession,
} from './store/sessions.ts'

async function endWithPassword(
  parts: AccountParts,
  ...[site, account, ids, password]: Parameters<ClientSessions['endListed']>
): ReturnType<ClientSessions['endListed']> {
  const { store } = parts
  const client = await clientById(store.read, site, account)
  if (client?.password != null) {
    const check = await checkPassword(parts, site, account, password ?? '')
    if (typeof check === 'object') return check
    if (check === 'wrong') return { kind: 'invalid', faults: { password: 'wrong' } }
  }
  await endListed(store.db, site, account, ids)
  await parts.forget(site, account)
  return { kind: 'ended' }
}

export function createClientSessions(parts: AccountParts): ClientSessions {
  const { store, clock, forget, issuerOf, note } = parts
  return {
    /** The outside provider of the site has signed the client in; it records what it refuses. */
    async start(site, account, source) {
      const token = await startSession(store.db, site, account, clock(), source)
      const about = source ? { details: { provider: source.issuer } } : {}
      await note(site, await addressOf(parts, site, account), 'sign-in.succeeded', about)
      return token
    },
    find: (site, token, device) => readSession(store, { site, token, device }, issuerOf(site), clock()),
    async list(site, account, token) {
      const current = hashToken(token)
      const all = (await listSessions(store.read, { site, account }, issuerOf(site), clock())).map(
        ({ expiresAt: _, ...session }) => ({ ...session, isCurrent: session.id === current }),
      )
      return all.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    },
    end: (site, token) => endSession(store.db, site, token),
    async endListed(site, account, ids, password) {
      const outcome = await endWithPassword(parts, site, account, ids, password)
      await note(site, await addressOf(parts, site, account), 'account.sessions-ended', {
        outcome: outcome.kind === 'ended' ? 'done' : 'refused',
        details: { sessions: ids.length },
      })
      return outcome
    },
    async endOthers(site, account, exceptToken) {
      await endSessions(store.db, site, account, exceptToken)
      await forget(site, account)
      await note(site, await addressOf(parts, site, account), 'account.sessions-ended')
    },
    async endOf(site, who) {
      const ended = await endSubjectSessions(store.db, site, who)
      for (const account of ended) {
        await forget(site, account)
        await note(site, await addressOf(parts, site, account), 'sign-in.ended', {
          details: { provider: who.issuer },
        })
      }
      return ended
    },
  }
}
