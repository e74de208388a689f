import { afterEach, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from './document-cookie.ts'

function stubPage(protocol: string, cookie = '') {
  const page = { cookie }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  return page
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['lang=fr; place=a%20b=c', 'a%20b=c'],
  ['place=', ''],
  ['my-place=x; lang=fr', undefined],
  ['', undefined],
])('reads a cookie from %j', (cookies, value) => {
  stubPage('http:', cookies)
  expect(readCookie('place')).toBe(value)
})

it("writes a cookie of the page's own host", () => {
  const page = stubPage('http:')
  writeCookie('place', 'a b;', 60)
  expect(page.cookie).toBe('place=a%20b%3B; path=/; max-age=60; samesite=lax')
})

it('writes a cookie for all hosts of a domain, secure if the page is', () => {
  const page = stubPage('https:')
  writeCookie('place', '', 0, 'tn.example')
  expect(page.cookie).toBe('place=; path=/; max-age=0; samesite=lax; domain=tn.example; secure')
})
