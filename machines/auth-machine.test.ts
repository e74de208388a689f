import { describe, expect, test } from 'vitest'
import { authResponse, fails, never, startAuth as start } from './auth.fixture.ts'

describe('the client', () => {
  test('is known without a hash if hashing fails', async () => {
    const { actor, settled } = start({ request: async () => authResponse(), hash: fails('no crypto') })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({
      value: { client: { known: 'hashed' } },
      context: { emailHash: null },
    })
  })

  test.each(['client.receive', 'client.notLogged'] as const)('%s can also be sent from outside', (type) => {
    const { actor, signedIn } = start({ request: never })
    actor.send(type === 'client.receive' ? { type, response: authResponse() } : { type })
    expect(signedIn()).toBe(type === 'client.receive' ? 'client' : 'none')
  })

  test('is a failure without a token where sign-in is forced, and can still arrive', () => {
    const { actor, signedIn } = start({ request: never })
    actor.send({ type: 'identity.fail', code: 'missing_refresh_token', anonymousAllowed: false })
    expect(actor.getSnapshot()).toMatchObject({
      value: { client: 'failed' },
      context: { error: 'missing_refresh_token' },
    })
    actor.send({ type: 'client.receive', response: authResponse() })
    expect([signedIn(), actor.getSnapshot().context.error]).toEqual(['client', null])
  })
})

describe('the frame', () => {
  test('forwards messages while it is open, and refreshes the cookies after a sign-in', async () => {
    const { actor, calls, messages, settled, shown } = start()
    await settled()
    const sendMessage = (event: 'parent_exchange' | 'register_complete') =>
      actor.send({ type: 'frame.message', message: { event, data: 1 } })
    sendMessage('parent_exchange')
    actor.send({ type: 'signUp.open', target: '/' })
    await shown('open')
    sendMessage('register_complete')
    expect(messages).toEqual([{ data: 1, code: 'REGISTER_COMPLETE' }])
    actor.send({ type: 'login.succeed' })
    expect(calls).toEqual(['cookies'])
  })

  const unconfirmed = authResponse({ firstLogin: true, emailVerify: false }, { confirmation: 'optional' })

  test('the confirmation page is closable if the visitor can postpone it', async () => {
    const { actor, settled, shown, signedIn } = start({ request: async () => unconfirmed })
    await settled()
    await shown('open')
    actor.send({ type: 'frame.close' })
    await shown('closed')
    expect(signedIn()).toBe('client')
  })

  test.each([
    ['signIn.open', 'signIn'],
    ['signUp.open', 'signUp'],
  ] as const)('%s opens the matching endpoint, closable', async (type, purpose) => {
    const { actor, frame, settled, shown } = start()
    await settled()
    actor.send({ type, target: '/films' })
    await shown('open')
    expect(frame()).toEqual({ purpose, url: `https://client.example/fr/${purpose}`, closable: true })
    actor.send({ type: 'frame.close' })
    expect(actor.getSnapshot().matches({ frame: 'closed' })).toBe(true)
  })

  test.each([
    [false, false, 'open', []],
    [true, false, 'open', []],
    [false, true, 'open', []],
    [true, true, 'leaving', [{ url: 'https://client.example/fr/register', closeLink: false }]],
  ] as const)(
    'a required frame, external %s and forced %s: %s',
    async (external, forced, state, expected) => {
      const { navigated, settled, shown } = start({
        request: async () => authResponse({ registered: false }, { external, forced }),
      })
      await settled()
      await shown(state)
      expect(navigated).toEqual(expected)
    },
  )

  test('navigating to a closable frame includes a link for closing it', async () => {
    const { actor, navigated, shown } = start({ request: never }, { external: true, forced: true })
    actor.send({ type: 'signIn.open', target: '/' })
    await shown('leaving')
    expect(navigated).toEqual([{ url: 'https://client.example/fr/signIn', closeLink: true }])
  })

  test('forced sign-in keeps the frame open', async () => {
    const { actor, frame, settled, shown } = start({}, { forced: true })
    await settled()
    await shown('open')
    expect(frame()).toMatchObject({ purpose: 'signIn', closable: false })
    actor.send({ type: 'signUp.open', target: '/' })
    await shown('open')
    expect(frame()).toMatchObject({ purpose: 'signUp', closable: false })
  })
})
