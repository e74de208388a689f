import { AsyncLocalStorage } from 'node:async_hooks'
import type { FlagValues } from '../../config/flags.ts'
import type { Site } from '../../config/sites.ts'
import type { ShownContent } from '../server/previews/content-previews.ts'
import type { FlagPreview, SiteIdentity } from './boot.ts'
import type { SiteOrigins } from './edition.ts'

/** What one page render knows of its request, and what it reports back for the page cache. */
export interface RequestContext {
  /** Replaced before the render if the site's settings differ from its configuration. */
  site: Site
  readonly flags: FlagValues
  readonly preview?: FlagPreview | undefined
  /** The drafts and the time that this visitor is shown. */
  readonly content?: ShownContent | undefined
  /** Scheme, host and port under which the visitor reached us; on an unknown host, those of the site's own host. */
  readonly origin: string
  /** Of the site's client host, reached the same way. Replaced before the render if the settings name another. */
  clientOrigin: string
  readonly identity: SiteIdentity | null
  /** Origins of all sites as this visitor reaches them: local stays local, public stays public. */
  readonly origins: SiteOrigins
  /** The host is not one of the site's own: the page must not be indexed. */
  readonly foreignHost: boolean
  readonly requestId: string
  /** The time at which the page is shown: that of the preview where it names one. */
  readonly now: Date
  /** Cache tags of everything the page shows (`shows`, `cinema:rex`). */
  readonly tags: Set<string>
  /** Namespaces of texts that the views of the page need besides those of its frame. */
  readonly texts: Set<string>
  /** Structured data of the page, one object per `application/ld+json` block. */
  readonly jsonLd: object[]
  /** Set by the render: some part is missing or came from an expired copy because its source failed. */
  stale: boolean
  /** Set by the render where the page answers with another status than the router's own: 410, 503. */
  status: number | undefined
  /** Set by the render: the document as text, whose response then has no body. Saves encoding 300 KB only to decode it for the policy. */
  html: string | undefined
}

const storage = new AsyncLocalStorage<RequestContext>()

export const runWithRequestContext = <Result>(context: RequestContext, work: () => Result): Result =>
  storage.run(context, work)

/** The context of the request being answered. Throws outside of one: there is no silent default site. */
export function requestContext(): RequestContext {
  const context = storage.getStore()
  if (!context) throw new Error('No request is being answered here')
  return context
}
