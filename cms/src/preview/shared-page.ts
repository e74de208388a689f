import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { JSDOM } from 'jsdom'

const TIMEOUT = 15_000
const MOST_BYTES = 4 * 1_048_576
/** Redirects from the link to the page: the preview itself, and perhaps the page’s own. */
const MOST_STEPS = 4

/** What search engines and shared links show of a page. */
export interface SharedPage {
  /** Without the preview’s own host. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Hidden from search engines. */
  readonly hidden: boolean
  readonly shared: { readonly title: string; readonly description: string; readonly image: string | null }
}

interface Page {
  readonly status: number
  readonly location: string | undefined
  readonly cookies: readonly string[]
  readonly body: string
}

/** One process serves all sites by host, and `fetch` cannot set the Host header. */
function pageAt(url: URL, headers: Readonly<Record<string, string>>): Promise<Page> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : request
    const call = send(url, { headers, signal: AbortSignal.timeout(TIMEOUT) }, (response) => {
      const parts: Buffer[] = []
      let length = 0
      response.on('data', (part: Buffer) => {
        length += part.length
        parts.push(part)
        if (length > MOST_BYTES) call.destroy(new Error('the page is too long'))
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? ''),
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

/** The head of a page; `noindex` of the preview itself is in a header. */
function sharedPageIn(html: string, path: string): SharedPage {
  const { document } = new JSDOM(html).window
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
  const image = content('meta[property="og:image"]')
  return {
    path,
    title: document.title,
    description: content('meta[name="description"]'),
    hidden: content('meta[name="robots"]').includes('noindex'),
    shared: {
      title: content('meta[property="og:title"]'),
      description: content('meta[property="og:description"]'),
      image: image === '' ? null : image,
    },
  }
}

/**
 * Follows a preview link at the sites' process, as a browser on `host` would. Undefined if there is no page;
 * rejects if the process does not answer.
 */
export async function sharedPage(
  link: string,
  siteUrl: string,
  host: string,
): Promise<SharedPage | undefined> {
  const cookies = new Map<string, string>()
  let at = new URL(link)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const page = await pageAt(new URL(at.pathname + at.search, siteUrl), {
      host,
      accept: 'text/html',
      cookie: [...cookies.values()].join('; '),
    })
    for (const cookie of page.cookies) cookies.set(cookie.split('=', 1)[0] ?? '', cookie)
    if (page.status === 200) return sharedPageIn(page.body, at.pathname)
    if (page.status >= 500) throw new Error(`status ${page.status}`)
    if (!page.location || page.status >= 400) return undefined
    at = new URL(page.location, at)
  }
  return undefined
}
