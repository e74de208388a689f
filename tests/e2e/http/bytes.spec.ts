import { dictionaryOf } from '@marquee/kit/http/dictionaries.ts'
import { expect, test } from '@playwright/test'
import { showWith } from '../content.ts'
import { requestBytes, requestSite } from '../http.ts'

test('assets are immutable and compressed', { tag: '@quick' }, async () => {
  const { body } = await requestSite('fr', '/')
  const assets = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(
    ([, path = '']) => path,
  )
  expect(assets.length).toBeGreaterThan(5)
  for (const path of new Set(assets)) {
    const { status, headers } = await requestBytes('fr', path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([path, status, headers['cache-control']]).toEqual([
      path,
      200,
      'public, max-age=31536000, immutable',
    ])
    if (!path.endsWith('.woff2') && Number(headers['content-length']) > 1_000)
      expect(headers['content-encoding'], path).toBe('br')
  }
  expect((await requestSite('fr', '/assets/no-such-file.js')).status).toBe(404)
})

/** Bytes of a style sheet as sent with Brotli. */
const SITE_SHEET = 12_000
/** Bytes of all sheets that hold the first view. */
const SHEETS = 20_000

test('a small sheet of the site, and those of the page, are all that a first view waits for', {
  tag: '@quick',
}, async () => {
  const show = await showWith('fr', () => true)
  for (const path of ['/', '/films', `/films/${show.slug}`, '/cinemas', '/offres', '/actualites']) {
    const { body } = await requestSite('fr', path)
    const links = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"([^>]*)>/g)]
    const blocking = links.filter(([, , rest = '']) => !rest.includes('media="print"'))
    expect(links.length - blocking.length, path).toBe(1)
    const sizes = await Promise.all(
      blocking.map(async ([, href = '']) => {
        const { bytes } = await requestBytes('fr', href, { headers: { 'accept-encoding': 'br' } })
        return bytes.byteLength
      }),
    )
    expect(sizes[0], path).toBeLessThanOrEqual(SITE_SHEET)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(SHEETS)
  }
})

/** Bytes with Brotli. Whole lists are requested as visitors get near their end. */
const FILM_LIST = 25_000

test('the film list has only its first cards, whatever the number of films', { tag: '@quick' }, async () => {
  const { bytes } = await requestBytes('fr', '/films', { headers: { 'accept-encoding': 'br' } })
  expect(bytes.byteLength).toBeLessThanOrEqual(FILM_LIST)
  const { body } = await requestSite('fr', '/films')
  expect(body.match(/<article class="card"/g)?.length).toBeLessThanOrEqual(24 + 4 * 6)
})

/** Bytes of a film in a browser that has the dictionary of films. */
const LATER_FILM = 8_000

test('a film weighs little in a browser that has the dictionary of films', { tag: '@quick' }, async () => {
  const { body } = await requestSite('fr', '/films')
  const [one = '', other = ''] = new Set(
    Array.from(body.matchAll(/href="(\/films\/[\w-]+)"/g), ([, path = '']) => path),
  )
  const { headers } = await requestBytes('fr', one, { headers: { 'accept-encoding': 'br' } })
  const [, address = ''] = /<([^>]+)>; rel="compression-dictionary"/.exec(String(headers.link)) ?? []
  const { bytes: dictionary } = await requestBytes('fr', address)
  const later = await requestBytes('fr', other, {
    headers: { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${dictionaryOf(dictionary).hash}:` },
  })
  expect(later.headers['content-encoding']).toBe('dcz')
  expect(later.bytes.byteLength).toBeLessThanOrEqual(LATER_FILM)
})
