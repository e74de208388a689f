import { z } from '#models/zod.ts'

export interface TabSession {
  /** Null if signed out. */
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

/** Tabs without a signed-in client only listen to `storage`; nothing stays stored. */
function notifyStorage(text: string): void {
  try {
    localStorage.setItem(NAME, text)
    localStorage.removeItem(NAME)
  } catch {
    // Storage is blocked: only tabs on the channel are notified.
  }
}

interface AuthTabs {
  readonly notify: (session: TabSession) => void
  readonly stop: () => void
}

export function openAuthTabs(onSession: (session: TabSession) => void): AuthTabs {
  const channel = openChannel()
  const stopped = new AbortController()
  let latest = ''
  const take = (raw: unknown) => {
    const session = read(raw)
    // Messages arrive by both channel and storage.
    if (session === null || raw === latest) return
    latest = String(raw)
    onSession(session)
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

/** Calls when the visitor returns to the tab, at most once per interval. Returns a function that stops. */
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
