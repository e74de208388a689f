import { expect, test } from 'vitest'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { account, cmsOfFile, sessionOf } from './users.ts'

const [old, next] = ['o'.repeat(40), 'n'.repeat(40)]
const email = 'editor@marquee.example'

const { cms, rest } = cmsOfFile(await cmsOn(engine, { CMS_SECRET: old }))
const open = (secret: string) => cms.reopen({ CMS_SECRET: secret })

const signIn = () => sessionOf(cms.payload, email)

/** The addresses that a session and the API key belong to. */
async function known(token: string, how: 'JWT' | 'users API-Key' = 'JWT') {
  const headers = { authorization: `${how} ${token}` }
  const { body } = await rest('GET /users/me', { headers })
  return (body.user as { email: string } | null)?.email
}

test('a secret changes without signing anybody out and without new API keys', async () => {
  const { token } = await account(cms.payload, email, { role: 'editor', sites: ['fr'] })
  const first = await signIn()

  await open(`${old},${next}`)
  expect([await known(first), await known(token, 'users API-Key')]).toEqual([email, email])

  await open(`${next},${old}`)
  expect([await known(first), await known(token, 'users API-Key')]).toEqual([email, email])
  const headers = { authorization: `JWT ${first}` }
  const refreshed = await rest('POST /users/refresh-token', { headers })
  const second = String(refreshed.body.refreshedToken)

  // A process that has not restarted yet.
  await open(`${old},${next}`)
  expect([await known(second), await known(token, 'users API-Key')]).toEqual([email, email])

  await open(`${next},${old}`)
  await open(next)
  expect([await known(second), await known(token, 'users API-Key')]).toEqual([email, email])
  expect(await known(first)).toBeUndefined()
})

test('accepts neither sessions nor API keys of a secret that is not in the list', async () => {
  await open(next)
  const token = await signIn()
  await open(`${old},${'x'.repeat(40)}`)
  expect(await known(token)).toBeUndefined()
  expect(await known(`token-of-${email}`, 'users API-Key')).toBeUndefined()
})
