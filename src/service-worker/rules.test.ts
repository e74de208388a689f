import { expect, it, test } from 'vitest'
import { assetsOf, isStorable, markedAsOf, offlineEntry, picturesOf, requestKindOf } from './rules.ts'

const origin = 'https://marquee.example'
const request = (path: string, more: Partial<Parameters<typeof requestKindOf>[0]> = {}) =>
  requestKindOf({
    method: 'GET',
    mode: 'cors',
    destination: '',
    url: new URL(path, origin),
    origin,
    partial: false,
    ...more,
  })
const navigation = { mode: 'navigate', destination: 'document' }

test.each([
  ['/cinemas/rex', navigation, 'page'],
  ['/', navigation, 'page'],
  ['/_page/cinemas?language=fr', {}, 'pageData'],
  ['/assets/index-abc1234.js', { destination: 'script' }, 'asset'],
  ['/assets/i18n/fr/errors.json', {}, 'texts'],
  ['/media/posters/dune.avif?w=240', { mode: 'no-cors', destination: 'image' }, 'picture'],
])('handles %s', (path, more, kind) => {
  expect(request(path, more)).toBe(kind)
})

test.each([
  ['a form', '/cinemas', { ...navigation, method: 'POST' }],
  ['a frame', '/cinemas', { mode: 'navigate', destination: 'iframe' }],
  ['the API', '/api/frontend/changes', {}],
  ['the end of a preview', '/_preview/end', navigation],
  ['a calendar file', '/calendar/visit.ics', navigation],
  ['the client host', 'https://client.marquee.example/api/v1/accounts/me', {}],
  ['a part of a film', '/media/trailers/dune.mp4', { destination: 'video', partial: true }],
  ['a film', '/media/trailers/dune.mp4', { destination: 'video' }],
] as const)('leaves %s to the network', (_, path, more) => {
  expect(request(path, more)).toBeUndefined()
})

const received = (more: object = {}, control = 'public, max-age=0, must-revalidate') => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers({ 'cache-control': control }),
  ...more,
})

it('stores what every cache may store', () => {
  expect(isStorable(received())).toBe(true)
})

test.each([
  ['an error', received({ status: 503 })],
  ['a redirect', received({ status: 0, type: 'opaqueredirect' })],
  ['the page that a redirect led to', received({ redirected: true })],
  ['a preview or a search', received({}, 'no-store')],
  ['a page for one client', received({}, 'private, max-age=0')],
  ['a response without rules', received({ headers: new Headers() })],
])('does not store %s', (_, response) => {
  expect(isStorable(response)).toBe(false)
})

const pages = { '': '/offline/en', '/en': '/offline/en', '/de': '/offline/de' }

test.each([
  ['/de/kinos', '/offline/de'],
  ['/de', '/offline/de'],
  ['/design', '/offline/en'],
  ['/', '/offline/en'],
])('%s falls back to %s', (path, page) => {
  expect(offlineEntry(pages, path)).toBe(page)
})

it('marks a copy with the time of its response, and adds the script that shows it', () => {
  const html = '<!doctype html><html lang="fr"><head></head>'
  expect(markedAsOf(html, 'Thu, 26 Nov 2026 17:05:00 GMT', '/offline/fr.js')).toBe(
    '<!doctype html><html data-as-of="1795712700000" lang="fr"><head><script src="/offline/fr.js" defer></script></head>',
  )
  expect(markedAsOf(html, null, '/offline/fr.js')).toBe(html)
})

it('finds the first pictures of a document', () => {
  const html =
    '<img alt="" src="/media/a.avif?v=1&amp;w=240"><img src="https://other.example/b.jpg"><img src="/media/c.avif">'
  expect(picturesOf(html, 5)).toEqual(['/media/a.avif?v=1&w=240', '/media/c.avif'])
  expect(picturesOf(html, 1)).toHaveLength(1)
})

it('finds each hashed file of a document once', () => {
  const html =
    '<link href="/assets/site-a.css"><script src="/assets/index-b.js"></script>import("/assets/index-b.js")'
  expect(assetsOf(html)).toEqual(['/assets/site-a.css', '/assets/index-b.js'])
})
