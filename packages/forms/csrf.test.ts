import { readCookie } from '@marquee/kit/http/cookies.ts'
import { describe, expect, it } from 'vitest'
import { formGuard, isOwnForm } from './csrf.ts'

const ORIGIN = 'https://client.cinema.example'
const options = { secret: 's'.repeat(32), site: 'fr', https: true, session: null }

const request = (headers: Record<string, string> = {}) => new Request(ORIGIN, { method: 'POST', headers })

function shownBefore() {
  const { cookie = '', value } = formGuard(request(), options)
  const name = cookie.split('=', 1)[0] ?? ''
  return { value, header: `${name}=${readCookie(cookie, name)?.split(';', 1)[0]}` }
}

describe('a form of a signed-out visitor', () => {
  it('is accepted with the value of its cookie', () => {
    const { value, header } = shownBefore()
    const guard = formGuard(request({ cookie: header }), options)
    expect(isOwnForm(request(), ORIGIN, guard, value)).toBe(true)
  })

  it('is accepted while its secret is replaced by another', () => {
    const { value, header } = shownBefore()
    const both = { ...options, secret: `${'n'.repeat(32)},${options.secret}` }
    const guard = formGuard(request({ cookie: header }), both)
    expect(isOwnForm(request(), ORIGIN, guard, value)).toBe(true)
    const renewed = formGuard(request(), both)
    const [name = '', content] = (renewed.cookie ?? '').split(';', 1)[0]?.split('=', 2) ?? []
    const newer = formGuard(request({ cookie: `${name}=${content}` }), { ...options, secret: 'n'.repeat(32) })
    expect(newer.cookie).toBeUndefined()
  })

  it('is rejected without a cookie, with another value, and with the cookie of another site', () => {
    const { value, header } = shownBefore()
    expect(isOwnForm(request(), ORIGIN, formGuard(request(), options), value)).toBe(false)
    const guard = formGuard(request({ cookie: header }), options)
    expect(isOwnForm(request(), ORIGIN, guard, `${value}x`)).toBe(false)
    const other = formGuard(request({ cookie: header }), { ...options, site: 'be' })
    expect(isOwnForm(request(), ORIGIN, other, value)).toBe(false)
  })
})

describe('a form of a session', () => {
  const guard = formGuard(request(), { ...options, session: 'value-of-the-session' })
  const sent = (headers: Record<string, string>) =>
    isOwnForm(request(headers), ORIGIN, guard, 'value-of-the-session')

  it.each<Record<string, string>>([
    {},
    { origin: ORIGIN },
    { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
  ])('is accepted with %j', (headers) => {
    expect(sent(headers)).toBe(true)
  })

  it.each<Record<string, string>>([
    { origin: 'https://cinema.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
  ])('is rejected with %j', (headers) => {
    expect(sent(headers)).toBe(false)
  })
})
