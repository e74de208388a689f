import { expect, it } from 'vitest'
import { hostCookieName, readCookie, serializeCookie } from './cookies.ts'

it.each([
  ['lang=fr; form=a.b; my-form=x', 'a.b'],
  ['form=a=b', 'a=b'],
  ['form=%20', '%20'],
  ['form=first; form=second', 'first'],
  ['lang=fr;form= a ', 'a'],
  ['form=', ''],
  ['my-form=x', undefined],
  ['form', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads a cookie from %j', (header, value) => {
  expect(readCookie(header, 'form')).toBe(value)
})

it.each(['__proto__', 'constructor', 'toString'])('does not find a cookie %s that was not sent', (name) => {
  expect(readCookie(`a=${name}`, name)).toBeUndefined()
})

it('writes a cookie for every path', () => {
  expect(serializeCookie('form', 'a.b', { httpOnly: true, sameSite: 'lax' })).toBe(
    'form=a.b; Path=/; HttpOnly; SameSite=Lax',
  )
  expect(serializeCookie('form', '', { maxAge: 0, secure: true, domain: 'tn.localhost' })).toBe(
    'form=; Max-Age=0; Domain=tn.localhost; Path=/; Secure',
  )
})

it.each(['a; Domain=example', 'a b', 'é', 'a\r\nb'])('refuses to write the value %j', (value) => {
  expect(() => serializeCookie('form', value, {})).toThrow(TypeError)
})

it('prefixes the cookie name with __Host- over https', () => {
  expect([hostCookieName('form', true), hostCookieName('form', false)]).toEqual(['__Host-form', 'form'])
})
