/** The provider at which a client signed in. */
export interface SessionSource {
  readonly issuer: string
  readonly idToken: string
}

/** A session as its client sees it. Instants are ISO date-times in UTC. */
export interface SessionUse {
  readonly id: string
  readonly isCurrent: boolean
  /** `Firefox, Windows`; null if unknown. */
  readonly device: string | null
  readonly startedAt: string
  readonly seenAt: string
}
