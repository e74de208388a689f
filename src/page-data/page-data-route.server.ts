import { PAGE_DATA } from '../api/page-data.ts'
import { composePage, isPageName } from './pages.server.ts'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, max-age=0, must-revalidate' },
  })

/** Answers a page's data to a navigation in the browser. 404 for a name that is no page, 400 where the input is not the page's. */
export async function answerPageData(request: Request): Promise<Response> {
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } })
  const { pathname, searchParams } = new URL(request.url)
  const name = pathname.slice(PAGE_DATA.length)
  if (!isPageName(name)) return json(404, { error: 'No such page' })
  const composing = composePage(name, Object.fromEntries(searchParams))
  return composing.then(
    (answer) => json(200, answer),
    (error: unknown) => {
      if (error instanceof TypeError || !(error instanceof Error)) throw error
      return json(400, { error: 'This page cannot be made from these parameters' })
    },
  )
}
