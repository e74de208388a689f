/** The provider at which a client signed in. */
export interface SessionSource {
  readonly issuer: string
  readonly idToken: string
}
