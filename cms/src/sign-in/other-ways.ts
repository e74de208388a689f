import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { rowsOf } from '../rows.ts'
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
    const provided = await findProviderSessions(req, { issuer: { equals: access.issuer } })
    const kept = new Set(provided.map(({ session }) => session))
    for (const user of await rowsOf<Account>(req, 'users')) {
      if (user.sessions?.length && !isBreakGlass(access, user))
        await endSessions(req, user.id, (id) => !kept.has(id))
    }
  })
}
