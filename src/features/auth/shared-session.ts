import type { Actor, SnapshotFrom } from 'xstate'
import type { authMachine } from '../../../machines/auth-machine.ts'
import { onReturn, openAuthTabs } from './auth-tabs.ts'
import type { IdentityEffects } from './identity-effects.ts'

/** A visitor who comes back to the tab later than this is asked for anew. */
const AWAY = 60_000
/** The same while something has to be done that may have been done elsewhere: the link of a mail opens another tab. */
const HELD = 2_000

type Auth = Actor<typeof authMachine>

/** Undefined while it is not known, or not for sure. */
function clientOf(snapshot: SnapshotFrom<typeof authMachine>): string | null | undefined {
  if (snapshot.matches({ client: 'known' })) return snapshot.context.answer?.client.id ?? null
  return snapshot.matches({ client: 'none' }) ? null : undefined
}

/** Keeps the tabs of a site of one mind about who is signed in, and this one up to date when the visitor comes back to it. */
export function shareSession(auth: Auth, { refresh = () => {} }: Pick<IdentityEffects, 'refresh'>): void {
  let lastClient: string | null | undefined
  const tabs = openAuthTabs(({ client }) => {
    if (client === clientOf(auth.getSnapshot())) return
    // It may have changed once more: what the others say is a reason to ask, never the answer.
    refresh(false)
    auth.send({ type: client === null ? 'client.request' : 'login.succeed' })
  })
  auth.subscribe((snapshot) => {
    const client = clientOf(snapshot)
    if (client === undefined || client === lastClient) return
    lastClient = client
    tabs.notify({ client })
  })
  const isOpen = () => auth.getSnapshot().matches({ frame: 'open' })
  const isHeld = () => isOpen() && auth.getSnapshot().matches({ client: 'known' })
  const isUnconfirmed = () => {
    const client = auth.getSnapshot().context.answer?.client
    return client?.firstLogin === true && !client.emailVerify
  }
  onReturn(
    () => {
      // A form that the visitor is filling in is not taken away.
      if (isOpen() && !isHeld()) return
      refresh(false)
      auth.send({ type: 'client.request' })
    },
    () => (isHeld() || isUnconfirmed() ? HELD : AWAY),
  )
}
