import type { FlagValues } from '../../config/flags.ts'
import type { RouteKind } from '../../config/routes.ts'
import type { SiteId } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import type { FlagPreview } from '../document/boot.ts'
import type { ClientPages } from '../document/client-request.ts'
import type { RequestContext } from '../document/request-context.server.ts'
import type { FlagFigures } from '../services/flag-evaluation/create-flag-evaluation.ts'
import type { Env } from './env.ts'
import type { OuterResponse } from './exchange.ts'
import type { SiteHost } from './hosts.ts'
import type { ContentPreviews, ShownContent } from './previews/content-previews.ts'
import type { ReadPreview } from './previews/preview.server.ts'
import type { ServerLog } from './server-log.ts'

export interface SlugEntry {
  readonly slug: string
  /** The same item's slug in the languages that have it. Absent: the item keeps its slug in every language of the site. */
  readonly alternates?: Readonly<Partial<Record<Language, string>>>
  /** ISO date or date-time. */
  readonly lastModified?: string
}

/** What the sitemap and the old addresses have to know of the programme. */
export interface ProgrammeIndex {
  slugs(site: SiteId, kind: RouteKind, language: Language): Promise<readonly SlugEntry[]>
  exists(site: SiteId, kind: RouteKind, language: Language, slug: string): Promise<boolean>
}

export interface SiteFlags {
  /** The same object as long as the values are the same. */
  readonly values: FlagValues
  readonly hash: string
  /** Where the values are chosen for one visitor: pages that are made with them are kept by nobody. */
  readonly preview?: FlagPreview
  /** In a preview of contents. */
  readonly content?: ShownContent | undefined
}

export interface ClientIdentity {
  isProtocolPath(pathname: string): boolean
  /** Undefined where the path names nothing after all. */
  respond(
    place: ClientPlace,
    request: Request,
    visitor: { readonly address: string | undefined },
  ): Promise<Response | undefined>
}

/** A site under one of its hosts, with the language to speak there. */
export interface ClientPlace {
  readonly site: SiteId
  readonly language: Language
  readonly origin: string
  readonly clientOrigin: string
}

/** Who calls an API, and by which hosts the visitor reaches the site. */
export interface ApiVisitor {
  /** The host that was called. */
  readonly host: 'site' | 'client'
  readonly address: string | undefined
  readonly origin: string
  readonly clientOrigin: string
}

export type SiteApi = (site: SiteId, request: Request, visitor: ApiVisitor) => Promise<Response>

/** Where a call of the flag service came from. */
export interface FlagVisitor {
  readonly address: string | undefined
  /** Scheme, host and port of the flag service. */
  readonly origin: string
  readonly https: boolean
}

export interface OuterOptions {
  readonly env: Env
  /** Renders the page of `request.url`, whose query holds only what the page reads. May reject; may answer any status. */
  renderPage(request: Request, context: RequestContext): Promise<Response>
  /** The APIs below `/api/` of a site; `client` also on its client host. */
  readonly apis: Readonly<Record<'content' | 'chat' | 'client' | 'feedback', SiteApi>>
  /** The pages of the site's client host; absent, or undefined for a site whose accounts are kept elsewhere. */
  clientPages?(site: SiteId): ClientPages | undefined
  /** Origin of the client host of the site's settings; that of the configuration if absent. */
  clientOriginOf?(host: SiteHost): Promise<string>
  /** The OpenID provider on the client hosts of the sites that use it. */
  readonly identity?: ClientIdentity
  /** Merged texts of a language. */
  messages(language: Language): Readonly<Record<string, unknown>>
  /** Folder of the built browser files; undefined where the development server answers for them. */
  readonly clientDir: string | undefined
  /** Folder of the picture and film masters. */
  readonly artDir: string
  readonly dataDir: string
  readonly programme: ProgrammeIndex
  flags(site: SiteId): SiteFlags
  /** What the signed text of a preview's link or cookie says; without it there are no previews. */
  readPreview?(site: SiteId, token: string, now: number): ReadPreview
  /** Previews of contents; without it there are none. */
  readonly contentPreviews?: ContentPreviews
  /** How the service of the flags is, for the metrics. */
  flagFigures?(): FlagFigures
  /** What browsers ask of the flags below `/api/frontend` of a site; undefined where the path names nothing of it. */
  frontendApi?(site: SiteId, request: Request): Promise<Response | undefined>
  /** Everything of the flag service's host but its files; undefined where the path names nothing. */
  flagHost?(request: Request, visitor: FlagVisitor): Promise<Response | undefined>
  /** The publishing endpoint of the content management system, and what it received; without it nothing is published. */
  readonly publishing?: {
    fetch(request: Request): Promise<Response>
    picture(name: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined>
    figures(): {
      readonly results: Readonly<Record<string, number>>
      readonly delays: { readonly count: number; readonly seconds: number }
    }
  }
  /** Origins outside of ours from which a site's content brings pictures and films. */
  mediaOrigins(site: SiteId): readonly string[]
  readonly log: ServerLog
  /** Epoch milliseconds; the machine's clock if absent. */
  readonly clock?: () => number
  /** Off in development and where renders are measured; on wherever there is a build. */
  readonly pageCache?: boolean
  /** The only address of the machine to listen on; all of them if absent. */
  readonly address?: string
  /** A developers’ page on every site; takes precedence over the site’s pages. */
  readonly tool?: { readonly paths: readonly string[]; respond(https: boolean): OuterResponse }
  /** Of this process and those before it, for the metrics. */
  uncaughtErrors?(): number
  /** What `/readyz` asks besides the server itself. */
  ready?(): Promise<boolean>
}
