export const intentionKinds = ['wishlist', 'rating', 'favourite'] as const

export type IntentionKind = (typeof intentionKinds)[number]

/** An action that needs a client, as plain data that survives a round trip to an identity provider. */
export interface Intention {
  readonly kind: IntentionKind
  readonly slug: string
  readonly value?: string | undefined
}

export interface PendingAction {
  readonly proceed: () => void
  /** This runs instead of a sign-in, outside the app. */
  readonly signedOut?: (() => void) | undefined
  readonly intention?: Intention | undefined
}

const STORE = 'marquee.pending'
/** Milliseconds after which a pending action is dropped. */
const PATIENCE = 15 * 60_000

interface Waiting extends PendingAction {
  readonly at: number
}

/** The action of the open sign-in modal; it is dropped unless the visitor starts to sign in. */
let requested: PendingAction | null = null
let waiting: Waiting | null = null

function withStore<T>(use: (store: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    // A pending action stays in the memory of this page if there is no storage.
    return null
  }
}

export function requestAction(action: PendingAction | null): void {
  requested = action
}

/** The visitor starts to sign in. `required`: for the requested action; otherwise pending actions are dropped. */
export function beginSignIn(required: boolean): void {
  dropPending()
  if (!required || requested === null) return
  const at = Date.now()
  waiting = { ...requested, at }
  const { intention } = requested
  requested = null
  if (intention) withStore((store) => store.setItem(STORE, JSON.stringify({ ...intention, at })))
}

export function dropPending(): void {
  waiting = null
  withStore((store) => store.removeItem(STORE))
}

export const isYoung = (at: number, now: number): boolean => at <= now && now - at <= PATIENCE

let ready: Promise<unknown> = Promise.resolve()

export function holdPending(until: Promise<unknown>): void {
  ready = until.catch(() => {})
}

export async function runPending(): Promise<void> {
  const inPage = waiting
  const stored = withStore((store) => store.getItem(STORE))
  if (inPage === null && stored === null) return
  dropPending()
  await ready
  if (inPage === null) await (await import('./stored-intention.ts')).goOnWith(stored)
  else if (isYoung(inPage.at, Date.now())) inPage.proceed()
}
