export const intentionKinds = ['wishlist', 'rating', 'favourite'] as const

export type IntentionKind = (typeof intentionKinds)[number]

/** What a visitor wanted when asked to sign in, as plain data that survives the way to an identity provider and back. */
export interface Intention {
  readonly kind: IntentionKind
  /** Of the show or the cinema. */
  readonly slug: string
  /** What to do with it, where the kind has a choice: an emotion. */
  readonly value?: string | undefined
}

export interface PendingAction {
  /** Goes on in the page that asked, as long as it is there. */
  readonly proceed: () => void
  readonly intention?: Intention | undefined
}

const STORE = 'marquee.pending'
/** What waits longer is forgotten. */
const PATIENCE = 15 * 60_000

interface Waiting extends PendingAction {
  readonly at: number
}

/** Of the window that asks to sign in: nothing waits for a sign-in that was never begun. */
let requested: PendingAction | null = null
let waiting: Waiting | null = null

function withStore<T>(use: (store: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    // Nothing can be kept; what waits does so in this page alone.
    return null
  }
}

/** Something needs a client: remembered as long as its window asks. */
export function requestAction(action: PendingAction | null): void {
  requested = action
}

/** The visitor begins to sign in. `required`: because of what was asked for; otherwise nothing of before goes on. */
export function beginSignIn(required: boolean): void {
  dropPending()
  if (!required || requested === null) return
  const at = Date.now()
  waiting = { ...requested, at }
  const { intention } = requested
  requested = null
  if (intention) withStore((store) => store.setItem(STORE, JSON.stringify({ ...intention, at })))
}

/** The visitor has given up. */
export function dropPending(): void {
  waiting = null
  withStore((store) => store.removeItem(STORE))
}

export const isYoung = (at: number, now: number): boolean => at <= now && now - at <= PATIENCE

let ready: Promise<unknown> = Promise.resolve()

/** Nothing goes on before: the page is about to be another. */
export function holdPending(until: Promise<unknown>): void {
  ready = until.catch(() => {})
}

/** Somebody is signed in: goes on with what waits for that, once. */
export async function goOn(): Promise<void> {
  const inPage = waiting
  const stored = withStore((store) => store.getItem(STORE))
  if (inPage === null && stored === null) return
  dropPending()
  await ready
  if (inPage === null) await (await import('./stored-intention.ts')).goOnWith(stored)
  else if (isYoung(inPage.at, Date.now())) inPage.proceed()
}
