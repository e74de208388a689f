import type { Actor, SnapshotFrom } from 'xstate'
import type { authMachine } from '#machines/auth-machine.ts'
import { onReturn, openAuthTabs } from './auth-tabs.ts'
import type { IdentityEffects } from './identity-effects.ts'

/** Milliseconds away from the tab after which the client is requested again. */
const AWAY = 60_000
/**
 * The same while the client has something to do, such as following a link in a mail, which opens another tab.
 */
const HELD = 2_000

type Auth = Actor<typeof authMachine>

/** Undefined while unknown or uncertain. */
function clientOf(snapshot: SnapshotFrom<typeof authMachine>): string | null | undefined {
  if (snapshot.matches({ client: 'known' })) return snapshot.context.response?.client.id ?? null
  return snapshot.matches({ client: 'none' }) ? null : undefined
}

export function shareSession(auth: Auth, { refresh = () => {} }: Pick<IdentityEffects, 'refresh'>): void {
  let lastClient: string | null | undefined
  const tabs = openAuthTabs(({ client }) => {
    if (client === clientOf(auth.getSnapshot())) return
    // A message of another tab triggers a request; its content is not trusted.
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
    const client = auth.getSnapshot().context.response?.client
    return client?.firstLogin === true && !client.emailVerify
  }
  onReturn(
    () => {
      // Does not interrupt a form that the visitor is filling in.
      if (isOpen() && !isHeld()) return
      refresh(false)
      auth.send({ type: 'client.request' })
    },
    () => (isHeld() || isUnconfirmed() ? HELD : AWAY),
  )
}
