import { z } from '../../../content-models/zod.ts'

/** What a tab knows of the session. */
export interface TabSession {
  /** Id of the client; null where nobody is signed in. */
  readonly client: string | null
}

const NAME = 'marquee.auth'

const wireTabSession = z.strictObject({ client: z.string().max(200).nullable(), at: z.number() })

function read(raw: unknown): TabSession | null {
  try {
    const { success, data } = wireTabSession.safeParse(typeof raw === 'string' ? JSON.parse(raw) : null)
    return success ? { client: data.client } : null
  } catch {
    return null
  }
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return null
  }
}

/** Tabs on which nobody has signed in listen to the storage only; it keeps nothing. */
function notifyStorage(text: string): void {
  try {
    localStorage.setItem(NAME, text)
    localStorage.removeItem(NAME)
  } catch {
    // The channel reaches those that listen to it.
  }
}

interface AuthTabs {
  readonly notify: (session: TabSession) => void
  readonly stop: () => void
}

/** Connects the tabs of a site: what one says of the session, all others hear. Nothing that is no message of ours is heard. */
export function openAuthTabs(hear: (session: TabSession) => void): AuthTabs {
  const channel = openChannel()
  const stopped = new AbortController()
  let latest = ''
  const take = (raw: unknown) => {
    const session = read(raw)
    // It comes both ways.
    if (session === null || raw === latest) return
    latest = String(raw)
    hear(session)
  }
  channel?.addEventListener('message', ({ data }) => take(data), { signal: stopped.signal })
  addEventListener('storage', ({ key, newValue }) => key === NAME && take(newValue), {
    signal: stopped.signal,
  })
  return {
    notify({ client }) {
      const text = JSON.stringify({ client, at: Date.now() })
      channel?.postMessage(text)
      notifyStorage(text)
    },
    stop() {
      stopped.abort()
      channel?.close()
    },
  }
}

/** Calls each time the visitor comes back to the tab, but not within the given time of the last call. Answers with what ends it. */
export function onReturn(
  call: () => void,
  milliseconds: () => number,
  clock: () => number = Date.now,
): () => void {
  const stopped = new AbortController()
  let last = clock()
  const check = () => {
    if (document.visibilityState !== 'visible' || clock() - last < milliseconds()) return
    last = clock()
    call()
  }
  document.addEventListener('visibilitychange', check, { signal: stopped.signal })
  return () => stopped.abort()
}
