import type { FlagValues } from '#config/flags.ts'
import type { Site } from '#config/sites.ts'

export interface ClientRequest {
  readonly site: Site
  readonly flags: FlagValues
  readonly origin: string
  readonly clientOrigin: string
  readonly https: boolean
  /** The visitor's address, for rate limits. */
  readonly address: string | undefined
  readonly request: Request
}

export interface ClientPage {
  readonly status: number
  readonly html: string
  /** Our inline scripts; the policy allows no other. */
  readonly scripts: readonly string[]
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
  readonly framed: boolean
}

/** Undefined for unknown paths. */
export interface ClientPages {
  respond(request: ClientRequest): Promise<ClientPage | Response | undefined>
}
