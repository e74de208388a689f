import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import type { PayloadRequest, Where } from 'payload'
import { recordAudit } from './audit-entries.ts'
import { alone } from './other-ways.ts'
import { endSessions, findProviderSessions } from './provider-sessions.ts'

/** Ends sessions that have ended at the provider. */
export function endProvided(req: PayloadRequest, who: LoggedOut): Promise<void> {
  const { issuer, subject, providerSession, startedBefore } = who
  const until = new Date(startedBefore * 1_000).toISOString()
  const ended: Where[] = [
    { issuer: { equals: issuer } },
    { createdAt: { less_than_equal: until } },
    ...(subject === null ? [] : [{ subject: { equals: subject } }]),
    ...(providerSession === null ? [] : [{ providerSession: { equals: providerSession } }]),
  ]
  return alone(req, async () => {
    for (const { account, session } of await findProviderSessions(req, { and: ended })) {
      await endSessions(req, account, (id) => id === session)
      const user = await req.payload.findByID({
        collection: 'users',
        id: account,
        depth: 0,
        disableErrors: true,
        req,
      })
      await recordAudit(req, { event: 'sign-in.ended', person: user?.email ?? null, way: issuer })
    }
  })
}
