import { languages } from '../../config/languages.ts'
import { PAGE_DATA } from '../api/page-data.ts'
import { requestContext } from '../server/request-context.server.ts'
import { InputError } from './page-input.ts'
import { composePage, isPageName } from './pages.server.ts'
import { saleCalendarFile } from './sale-calendar.server.ts'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, max-age=0, must-revalidate' },
  })

/** A page's data for a navigation in the browser. 404 for a name that is no page, 400 where the input is not the page's. */
async function answerPageData(name: string, input: URLSearchParams): Promise<Response> {
  if (!isPageName(name)) return json(404, { error: 'No such page' })
  try {
    return json(200, await composePage(name, Object.fromEntries(input)))
  } catch (error) {
    if (error instanceof InputError) return json(400, { error: error.message })
    throw error
  }
}

async function answerCalendar(asked: string, slug: string): Promise<Response> {
  const language = languages.find((each) => each === asked)
  const { site, flags, origin, now } = requestContext()
  const file = language && (await saleCalendarFile({ site, flags, origin, now: now.getTime() }, language, slug))
  if (!file) return json(404, { error: 'No sale to be reminded of' })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}.ics"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  })
}

const calendarPath = /^\/calendar\/([a-z]{2})\/([a-z0-9-]+)\.ics$/

/** Answers what pages ask for besides pages; undefined for every other path. */
export function answerPageService(request: Request): Promise<Response> | undefined {
  const { pathname, searchParams } = new URL(request.url)
  const calendar = calendarPath.exec(pathname)
  if (!pathname.startsWith(PAGE_DATA) && !pathname.startsWith('/calendar/')) return undefined
  if (request.method !== 'GET') return Promise.resolve(new Response(null, { status: 405, headers: { allow: 'GET' } }))
  if (pathname.startsWith(PAGE_DATA)) return answerPageData(pathname.slice(PAGE_DATA.length), searchParams)
  return calendar ? answerCalendar(calendar[1] ?? '', calendar[2] ?? '') : Promise.resolve(json(404, { error: 'No such file' }))
}
