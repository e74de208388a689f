import type { FrameMessage } from '#models/frame-message.ts'
import type { AuthFrame, AuthResponse, AuthVisit, IdentityError } from './auth-rules.ts'

export interface AuthContext {
  readonly visit: AuthVisit
  readonly response: AuthResponse | null
  readonly external: boolean
  readonly forced: boolean
  /** SHA-256 of the client's e-mail address, for analytics. */
  readonly emailHash: string | null
  readonly frame: AuthFrame | null
  /** Path to return to after signing in. */
  readonly target: string
  readonly error: IdentityError | null
}

export interface AuthInput extends Pick<AuthContext, 'visit' | 'external' | 'forced'> {}

export type AuthEvent =
  | { readonly type: 'client.request' }
  | { readonly type: 'client.receive'; readonly response: AuthResponse }
  | { readonly type: 'client.notLogged' }
  | { readonly type: 'signIn.open' | 'signUp.open'; readonly target: string }
  | { readonly type: 'signIn.complete' }
  | { readonly type: 'frame.close' }
  | { readonly type: 'frame.message'; readonly message: FrameMessage }
  | { readonly type: 'login.succeed' | 'registration.succeed' }
  | { readonly type: 'signOut.request' }
  | { readonly type: 'token.receive' }
  | { readonly type: 'identity.fail'; readonly code: IdentityError; readonly anonymousAllowed: boolean }
  | { readonly type: 'page.restore' }
