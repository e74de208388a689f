export const cdnNames = ['fastly', 'cloudflare', 'varnish'] as const

export type CdnName = (typeof cdnNames)[number]

export interface CdnAdapter {
  /** Header with lifetimes for the CDN alone, which does not pass it on to browsers. */
  readonly lifetime: 'Surrogate-Control' | 'CDN-Cache-Control'
  /** Header with the keys of a response, and what separates them. */
  readonly keys: readonly [name: 'Surrogate-Key' | 'Cache-Tag', separator: string]
  /** Keys per purge request. */
  readonly batch: number
  /** `url`: of the purge API; of Varnish itself. */
  purgeRequest(url: string, token: string, keys: readonly string[]): Request
}

const json = (url: string, headers: Readonly<Record<string, string>>, body: unknown) =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

export const cdnAdapters: Readonly<Record<CdnName, CdnAdapter>> = {
  /**
   * `POST /service/{id}/purge`. Soft: purged pages are stale, and are served while the
   * first request renews them.
   */
  fastly: {
    lifetime: 'Surrogate-Control',
    keys: ['Surrogate-Key', ' '],
    batch: 256,
    purgeRequest: (url, token, keys) =>
      json(url, { 'fastly-key': token, 'fastly-soft-purge': '1' }, { surrogate_keys: keys }),
  },
  /** `POST /zones/{id}/purge_cache`. */
  cloudflare: {
    lifetime: 'CDN-Cache-Control',
    keys: ['Cache-Tag', ','],
    batch: 30,
    purgeRequest: (url, token, keys) => json(url, { authorization: `Bearer ${token}` }, { tags: keys }),
  },
  /** `PURGE` with the keys in a header, for the bans of `docs/varnish.vcl`. */
  varnish: {
    lifetime: 'Surrogate-Control',
    keys: ['Surrogate-Key', ' '],
    batch: 100,
    purgeRequest: (url, token, keys) =>
      new Request(url, {
        method: 'PURGE',
        headers: { 'surrogate-key': keys.join(' '), ...(token && { 'x-purge-token': token }) },
      }),
  },
}
