import { describe, expect, test } from 'vitest'
import {
  frameAddress,
  identityErrorOf,
  identityErrors,
  identityOutcome,
  passedOn,
  requiredFrame,
  signsInSilently,
} from './auth-rules.ts'

const urls = {
  registerUrl: 'https://client.example/fr/register',
  emailValidationUrl: 'https://client.example/fr/validate',
}

describe('the required frame of a client', () => {
  test.each([
    [true, true, false, null],
    [true, false, false, null],
    [true, true, true, 'register'],
    [true, false, true, 'validate'],
    [false, true, true, 'register'],
    [false, true, false, 'register'],
    [false, false, true, 'register'],
    [false, false, false, 'register'],
  ])('registered %s, verified %s, first login %s: %s', (registered, emailVerify, firstLogin, purpose) => {
    const frame = requiredFrame({ client: { registered, emailVerify, firstLogin }, ...urls })
    expect(frame && [frame.purpose, frame.closable]).toEqual(purpose && [purpose, false])
    if (frame) expect(frame.url).toBe(purpose === 'register' ? urls.registerUrl : urls.emailValidationUrl)
  })

  test.each([
    ['required', false],
    ['optional', true],
    ['postponed', null],
  ] as const)('an unconfirmed client with the confirmation %s', (confirmation, closable) => {
    const unconfirmed = { registered: true, emailVerify: false, firstLogin: true }
    expect(requiredFrame({ client: unconfirmed, ...urls, confirmation })?.closable ?? null).toBe(closable)
    expect(
      requiredFrame({ client: { ...unconfirmed, registered: false }, ...urls, confirmation }),
    ).toMatchObject({
      purpose: 'register',
      closable: false,
    })
  })

  test('is null if the response has no address', () => {
    expect(
      requiredFrame({
        client: { registered: false, emailVerify: true, firstLogin: false },
        registerUrl: null,
        emailValidationUrl: null,
      }),
    ).toBeNull()
  })
})

describe('identity errors', () => {
  test.each(identityErrors)('maps %s to an outcome', (code) => {
    const expected = {
      login_required: ['silentLogout', 'silentLogout'],
      consent_required: ['failed', 'nobody'],
      missing_refresh_token: ['failed', 'nobody'],
      session_failed: ['nobody', 'nobody'],
      token_undecodable: ['nobody', 'nobody'],
    } as Readonly<Record<string, readonly string[]>>
    expect([identityOutcome(code, false), identityOutcome(code, true)]).toEqual(
      expected[code] ?? ['failed', 'failed'],
    )
  })

  test.each([
    [{ error: 'timeout' }, 'timeout'],
    [{ error: 'cancelled' }, 'popup_cancelled'],
    [new Error('Invalid state'), 'state_mismatch'],
    [{ error: 'missing_transaction' }, 'missing_transaction'],
    [{ error: 'missing_refresh_token', message: 'Missing Refresh Token' }, 'missing_refresh_token'],
    [{ error: 'mfa_required' }, 'mfa_required'],
    [{ code: 'login_required' }, 'login_required'],
    [{ error: 'something else' }, 'token_error'],
    [new Error('fetch failed'), 'token_error'],
    ['nonsense', 'token_error'],
    [null, 'token_error'],
  ])('%j is %s', (thrown, code) => {
    expect(identityErrorOf(thrown)).toBe(code)
  })
})

test.each([
  [true, true, true, true, true],
  [false, true, true, true, false],
  [true, false, true, true, false],
  [true, true, false, true, false],
  [true, true, true, false, false],
])(
  'silent sign-in: first visit %s, other cookies blocked %s, auth cookie %s, domain allows %s: %s',
  (first, blocksOtherCookies, authCookie, domainAllows, signs) => {
    expect(signsInSilently({ first, blocksOtherCookies, authCookie, domainAllows })).toBe(signs)
  },
)

test('forwards messages of the frame, and a completed registration with its code', () => {
  expect(passedOn({ event: 'parent_exchange', data: { a: 1 } })).toEqual({ data: { a: 1 }, code: null })
  expect(passedOn({ event: 'register_complete', data: 'x' })).toEqual({
    data: 'x',
    code: 'REGISTER_COMPLETE',
  })
})

test('a closable frame has a link for closing', () => {
  expect(frameAddress('https://client.example/fr/sign-in?target=%2F', null)).toBe(
    'https://client.example/fr/sign-in?target=%2F',
  )
  expect(frameAddress('https://client.example/fr/sign-in', 'https://fr.example/films?a=1')).toBe(
    'https://client.example/fr/sign-in?close=https%3A%2F%2Ffr.example%2Ffilms%3Fa%3D1',
  )
})
