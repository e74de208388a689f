import type { Client } from '../../../content-models/client.ts'
import type { FramePurpose } from '../../../machines/auth-rules.ts'

/** Effects of one kind of identity. Errors carry the library's `error`, as `identityErrorOf` reads it. */
export interface IdentityEffects {
  readonly external: boolean
  /** Null if nobody is signed in. */
  readonly client: () => Promise<Client | null>
  /** The session may have changed: the next `client` request is not cached. `signedIn`: somebody has just signed in here. */
  readonly refresh?: (signedIn: boolean) => void
  readonly signInSilently: () => Promise<void>
  readonly logOutSilently: () => Promise<void>
  /** Ends the session everywhere; may leave the page. */
  readonly signOut: () => Promise<void>
  readonly endpoint: (purpose: FramePurpose) => Promise<string>
  readonly redirect: (target: string, signUp: boolean) => Promise<void>
  /** Bearer of client calls; null if the client host's cookie is enough or nobody is signed in. */
  readonly token: () => Promise<string | null>
}
