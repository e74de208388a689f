import type { Client } from '../../../content-models/client.ts'
import type { FramePurpose } from '../../../machines/auth-rules.ts'

/** What a kind of identity does for the machine of sign-in. Errors carry the library's `error`, as `identityErrorOf` reads it. */
export interface IdentityEffects {
  /** Sign-in is that of an external identity provider. */
  readonly external: boolean
  /** Null where nobody is signed in. */
  readonly client: () => Promise<Client | null>
  /** The session may be another than a moment ago: what `client` answers next is asked anew. `signedIn`: somebody has just signed in here. */
  readonly refresh?: (signedIn: boolean) => void
  readonly signInSilently: () => Promise<void>
  readonly logOutSilently: () => Promise<void>
  /** Ends the session everywhere; may leave the page. */
  readonly signOut: () => Promise<void>
  /** Address at which the frame begins. */
  readonly endpoint: (purpose: FramePurpose) => Promise<string>
  /** Leaves for the provider, which comes back to `target`, a path of this site. */
  readonly redirect: (target: string, signUp: boolean) => Promise<void>
  /** Bearer of calls that need a client; null where the cookie of the client host is enough, or nobody is signed in. */
  readonly token: () => Promise<string | null>
}
