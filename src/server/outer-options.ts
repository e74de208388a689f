import type { ReadPreview } from '@marquee/flags/console/preview/preview.server.ts'
import type { FlagFigures } from '@marquee/flags/evaluation/create-flag-evaluation.ts'
import type { FlagName, FlagValues } from '#config/flags.ts'
import type { RouteKind } from '#config/routes.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Applications } from './applications.ts'
import type { Cdn } from './cdn/cdn.ts'
import type { Env } from './env/env.ts'
import type { OuterResponse } from './exchange.ts'
import type { FormerAssets } from './files/former-assets.ts'
import type { OfflineParts } from './files/offline-files.ts'
import type { SiteHost } from './hosts/hosts.ts'
import type { PictureProcesses } from './images/picture-processes.ts'
import type { SiteFlags } from './pages/decided-flags.ts'
import type { GateBounds } from './pages/render-gate.ts'
import type { ContentPreviews } from './previews/content-previews.ts'
import type { Dependency } from './probes/dependencies.ts'
import type { ServerLog } from './probes/server-log.ts'
import type { BodyLimits } from './security/request-body.ts'

export interface SlugEntry {
  readonly slug: string
  /** Slugs in the languages that have the item; absent: the same slug in all. */
  readonly alternates?: Readonly<Partial<Record<Language, string>>>
  /** ISO date or date-time. */
  readonly lastModified?: string
}

/** Slugs for sitemap and old addresses. */
export interface SiteItems {
  slugs(site: SiteId, kind: RouteKind, language: Language): Promise<readonly SlugEntry[]>
  /** Undefined if the source fails, or gives no response before `deadline`, a `performance.now()`. */
  exists(
    site: SiteId,
    kind: RouteKind,
    language: Language,
    slug: string,
    deadline: number,
  ): Promise<boolean | undefined>
}

export interface OuterOptions {
  readonly env: Env
  /** Targets of the rows of the request table. */
  readonly applications: Applications
  /** The origin in the site's settings; default: the configuration's. */
  clientOriginOf?(host: SiteHost): Promise<string>
  /** The dictionary of a language. */
  messages(language: Language): Readonly<Record<string, unknown>>
  /** Folder of the browser build; undefined in development. */
  readonly clientDir: string | undefined
  /** Absent in development. */
  readonly formerAssets?: FormerAssets
  /** Folder of original pictures and films. */
  readonly artDir: string
  readonly dataDir: string
  /** Folder of the pictures made by the build; it may be missing. */
  readonly builtPicturesDir?: string
  /** Closed with the server. Absent: originals only. */
  readonly pictureProcesses?: PictureProcesses
  readonly siteItems: SiteItems
  flags(site: SiteId): SiteFlags
  /** Counts a request on which these features decided something. Absent: none is counted. */
  countDecisions?(values: FlagValues, decided: readonly FlagName[]): void
  /** Verifies a preview token; absent: no previews. */
  readPreview?(site: SiteId, token: string, now: number): ReadPreview
  /** Absent: no content previews. */
  readonly contentPreviews?: ContentPreviews
  /** Figures for the metrics. */
  flagFigures?(): FlagFigures
  /** Counts of content APIs and client hosts since the start, for the metrics. */
  sourceFigures?(): readonly {
    readonly service: Extract<Dependency['name'], 'content' | 'clients'>
    readonly site: SiteId
    readonly items: number
    readonly skipped: number
    readonly malformed: number
    readonly stale: number
  }[]
  /** Events of the audit log by `event outcome`, for the metrics. */
  auditFigures?(): ReadonlyMap<string, number>
  /** Refused attempts by the name of the limit; for the metrics. */
  refusals?(): ReadonlyMap<string, number>
  /** Orders by outcome, for the metrics. */
  orderFigures?(): ReadonlyMap<string, number>
  /** Figures for the metrics. */
  reminderFigures?():
    | { readonly counts: ReadonlyMap<string, number>; readonly checkedAt: number | null }
    | undefined
  /** Messages that wait for delivery, for the metrics; rejects without the database. */
  queueFigures?(): Promise<
    readonly { readonly queue: string; readonly waiting: number; readonly oldestSeconds: number }[]
  >
  /** Seconds since the last backup, undefined before the first; for the metrics. Rejects without the database. */
  backupSeconds?(): Promise<number | undefined>
  /** Absent: nothing is published. */
  readonly publishing?: {
    fetch(request: Request): Promise<Response>
    picture(name: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined>
    figures(): {
      readonly results: Readonly<Record<string, number>>
      readonly delays: { readonly count: number; readonly seconds: number; readonly late: number }
    }
  }
  /** Origins of the site's pictures and films, besides our own. */
  mediaOrigins(site: SiteId): readonly string[]
  readonly log: ServerLog
  /** Epoch milliseconds; default: the machine's clock. */
  readonly clock?: () => number
  /** Absent: no service worker. */
  readonly offline?: OfflineParts
  /** Absent: browsers are the only caches. */
  readonly cdn?: Pick<Cdn, 'headersOf' | 'figures'> | undefined
  /** Off in development and in benchmarks of rendering. */
  readonly pageCache?: boolean
  /** Default: every address of the machine. */
  readonly address?: string
  /** Default: those of `config/service-limits.ts`. */
  readonly bodies?: BodyLimits
  readonly renders?: GateBounds
  /** A developers' page on every site, before the site's own. */
  readonly tool?: { readonly paths: readonly string[]; respond(https: boolean): OuterResponse }
  /** The count of this process and those before it. */
  uncaughtErrors?(): number
  /** Reported by `/readyz` and the metrics. */
  readonly dependencies?: readonly Dependency[]
  /** True until the first pages are rendered. Default: never. */
  isStarting?(): boolean
  /** The program's version, for probes and metrics. */
  readonly version?: string
}
