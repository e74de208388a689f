import { languagePrefix, publicPattern, sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { acceptedEncoding } from '@marquee/kit/http/accepted-encoding.ts'
import { type Dictionary, dictionaryOf, hasDictionaries } from '@marquee/kit/http/dictionaries.ts'
import { encoded } from '@marquee/kit/http/encoded.ts'
import { type HeaderPairs, plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { LRUCache } from 'lru-cache'
import type { SiteId } from '#config/sites.ts'
import { type BytesResponse, bytesResponse, type Exchange } from '../exchange.ts'
import type { PageAddress } from './page-address.ts'
import { sharesTag } from './page-cache.ts'
import type { RenderJob } from './rendering.ts'

export const PAGE_DICTIONARIES = '/dictionaries/'

/**
 * The first page of each kind: browsers fetch it when they are idle, and later pages of the kind are compressed with it
 * (RFC 9842). It ends with its page: a purge of one of the page's tags removes it.
 */
export interface PageDictionaries {
  /** Headers of a page, which becomes the dictionary of its kind if there is none. */
  headersOf(
    job: Pick<RenderJob, 'host' | 'flags' | 'address'>,
    body: Buffer,
    tags: ReadonlySet<string>,
  ): HeaderPairs
  find(hash: string): Dictionary | undefined
  purge(tags: ReadonlySet<string>, site?: SiteId): void
  /** Undefined if there is no such dictionary, or no more. */
  respond(exchange: Exchange, pathname: string, https: boolean): Promise<BytesResponse> | undefined
}

interface PageDictionary extends Dictionary {
  readonly site: SiteId
  readonly tags: ReadonlySet<string>
  /** Addresses of the pages that it is for, as a pattern. */
  readonly pages: string
}

/** Bytes of all dictionaries, which are pages without compression. */
const MOST_BYTES = 8_388_608
const BROTLI_QUALITY = 5
const A_MONTH = 'public, max-age=2592000, immutable'

const SLASH = /\//g
const addressOf = (hash: string) =>
  PAGE_DICTIONARIES + hash.replaceAll('+', '-').replace(SLASH, '_').replace('=', '')
const hashOf = (pathname: string) =>
  `${pathname.slice(PAGE_DICTIONARIES.length).replaceAll('-', '+').replaceAll('_', '/')}=`

/** Pages of a kind in a language. */
function pagesOf(
  { host: { site }, flags }: Pick<RenderJob, 'host' | 'flags'>,
  { kind, pathname }: PageAddress,
): string | undefined {
  if (kind === 'notFound') return undefined
  const language = sitePathsOf(site, flags.values).languageOf(pathname)
  const pattern = publicPattern(site, kind, language, flags.values)
  return pattern === undefined
    ? undefined
    : `${languagePrefix(site, language)}/${pattern}`.replace(/\$\w+/g, '*').replace(/(.)\/$/, '$1')
}

export function createPageDictionaries(): PageDictionaries {
  const byHash = new LRUCache<string, PageDictionary>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.byteLength,
  })
  /** Hashes by host and pages. */
  const current = new Map<string, string>()

  function currentOf(key: string, body: Buffer, page: Omit<PageDictionary, keyof Dictionary>): string {
    const known = current.get(key)
    if (known !== undefined && byHash.has(known)) return known
    const made = { ...dictionaryOf(body), ...page }
    byHash.set(made.hash, made)
    current.set(key, made.hash)
    return made.hash
  }

  return {
    headersOf(job, body, tags) {
      const { address, host } = job
      const pages = hasDictionaries && !address.wild ? pagesOf(job, address) : undefined
      if (pages === undefined) return []
      const hash = currentOf(`${host.key} ${pages}`, body, { pages, site: host.site.id, tags })
      return [['Link', `<${addressOf(hash)}>; rel="compression-dictionary"`]]
    },
    find: (hash) => byHash.get(hash),
    purge(tags, site) {
      const ended = [...byHash.values()].filter(
        (made) => (site === undefined || made.site === site) && sharesTag(made.tags, tags),
      )
      for (const { hash } of ended) byHash.delete(hash)
    },
    respond(exchange, pathname, https) {
      const dictionary = byHash.get(hashOf(pathname))
      if (!dictionary) return undefined
      const encoding = acceptedEncoding(exchange.header('accept-encoding'))
      const headers: HeaderPairs = [
        ['Content-Type', 'application/octet-stream'],
        ['Cache-Control', A_MONTH],
        ['Use-As-Dictionary', `match="${dictionary.pages}", match-dest=("document")`],
        ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
        ['Vary', 'Accept-Encoding'],
        ...plainSecurity(https),
      ]
      return encoded(dictionary.body, encoding, BROTLI_QUALITY).then((body) =>
        bytesResponse(200, headers, body),
      )
    },
  }
}
