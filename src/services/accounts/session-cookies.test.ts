import { describe, expect, test } from 'vitest'
import type { Account, Session } from './accounts.ts'
import { clientSessionToken, endedCookies, matchesSession, sessionCookies } from './session-cookies.ts'

const local = { origin: 'http://tn.localhost:3000', clientOrigin: 'http://client.tn.localhost:3000' }
const open = { origin: 'https://tn.marquee.example', clientOrigin: 'https://client.tn.marquee.example' }
const now = Date.parse('2026-11-20T12:00:00Z')
const session: Session = {
  account: { id: 'ada' } as Account,
  csrf: 'C',
  idToken: null,
  startedAt: now / 1_000,
  expiresAt: now / 1_000 + 600,
}
const hint = Buffer.from(JSON.stringify({ id: 'ada', exp: session.expiresAt })).toString('base64url')

describe('cookies of a session', () => {
  test('the token is sent to the client host only; id, end and CSRF value to the site too', () => {
    expect(sessionCookies(local, 'T', session, now)).toEqual([
      'session=T; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
      `client-session=${hint}; Max-Age=600; Domain=tn.localhost; Path=/; SameSite=Lax`,
      'XSRF-TOKEN=C; Max-Age=600; Domain=tn.localhost; Path=/; SameSite=Lax',
    ])
  })

  test('over https they are Secure, and no other host can set the token', () => {
    expect(sessionCookies(open, 'T', session, now)).toEqual([
      '__Host-session=T; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
      `client-session=${hint}; Max-Age=600; Domain=tn.marquee.example; Path=/; Secure; SameSite=Lax`,
      'XSRF-TOKEN=C; Max-Age=600; Domain=tn.marquee.example; Path=/; Secure; SameSite=Lax',
    ])
    expect(clientSessionToken(open, 'session=T')).toBeUndefined()
  })

  test('they are deleted under their original names and hosts', () => {
    for (const hosts of [local, open]) {
      const placed = (cookie: string) => cookie.replace(/=[^;]*/, '').replace(/Max-Age=\d+/, '')
      expect(endedCookies(hosts).map(placed)).toEqual(sessionCookies(hosts, 'T', session, now).map(placed))
      for (const cookie of endedCookies(hosts)) expect(cookie).toContain('=; Max-Age=0; ')
    }
  })

  test.each([
    ['session=T', 'T'],
    ['lang=fr; session=T; client-session=x', 'T'],
    ['my-session=T', undefined],
    ['session=', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the token is read from %s', (cookies, token) => {
    expect(clientSessionToken(local, cookies)).toBe(token)
  })

  test('readable cookies are compared with the session', () => {
    expect(matchesSession(`client-session=${hint}; XSRF-TOKEN=C`, session)).toBe(true)
    for (const cookies of [
      '',
      null,
      `client-session=${hint}`,
      'XSRF-TOKEN=C',
      `client-session=${hint}; XSRF-TOKEN=D`,
      'client-session=%; XSRF-TOKEN=C',
    ]) {
      expect(matchesSession(cookies, session)).toBe(false)
    }
  })
})
