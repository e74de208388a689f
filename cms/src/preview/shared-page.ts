import { JSDOM } from 'jsdom'
import { requestAsHost } from '../request-as-host.ts'

const MOST_BYTES = 4 * 1_048_576
/** Redirects from the link to the page: the preview itself, and perhaps the page’s own. */
const MOST_STEPS = 4

/** Facts about a page that search engines and shared links show. */
export interface SharedPage {
  /** The path without the preview’s own host. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Hidden from search engines. */
  readonly hidden: boolean
  readonly shared: { readonly title: string; readonly description: string; readonly image: string | null }
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
    const headers = { host, accept: 'text/html', cookie: [...cookies.values()].join('; ') }
    const page = await requestAsHost(new URL(at.pathname + at.search, siteUrl), headers, MOST_BYTES)
    for (const line of page.headers['set-cookie'] ?? []) {
      const [cookie = ''] = line.split(';', 1)
      cookies.set(cookie.split('=', 1)[0] ?? '', cookie)
    }
    if (page.status === 200) return sharedPageIn(page.body, at.pathname)
    if (page.status >= 500) throw new Error(`status ${page.status}`)
    const { location } = page.headers
    if (!location || page.status >= 400) return undefined
    at = new URL(location, at)
  }
  return undefined
}
