import { expect, test } from 'vitest'
import { findSession } from './session.ts'

const session = { csrf: 'value-of-the-session' }
const visit = (token: string | undefined) =>
  findSession(new Request('https://client.cinema.example'), {
    token,
    find: async (sent) => (sent === 'valid' ? session : null),
    secret: 's'.repeat(32),
    site: 'fr',
    https: true,
  })

test('a session guards its forms by its own value, without a cookie', async () => {
  const { visitor, cookies } = await visit('valid')
  expect(visitor).toEqual({ session, sessionToken: 'valid', csrf: session.csrf })
  expect(cookies).toEqual([])
})

test.each([undefined, 'ended'])(
  'the token %j without a session is dropped, and a cookie guards the forms',
  async (token) => {
    const { visitor, guard, cookies } = await visit(token)
    expect(visitor).toEqual({ session: null, sessionToken: undefined, csrf: guard.value })
    expect(cookies).toEqual([expect.stringContaining(guard.value)])
  },
)
