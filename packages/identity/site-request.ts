import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

/** A site on one of its hosts, and the language of the response. Origins are scheme, host and port. */
export interface SiteRequest {
  readonly site: SiteId
  readonly language: Language
  readonly origin: string
  readonly clientOrigin: string
  /** Path of the client host at which links in mails continue. */
  readonly back?: string
}

/** Cookies of the client host are sent over HTTPS only. */
export const isSecure = ({ clientOrigin }: Pick<SiteRequest, 'clientOrigin'>): boolean =>
  clientOrigin.startsWith('https:')
