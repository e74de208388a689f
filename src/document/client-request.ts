import type { FlagValues } from '../../config/flags.ts'
import type { Site } from '../../config/sites.ts'

/** A request of a client host, with what is known of the place that it reached. */
export interface ClientRequest {
  readonly site: Site
  readonly flags: FlagValues
  /** Scheme, host and port of the site, and of its client host. */
  readonly origin: string
  readonly clientOrigin: string
  readonly https: boolean
  /** Where the visitor comes from; tries are counted by it. */
  readonly address: string | undefined
  readonly request: Request
}

/** A page as text: headers that every page has are added by who sends it. */
export interface ClientPage {
  readonly status: number
  readonly html: string
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
  /** The site, and nobody else, may frame it. */
  readonly framed: boolean
}

/** The pages of the client hosts. Undefined where the path names none. */
export interface ClientPages {
  respond(request: ClientRequest): Promise<ClientPage | Response | undefined>
}
