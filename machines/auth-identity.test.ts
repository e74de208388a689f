import { describe, expect, test } from 'vitest'
import { authResponse, fails, never, startAuth as start } from './auth.fixture.ts'

describe('identity errors', () => {
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
