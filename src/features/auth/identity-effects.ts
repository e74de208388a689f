import type { FramePurpose } from '#machines/auth-rules.ts'
import type { Client } from '#models/client.ts'

/** Effects of one kind of identity. Errors carry the library's `error`, as `identityErrorOf` reads it. */
export interface IdentityEffects {
  readonly external: boolean
  /** Null if signed out. */
  readonly client: () => Promise<Client | null>
  /**
   * The session may have changed: the next `client` request is not cached. `signedIn`: a sign-in
   * has just completed here.
   */
  readonly refresh?: (signedIn: boolean) => void
  readonly signInSilently: () => Promise<void>
  readonly logOutSilently: () => Promise<void>
  /** Ends the session everywhere; may leave the page. */
  readonly signOut: () => Promise<void>
  readonly endpoint: (purpose: FramePurpose) => Promise<string>
  /** `email`: typed by the visitor. */
  readonly redirect: (target: string, signUp: boolean, email?: string) => Promise<void>
  /** Bearer of client calls; null if signed out, or if the client host's cookie is enough. */
  readonly token: () => Promise<string | null>
}
