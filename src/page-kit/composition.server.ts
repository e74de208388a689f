import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { type Formats, formatsOf } from '@marquee/i18n/format.ts'
import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { FlagValues } from '#config/flags.ts'
import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { todayIn } from '#models/site-clock.ts'
import { createSharedClientHost, type SharedClientHost } from '../api/client-host.ts'
import { type ContentApi, createContentApi, type Result } from '../api/content-api.ts'
import { i18nOf } from '../document/edition.server.ts'
import type { Edition } from '../document/edition.ts'
import { type RequestContext, requestContext } from '../document/request-context.server.ts'
import { type Filters, parseFilters } from './filters.ts'
import { type Books, createBooks, translateIn } from './labels.ts'
import { isFailure, isRefusal } from './refusals.server.ts'
import { clientHostFor, sourceFor } from './sources.server.ts'
import type { Translate } from './tag-book.ts'

/** The dependencies of a compose function, for one request. */
export interface Composition {
  readonly api: ContentApi
  /** Client host calls that need no signed-in client. */
  readonly clientHost: SharedClientHost
  readonly edition: Edition
  readonly context: Pick<
    RequestContext,
    'tags' | 'jsonLd' | 'foreignHost' | 'stale' | 'clientOrigin' | 'ownClientArea' | 'deadline'
  >
  /** Epoch milliseconds. */
  readonly now: number
  /** Current date in the site's time zone, `YYYY-MM-DD`. */
  readonly today: string
  readonly slug: string
  readonly filters: Filters
  readonly formats: Formats
  readonly t: Translate
}

export interface CompositionInput {
  readonly language: Language
  readonly slug?: string | undefined
  readonly filters?: string | undefined
}

export function editionIn(site: Site, language: Language, flags: FlagValues, origin: string): Edition {
  if (!site.languages.includes(language)) throw new Error(`The site ${site.id} has no pages in ${language}`)
  return {
    site,
    language,
    flags,
    origin,
    homes: [],
    paths: sitePathsOf(site, flags),
    i18n: i18nOf(language, site),
  }
}

const reporting =
  (context: Pick<RequestContext, 'tags' | 'stale'>) =>
  ({ tags, stale }: Pick<Result, 'tags' | 'stale'>) => {
    for (const tag of tags) context.tags.add(tag)
    if (stale) context.stale = true
  }

type ComposedContext = Composition['context'] &
  Pick<RequestContext, 'site' | 'flags' | 'origin' | 'now' | 'content'>

/** The default context is that of the current request. */
export function compositionOf(
  { language, slug = '', filters }: CompositionInput,
  context: ComposedContext = requestContext(),
): Composition {
  const edition = editionIn(context.site, language, context.flags, context.origin)
  const now = context.now.getTime()
  const onResult = reporting(context)
  return {
    api: createContentApi({ source: sourceFor(context), onResult }),
    clientHost: createSharedClientHost({ source: clientHostFor(context), language, onResult }),
    edition,
    context,
    now,
    today: todayIn(edition.site.timeZone, now),
    slug,
    filters: parseFilters(filters),
    formats: formatsOf(language, edition.site),
    t: translateIn(edition.i18n, 'programme'),
  }
}

/**
 * Resolves to null for an optional part that is missing. If the source fails, marks the page stale, which
 * shortens its caching. Other errors propagate.
 */
export async function optional<Part>(
  { context }: Pick<Composition, 'context'>,
  call: Promise<Part>,
): Promise<Part | null> {
  try {
    return await call
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (isFailure(error)) context.stale = true
    return null
  }
}

/** A list of `optional`; empty if missing. */
export async function optionalList<Item>(
  composition: Pick<Composition, 'context'>,
  call: Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  return (await optional(composition, call)) ?? []
}

/**
 * A list that the page requires: empty if the source does not implement the call (404); failures propagate.
 */
export async function knownList<Item>(call: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await call
  } catch (error) {
    if (error instanceof NotFoundError) return []
    throw error
  }
}

export async function loadBooks(composition: Composition): Promise<Books> {
  const { api, edition } = composition
  const { language } = edition
  const [tags, versions] = await Promise.all([
    optionalList(composition, api.tags({ language })),
    optionalList(composition, api.versions({ language })),
  ])
  return createBooks(edition.i18n, tags, versions)
}
