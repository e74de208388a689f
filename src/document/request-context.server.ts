import { AsyncLocalStorage } from 'node:async_hooks'
import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import type { FlagValues } from '#config/flags.ts'
import type { Site } from '#config/sites.ts'
import type { ShownContent } from '../server/previews/content-previews.ts'
import type { FlagPreview, SiteIdentity } from './boot.ts'
import type { SiteOrigins } from './edition.ts'

export interface RequestContext {
  /** Replaced before the render if the site's settings differ from its configuration. */
  site: Site
  readonly flags: FlagValues
  readonly preview?: FlagPreview | undefined
  readonly content?: ShownContent | undefined
  /** Scheme, host and port of the request; on an unknown host, those of the site's own host. */
  readonly origin: string
  clientOrigin: string
  /** The client host has our client area, so its order pages exist. */
  ownClientArea: boolean
  readonly identity: SiteIdentity | null
  /** Origins of all sites from the visitor's point of view: local stays local, public stays public. */
  readonly origins: SiteOrigins
  /** The host is not the site's own: the page must not be indexed. */
  readonly foreignHost: boolean
  readonly requestId: string
  readonly now: Date
  /** `performance.now()` up to which the render waits for all of its calls. */
  readonly deadline: number
  /** Cache tags of the content on the page (`shows`, `cinema:rex`). */
  readonly tags: Set<string>
  readonly texts: Set<string>
  readonly jsonLd: object[]
  /** Results of the page's loaders. */
  readonly loaded: unknown[]
  /** `performance.now()` when the last part of the content was composed. */
  composedAt: number | undefined
  /** Set by the render: content is missing or expired because its source failed. */
  stale: boolean
  /** Set by the render for a status other than the router's: 410, 503. */
  status: number | undefined
  /** Set by the render with 503: what its source refused. */
  refusal: Refusal | undefined
  /**
   * Inline scripts and styles of the page, whose hashes the policy allows. Any other inline
   * block was not written by us.
   */
  readonly inline: { readonly scripts: string[]; readonly styles: string[] }
  /**
   * Set by the render: the document as text, with an empty response body. Saves encoding and decoding 300 KB.
   */
  html: string | undefined
}

const KEY = Symbol.for('marquee.request-context')

interface WithStorage {
  [KEY]?: AsyncLocalStorage<RequestContext>
}

const created = new AsyncLocalStorage<RequestContext>()
/** The development server may run a module twice while it reloads texts; both must share the context. */
const storage = import.meta.env.DEV ? ((globalThis as WithStorage)[KEY] ??= created) : created

export const runWithRequestContext = <Result>(context: RequestContext, work: () => Result): Result =>
  storage.run(context, work)

/** The refusal goes to the response of the current request, if there is one. */
export function noteRefusal(refusal: Refusal): void {
  const context = storage.getStore()
  if (context) context.refusal = refusal
}

/** Throws outside a request: there is no silent default site. */
export function requestContext(): RequestContext {
  const context = storage.getStore()
  if (!context) throw new Error('No request context')
  return context
}
