import { describe, expect, test } from 'vitest'
import { authResponse, fails, never, startAuth as start } from './auth.fixture.ts'

describe('the client', () => {
  test('is unknown until the response, then signed out', async () => {
    const { signedIn, settled } = start()
    expect(signedIn()).toBe('unknown')
    await settled()
    expect(signedIn()).toBe('none')
  })

  test('is known with the response, and with the hash of the address', async () => {
    const { actor, signedIn, settled } = start({ request: async () => authResponse() })
    await settled()
    expect(signedIn()).toBe('client')
    expect(actor.getSnapshot().context).toMatchObject({
      response: authResponse(),
      emailHash: 'h4sh',
      error: null,
      frame: null,
    })
  })

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

  test('signing out calls the server, then requests the client, even if the server fails', async () => {
    for (const logOut of [async () => {}, fails('down')]) {
      const replies = [authResponse(), null]
      const { actor, calls, request, settled, signedIn } = start({
        request: async () => replies.shift() ?? null,
        logOut,
      })
      await settled()
      actor.send({ type: 'signOut.request' })
      await settled()
      expect(calls).toEqual(['sign-out'])
      expect(request).toHaveBeenCalledTimes(2)
      expect(signedIn()).toBe('none')
      expect(actor.getSnapshot().context).toMatchObject({ response: null, emailHash: null })
    }
  })

  test('a new access token requests the client', async () => {
    const replies = [null, authResponse()]
    const { actor, settled, signedIn } = start({ request: async () => replies.shift() ?? null })
    await settled()
    actor.send({ type: 'token.receive' })
    await settled()
    expect(signedIn()).toBe('client')
  })

  test.each(['login.succeed', 'registration.succeed'] as const)(
    '%s refreshes the cookies, requests the client and completes sign-in',
    async (type) => {
      const replies = [null, authResponse()]
      const { actor, calls, settled, shown, signedIn } = start({
        request: async () => replies.shift() ?? null,
      })
      await settled()
      actor.send({ type: 'signIn.open', target: '/films' })
      await shown('open')
      actor.send({ type })
      expect(actor.getSnapshot().matches({ frame: 'closed' })).toBe(true)
      expect(calls).toEqual(['cookies'])
      await settled()
      expect(signedIn()).toBe('client')
    },
  )
})

describe('the frame', () => {
  test.each([
    [{ registered: false }, 'register'],
    [{ firstLogin: true }, 'register'],
    [{ firstLogin: true, emailVerify: false }, 'validate'],
  ] as const)('%j opens the page %s, which is not closable', async (facts, purpose) => {
    const replies = [authResponse(facts), authResponse()]
    const { actor, frame, settled, shown } = start({ request: async () => replies.shift() ?? null })
    await settled()
    expect(frame()).toEqual({ purpose, url: `https://client.example/fr/${purpose}`, closable: false })
    actor.send({ type: 'frame.close' })
    expect(actor.getSnapshot().matches({ frame: 'open' })).toBe(true)
    actor.send({ type: 'client.request' })
    await shown('closed')
    expect(frame()).toBeNull()
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

  test('the frame closes once the address is confirmed, and when the client has signed out', async () => {
    for (const then of [authResponse(), null]) {
      const replies = [unconfirmed, then]
      const { actor, settled, shown } = start({ request: async () => replies.shift() ?? null })
      await settled()
      await shown('open')
      actor.send({ type: 'client.request' })
      await shown('closed')
    }
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

  test('closes if the endpoint cannot be found', async () => {
    const { actor, shown, settled } = start({ endpoint: fails('timeout') })
    await settled()
    actor.send({ type: 'signIn.open', target: '/' })
    await shown('closed')
    expect(actor.getSnapshot().context.error).toBe('timeout')
  })

  test('redirects to an external provider with target and sign-up hint', async () => {
    const { actor, navigated, settled } = start({}, { external: true })
    await settled()
    actor.send({ type: 'signIn.open', target: '/films' })
    actor.send({ type: 'signUp.open', target: '/' })
    expect(navigated).toEqual([
      { target: '/films', signUp: false },
      { target: '/', signUp: true },
    ])
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

  test.each(['session_failed', 'token_undecodable'])('forced sign-in opens it after %s', async (error) => {
    const { frame, settled, shown } = start({ request: fails(error) }, { forced: true })
    await settled()
    await shown('open')
    expect(frame()).toMatchObject({ purpose: 'signIn', closable: false })
  })

  test.each([
    ['another page signed out', async () => null],
    ['the session is none any more', fails('session_failed')],
  ])('a required frame closes when %s', async (_, then) => {
    const replies = [async () => authResponse({ registered: false }), then]
    const { actor, frame, settled, shown, signedIn } = start({ request: () => (replies.shift() ?? never)() })
    await shown('open')
    await settled()
    actor.send({ type: 'client.request' })
    await shown('closed')
    expect([signedIn(), frame()]).toEqual(['none', null])
  })

  test('forwards messages while it is open', async () => {
    const { actor, messages, settled, shown } = start()
    await settled()
    const sendMessage = (event: 'parent_exchange' | 'register_complete') =>
      actor.send({ type: 'frame.message', message: { event, data: 1 } })
    sendMessage('parent_exchange')
    actor.send({ type: 'signUp.open', target: '/' })
    await shown('open')
    sendMessage('parent_exchange')
    sendMessage('register_complete')
    expect(messages).toEqual([
      { data: 1, code: null },
      { data: 1, code: 'REGISTER_COMPLETE' },
    ])
  })

  test('a return from the bfcache requests the client again', async () => {
    const { actor, request, settled, shown } = start({
      request: async () => authResponse({ registered: false }, { external: true, forced: true }),
    })
    await settled()
    await shown('leaving')
    actor.send({ type: 'page.restore' })
    await settled()
    expect(request).toHaveBeenCalledTimes(2)
  })
})
