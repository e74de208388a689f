import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Env } from '../env/env.ts'
import type { OuterServer } from '../outer-server.ts'

const picture = /(\/media\/[^\s"?]+)\?([^\s"]*\bw=\d+[^\s"]*)/g

/** Paths below `/media/` of the pictures that a page loads before scrolling: preloaded, or not lazy. */
export function firstPictures(
  html: string,
): readonly { readonly path: string; readonly width: number; readonly format: 'avif' }[] {
  const eager =
    html.match(
      /<link rel="preload" as="image"[^>]*>|<picture[^>]*>(?:(?!<\/picture>)[\s\S])*fetchpriority="high"[\s\S]*?<\/picture>/gi,
    ) ?? []
  const found = new Map<string, { path: string; width: number; format: 'avif' }>()
  for (const [, path = '', query = ''] of eager.join(' ').matchAll(picture)) {
    const params = new URLSearchParams(query.replaceAll('&amp;', '&'))
    if (params.get('f') !== 'avif') continue
    const width = Number(params.get('w'))
    found.set(`${path} ${width}`, { path: path.slice('/media/'.length), width, format: 'avif' })
  }
  return [...found.values()]
}

/**
 * Requests each home page, to warm the page cache and its pictures; a second time where the first answer came too late.
 * Throws if a site has no page then.
 */
export async function openFirstScreens(
  server: Pick<OuterServer, 'fetch' | 'warmImages'>,
  port: number,
  env: Pick<Env, 'hosts' | 'TRUST_PROXY'>,
): Promise<void> {
  async function withoutPage(ids: readonly SiteId[]): Promise<readonly SiteId[]> {
    const missing: SiteId[] = []
    for (const id of ids) {
      const { hosts, languages, prefix } = sites[id]
      const host = env.hosts[id] ?? `${hosts.local}:${port}`
      const path = prefix === 'all-but-default' ? '/' : `/${languages[0]}`
      const response = await server.fetch(
        new Request(`http://${host}${path}`, {
          headers: {
            host,
            accept: 'text/html',
            ...(env.TRUST_PROXY ? { 'x-forwarded-proto': 'https' } : {}),
          },
        }),
      )
      if (response.ok) server.warmImages(firstPictures(await response.text()))
      else missing.push(id)
    }
    return missing
  }
  const missing = await withoutPage(await withoutPage(siteIds))
  if (missing.length > 0) throw new Error(`No home page of ${missing.join(', ')}`)
}
