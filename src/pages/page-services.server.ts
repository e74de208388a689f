import { createHash } from 'node:crypto'
import { AGENTS } from '@marquee/addresses/agents.ts'
import { OPEN_PROGRAMME, type OpenAddress, readOpenAddress } from '@marquee/addresses/open-programme.ts'
import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { PAGE_DATA } from '../api/page-data.ts'
import { requestContext } from '../document/request-context.server.ts'
import { compositionOf } from '../page-kit/composition.server.ts'
import { InputError } from '../page-kit/page-input.ts'
import { servePage } from '../page-kit/serve-page.server.ts'
import { sourceFor } from '../page-kit/sources.server.ts'
import { cinemaFeed } from '../programme/calendar-feed.server.ts'
import { type CalendarPlace, type CalendarQuery, calendarFile } from '../programme/calendar-files.server.ts'
import { openCalendar, openProgramme } from './agents/open-programme.server.ts'
import { sitePages } from './pages.server.ts'

const jsonHeaders = (reach: 'public' | 'private', maxAge: number) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': `${reach}, max-age=${maxAge}, must-revalidate`,
})

const json = (status: number, body: unknown, reach: 'public' | 'private' = 'private') =>
  new Response(JSON.stringify(body), {
    status,
    headers: jsonHeaders(reach, 0),
  })

/** 404 for an unknown name, 400 for invalid input. */
async function pageDataResponse(name: string, input: URLSearchParams): Promise<Response> {
  const page = sitePages.find((each) => each.name === name)
  if (!page) return json(404, { error: 'No such page' })
  try {
    const result = await servePage(page, Object.fromEntries(input))
    return json(200, result, result.outcome === 'found' ? 'public' : 'private')
  } catch (error) {
    if (error instanceof InputError) return json(400, { error: error.message })
    throw error
  }
}

/** `/calendar/{language}/{show}.ics` for the start of sales, `/calendar/{language}/{show}/{cinema}/{2026-11-20T2030}.ics` for a showtime. */
const calendarPath =
  /^\/calendar\/([a-z]{2})\/([a-z0-9-]+)(?:\/([a-z0-9-]+)\/(\d{4}-\d{2}-\d{2}T\d{2})(\d{2}))?\.ics$/

function readCalendarPath({
  pathname,
  searchParams,
}: URL): { readonly language: string; readonly query: CalendarQuery } | undefined {
  const [, language, show, cinema, hour, minute] = calendarPath.exec(pathname) ?? []
  if (language === undefined || show === undefined) return undefined
  const start = hour === undefined ? null : `${hour}:${minute}`
  return {
    language,
    query: { show, cinema: cinema ?? null, start, seats: searchParams.get('seats') },
  }
}

const feedPath = /^\/calendar\/([a-z]{2})\/cinemas\/([a-z0-9-]+)\.ics$/

const calendarHeaders = (name: string, maxAge: number) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.ics"`,
  'cache-control': `public, max-age=${maxAge}, must-revalidate`,
})

/** Seconds. */
const FEED_AGE = 900

async function feedResponse(
  place: CalendarPlace,
  language: Language,
  cinema: string,
  known: string | null,
): Promise<Response | null> {
  const file = await cinemaFeed(place, language, cinema)
  if (file === null) return null
  return versioned(file, calendarHeaders(cinema, FEED_AGE), known)
}

/** The text, or 304 if the browser has it. */
function versioned(text: string, type: Readonly<Record<string, string>>, known: string | null): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { ...type, etag }
  return known?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}

/** The programme of a film or place as data; the filters are those of the page. */
async function openResponse(
  { kind, page, slug, language, filters, format }: OpenAddress,
  known: string | null,
): Promise<Response> {
  const composition = compositionOf({ language, slug, filters })
  const question = { kind, page }
  if (format === 'ics') {
    const calendar = await openCalendar(question, composition)
    if (calendar !== null) return versioned(calendar, calendarHeaders(slug, FEED_AGE), known)
  } else {
    const programme = await openProgramme(question, composition)
    if (programme !== null)
      return versioned(JSON.stringify(programme), jsonHeaders('public', FEED_AGE), known)
  }
  return json(404, { error: 'No such film or place' })
}

async function fileResponse(
  place: CalendarPlace,
  language: Language,
  query: CalendarQuery,
): Promise<Response | null> {
  const file = await calendarFile(place, language, query)
  return file === null ? null : new Response(file, { headers: calendarHeaders(query.show, 0) })
}

async function calendarResponse({ url, headers }: Request): Promise<Response> {
  const address = new URL(url)
  const context = requestContext()
  const { site, flags, origin, now } = context
  const place = { site, flags, origin, now: now.getTime(), source: sourceFor(context) }
  const [, feedLanguage, cinema] = feedPath.exec(address.pathname) ?? []
  const read = readCalendarPath(address)
  const language = languages.find((each) => each === (feedLanguage ?? read?.language))
  const response =
    language &&
    (cinema === undefined
      ? read && (await fileResponse(place, language, read.query))
      : await feedResponse(place, language, cinema, headers.get('if-none-match')))
  return response ?? json(404, { error: 'Nothing to be reminded of' })
}

/** Loaded with the first request: no start needs the protocol's package. */
async function agentResponse(request: Request): Promise<Response> {
  const agents = await import('./agents/agent-server.server.ts')
  return agents.agentResponse(request)
}

function openAddressOf(pathname: string): OpenAddress | undefined {
  if (!OPEN_PROGRAMME.test(pathname)) return undefined
  const { site, flags } = requestContext()
  return readOpenAddress(sitePathsOf(site, flags), pathname)
}

/** Undefined for any other path. */
export function pageServiceResponse(request: Request): Promise<Response> | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === AGENTS) return agentResponse(request)
  const isKnown = pathname.startsWith(PAGE_DATA) || pathname.startsWith('/calendar/')
  const open = isKnown ? undefined : openAddressOf(pathname)
  if (!isKnown && !open) return undefined
  if (request.method !== 'GET')
    return Promise.resolve(new Response(null, { status: 405, headers: { allow: 'GET' } }))
  if (pathname.startsWith(PAGE_DATA)) return pageDataResponse(pathname.slice(PAGE_DATA.length), searchParams)
  return open ? openResponse(open, request.headers.get('if-none-match')) : calendarResponse(request)
}
