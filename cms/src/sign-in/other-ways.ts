import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { acquireLock, transacted } from '../transactions.ts'
import { type EditorAccess, isBreakGlass } from '../users/sign-in-access.ts'
import { endSessions, findProviderSessions } from './provider-sessions.ts'

interface Account {
  readonly id: number
  readonly sessions?: readonly unknown[] | null
}

/** Runs `work` alone of all changes of accounts, in one transaction. */
export const alone = <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> =>
  transacted(req, async () => {
    await acquireLock(req, 'cms people')
    return work()
  })

/** Ends sessions that were started in a way that the settings no longer allow. */
export async function endOtherWays(payload: Payload, access: EditorAccess): Promise<void> {
  const req = await createLocalReq({}, payload)
  await alone(req, async () => {
    const provided = await findProviderSessions(payload, { issuer: { equals: access.issuer } }, req)
    const kept = new Set(provided.map(({ session }) => session))
    const { docs } = await payload.db.find<Account & Record<string, unknown>>({
      collection: 'users',
      limit: 0,
      pagination: false,
      req,
    })
    for (const user of docs) {
      if (user.sessions?.length && !isBreakGlass(access, user))
        await endSessions(req, user.id, (id) => !kept.has(id))
    }
  })
}
