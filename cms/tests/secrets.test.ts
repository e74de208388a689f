import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseServer, engines, startDatabases } from '../../tests/contracts/databases.ts'
import { type OpenedCms, openCms } from './cms.ts'
import { account, PASSWORD, restOf } from './users.ts'

const [old, next] = ['o'.repeat(40), 'n'.repeat(40)]
const email = 'editor@marquee.example'

describe.each(engines)('CMS_SECRET on %s', (engine) => {
  let server: DatabaseServer
  let database: Awaited<ReturnType<DatabaseServer['create']>>
  let cms: OpenedCms | undefined

  beforeAll(async () => {
    server = await startDatabases(engine)
    database = await server.create()
  })

  afterAll(async () => {
    await cms?.close()
    await database.drop()
    await server.stop()
    process.env.CMS_SECRET = ''
  })

  /** Restarts with this setting. */
  async function open(secret: string): Promise<OpenedCms> {
    const dataDir = cms?.dataDir
    await cms?.close({ keep: true })
    cms = await openCms({
      env: { CMS_SECRET: secret },
      ...(database.databaseUrl ? { databaseUrl: database.databaseUrl } : {}),
      ...(dataDir ? { dataDir } : {}),
    })
    return cms
  }

  async function signIn(): Promise<string> {
    const { body } = await restOf(cms ?? expect.unreachable())('POST /users/login', {
      body: { email, password: PASSWORD },
    })
    return String(body.token)
  }

  /** The addresses that a session and the API key belong to. */
  async function known(token: string, how: 'JWT' | 'users API-Key' = 'JWT') {
    const headers = { authorization: `${how} ${token}` }
    const { body } = await restOf(cms ?? expect.unreachable())('GET /users/me', { headers })
    return (body.user as { email: string } | null)?.email
  }

  test('changes without signing anybody out, and without new API keys', async () => {
    await open(old)
    const { token } = await account((cms ?? expect.unreachable()).payload, email, {
      role: 'editor',
      sites: ['fr'],
    })
    const first = await signIn()

    await open(`${old},${next}`)
    expect([await known(first), await known(token, 'users API-Key')]).toEqual([email, email])

    await open(`${next},${old}`)
    expect([await known(first), await known(token, 'users API-Key')]).toEqual([email, email])
    const headers = { authorization: `JWT ${first}` }
    const refreshed = await restOf(cms ?? expect.unreachable())('POST /users/refresh-token', { headers })
    const second = String(refreshed.body.refreshedToken)

    // A process that has not restarted yet.
    await open(`${old},${next}`)
    expect([await known(second), await known(token, 'users API-Key')]).toEqual([email, email])

    await open(`${next},${old}`)
    await open(next)
    expect([await known(second), await known(token, 'users API-Key')]).toEqual([email, email])
    expect(await known(first)).toBeUndefined()
  }, 120_000)

  test('accepts neither sessions nor API keys of a secret that is not in the list', async () => {
    await open(next)
    const token = await signIn()
    await open(`${old},${'x'.repeat(40)}`)
    expect(await known(token)).toBeUndefined()
    expect(await known(`token-of-${email}`, 'users API-Key')).toBeUndefined()
  })
})
