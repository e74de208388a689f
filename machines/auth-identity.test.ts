import { describe, expect, test } from 'vitest'
import { authResponse, fails, never, silentVisit, startAuth as start } from './auth.fixture.ts'

describe('identity errors', () => {
  test.each([
    ['timeout', 'failed', []],
    ['session_failed', 'none', []],
    ['login_required', 'none', ['silent log-out']],
  ] as const)('%s leaves the client %s', async (error, state, expected) => {
    const { actor, calls, settled, signedIn } = start({ request: fails(error) })
    await settled()
    expect(actor.getSnapshot().value).toMatchObject({ client: state })
    expect(calls).toEqual(expected)
    expect(signedIn()).toBe('none')
  })

  test('with forced sign-in a missing token is a failure', () => {
    const { actor } = start({ request: never })
    actor.send({ type: 'identity.fail', code: 'missing_refresh_token', anonymousAllowed: false })
    expect(actor.getSnapshot()).toMatchObject({
      value: { client: 'failed' },
      context: { error: 'missing_refresh_token' },
    })
  })

  test('a client can still arrive after a failure', async () => {
    const { actor, settled, signedIn } = start({ request: fails('timeout') })
    await settled()
    actor.send({ type: 'client.receive', response: authResponse() })
    expect(signedIn()).toBe('client')
    expect(actor.getSnapshot().context.error).toBeNull()
  })
})

describe('silent sign-in', () => {
  test('precedes the request for the client if the visit qualifies', async () => {
    let done = () => {}
    const { actor, request, settled } = start(
      { silent: () => new Promise((resolve) => (done = resolve)) },
      { visit: silentVisit },
    )
    expect(actor.getSnapshot().value).toMatchObject({ session: 'silent', client: 'unknown' })
    expect(request).not.toHaveBeenCalled()
    done()
    await settled()
    expect(request).toHaveBeenCalledOnce()
  })

  test('logs out silently if a login is required', async () => {
    const { calls, settled, signedIn } = start({ silent: fails('login_required') }, { visit: silentVisit })
    await settled()
    expect(calls).toEqual(['silent log-out'])
    expect(signedIn()).toBe('none')
  })
})
