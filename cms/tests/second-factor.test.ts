import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DatabaseServer, engines, startDatabases } from '../../tests/contracts/databases.ts'
import { type OpenedCms, openCms } from './cms.ts'
import { factorCalls, nextCodeOf, security } from './factor-calls.ts'
import { type Account, account, byKey, PASSWORD } from './users.ts'

const [old, next] = ['o'.repeat(40), 'n'.repeat(40)]

const factorTables = [
  'code-keys',
  'recovery-codes',
  'session-proofs',
  'passkeys',
  'passkey-challenges',
] as const

describe.each(engines)(
  'on %s',
  (engine) => {
    let server: DatabaseServer
    let database: Awaited<ReturnType<DatabaseServer['create']>>
    let cms: OpenedCms
    let boss: Account

    /** Restarts with these settings. */
    async function open(env: Record<string, string>) {
      const dataDir = cms?.dataDir
      await cms?.close({ keep: true })
      cms = await openCms({
        env: { CMS_SECRET: old, CMS_SECOND_FACTOR: '', ...env },
        ...(database.databaseUrl ? { databaseUrl: database.databaseUrl } : {}),
        ...(dataDir ? { dataDir } : {}),
      })
    }

    beforeAll(async () => {
      server = await startDatabases(engine)
      database = await server.create()
      await open({})
      boss = await account(cms.payload, 'boss@marquee.example', { role: 'admin' })
    })

    afterAll(async () => {
      await cms.close()
      await database.drop()
      await server.stop()
      Object.assign(process.env, { CMS_SECRET: '', CMS_SECOND_FACTOR: '', CMS_URL: '' })
    })

    const { rest, step, events, makeEditor, signIn, me, setUp } = factorCalls(() => cms)

    test('a password alone opens nothing, in any way, until a code proves the session', async () => {
      const editor = await makeEditor()
      const { key } = await setUp(await signIn(editor))
      const headers = await signIn(editor)
      expect(await me(headers)).toBeUndefined()
      expect((await rest('POST /users/refresh-token', { headers })).status).toBe(403)
      expect((await rest('GET /news', { headers })).status).toBe(403)
      expect((await rest(`GET /users/${editor.id}`, { headers })).status).toBe(403)
      expect((await rest(`PATCH /users/${editor.id}`, { headers, body: { name: 'X' } })).status).toBe(403)
      expect((await rest('GET /access', { headers })).body.canAccessAdmin).not.toBe(true)
      for (const name of ['begin', 'confirm', 'codes', 'remove', 'reset', 'end'])
        expect((await step(name, headers, { account: editor.id })).status).toBe(409)
      expect((await rest(`GET ${security}`, { headers })).status).toBe(404)

      expect((await step('prove', headers, { code: nextCodeOf(key) })).status).toBe(200)
      expect(await me(headers)).toBe(editor.email)
      expect((await rest('POST /users/refresh-token', { headers })).status).toBe(200)
      expect(await events('sign-in.factor-passed', editor.email)).toHaveLength(1)
    })

    test('a reset of the password does not replace the second factor', async () => {
      const editor = await makeEditor()
      const { recoveryCodes } = await setUp(await signIn(editor))
      const token = await cms.payload.forgotPassword({
        collection: 'users',
        data: { email: editor.email },
        disableEmail: true,
      })
      const reset = await rest('POST /users/reset-password', { body: { token, password: PASSWORD } })
      const headers = { authorization: `JWT ${reset.body.token}` }
      expect(await me(headers)).toBeUndefined()
      expect((await step('prove', headers, { code: recoveryCodes[0] })).status).toBe(200)
      expect(await me(headers)).toBe(editor.email)
    })

    test('accepts a code once, also when it is sent twice at the same time', async () => {
      const editor = await makeEditor()
      const { key, recoveryCodes } = await setUp(await signIn(editor))
      for (const code of [nextCodeOf(key), recoveryCodes[0]]) {
        const sessions = [await signIn(editor), await signIn(editor), await signIn(editor)]
        const sent = await Promise.all(sessions.map((headers) => step('prove', headers, { code })))
        expect(sent.map(({ status }) => status).sort()).toEqual([200, 422, 422])
        const known = await Promise.all(sessions.map(me))
        expect(known.filter((email) => email === editor.email)).toHaveLength(1)
      }
      const { docs } = await cms.payload.find({ collection: 'recovery-codes', pagination: false })
      expect(JSON.stringify(docs)).not.toContain(recoveryCodes[1]?.replaceAll('-', ''))
      const keys = await cms.payload.find({ collection: 'code-keys', pagination: false })
      expect(JSON.stringify(keys.docs)).not.toContain(key)
    })

    test('after ten wrong codes the right one has to wait', async () => {
      const editor = await makeEditor()
      const { key } = await setUp(await signIn(editor))
      const headers = await signIn(editor)
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await step('prove', headers, { code: '000000x' })).status).toBe(422)
      expect((await step('prove', headers, { code: nextCodeOf(key) })).status).toBe(429)
      expect(await me(headers)).toBeUndefined()
      expect(await events('sign-in.factor-failed', editor.email)).toHaveLength(10)
      const later = Date.now() + 15 * 60_000
      const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
      expect((await step('prove', headers, { code: nextCodeOf(key) })).status).toBe(200)
      clock.mockRestore()
    })

    test('refuses a key that was made for another account', async () => {
      const [editor, other] = [await makeEditor(), await makeEditor()]
      const begun = await step('begin', await signIn(other))
      const { key, sealed } = begun.body as { key: string; sealed: string }
      const sent = await step('confirm', await signIn(editor), { sealed, code: nextCodeOf(key) })
      expect(sent.status).toBe(422)
    })

    test('new recovery codes and the removal take a code; setting up ends the other sessions', async () => {
      const editor = await makeEditor()
      const [headers, elsewhere] = [await signIn(editor), await signIn(editor)]
      const { recoveryCodes } = await setUp(headers)
      expect(await me(elsewhere)).toBeUndefined()
      expect(await events('person.factor-added', editor.email)).toHaveLength(1)
      expect((await step('codes', headers, { code: '123' })).status).toBe(422)
      const made = await step('codes', headers, { code: recoveryCodes[0] })
      const renewed = made.body.recoveryCodes as string[]
      expect(renewed).toHaveLength(10)
      expect((await step('remove', headers, { code: recoveryCodes[1] })).status).toBe(422)
      expect((await step('remove', headers, { code: renewed[0] })).status).toBe(200)
      expect(await events('person.factor-removed', editor.email)).toHaveLength(1)
      expect(await me(await signIn(editor))).toBe(editor.email)
      const left = await cms.payload.count({
        collection: 'recovery-codes',
        where: { account: { equals: editor.id } },
      })
      expect(left.totalDocs).toBe(0)
    })

    test('another admin resets a lost factor, and nobody else does', async () => {
      const editor = await makeEditor()
      await setUp(await signIn(editor))
      const [admin, colleague] = [await signIn(boss), await signIn(await makeEditor())]
      const body = { account: editor.id }
      expect((await step('reset', colleague, body)).status).toBe(404)
      expect((await step('reset', byKey(boss.token), body)).status).toBe(401)
      expect((await step('reset', admin, { account: boss.id })).status).toBe(404)
      // Nor does an API key lend its rights to a session.
      const both = { cookie: `payload-token=${colleague.authorization?.slice(4)}`, ...byKey(boss.token) }
      expect((await step('reset', { ...both, 'sec-fetch-site': 'same-origin' }, body)).status).toBe(401)
      expect((await step('reset', admin, body)).status).toBe(200)
      expect(await me(await signIn(editor))).toBe(editor.email)
      expect(await events('person.factor-removed', editor.email)).toMatchObject([{ by: boss.email }])
    })

    test('an API key reads and writes content, and makes, changes or unlocks no account', async () => {
      const headers = byKey(boss.token)
      expect((await rest('GET /news', { headers })).status).toBe(200)
      const body = { email: 'made@marquee.example', password: PASSWORD, role: 'admin' }
      expect((await rest('POST /users', { headers, body })).status).toBe(403)
      expect((await rest(`PATCH /users/${boss.id}`, { headers, body })).status).toBe(403)
      expect((await rest(`DELETE /users/${boss.id}`, { headers })).status).toBe(403)
      expect((await rest('POST /users/unlock', { headers, body })).status).toBe(403)
      expect((await rest('GET /access', { headers })).body.canAccessAdmin).not.toBe(true)
    })

    test('lists the sessions of an account; an ended one is refused at once', async () => {
      const editor = await makeEditor()
      const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0'
      const [here, there, third] = [await signIn(editor, firefox), await signIn(editor), await signIn(editor)]
      const listed = async () =>
        (await rest(`GET ${security}`, { headers: here })).body.sessions as Record<string, unknown>[]
      const sessions = await listed()
      expect(sessions).toHaveLength(3)
      expect(sessions.find(({ current }) => current)).toMatchObject({ device: 'Firefox, Windows' })
      const { id } = sessions.find(({ current }) => !current) ?? expect.unreachable()
      expect((await step('end', here, { session: id })).status).toBe(200)
      expect(await listed()).toHaveLength(2)
      expect(
        (await Promise.all([there, third].map(me))).filter((email) => email === editor.email),
      ).toHaveLength(1)
      expect((await step('end', here)).status).toBe(200)
      expect(await Promise.all([here, there, third].map(me))).toEqual([editor.email, undefined, undefined])
      expect((await events('sign-in.ended', editor.email)).length).toBe(2)
    })

    test('an admin ends the sessions of others, an editor only their own', async () => {
      const [editor, colleague] = [await makeEditor(), await makeEditor()]
      const [headers, other] = [await signIn(editor), await signIn(colleague)]
      const target = { account: editor.id }
      expect((await step('end', other, target)).status).toBe(404)
      expect((await rest(`GET ${security}?account=${editor.id}`, { headers: other })).status).toBe(404)
      const admin = await signIn(boss)
      const seen = await rest(`GET ${security}?account=${editor.id}`, { headers: admin })
      expect(seen.body).toMatchObject({ own: false, factor: 'none', sessions: [{ current: false }] })
      expect((await step('end', admin, target)).status).toBe(200)
      expect(await me(headers)).toBeUndefined()
      expect(await me(admin)).toBe(boss.email)
      expect(await events('sign-in.ended', editor.email)).toMatchObject([{ by: boss.email }])
    })

    test('the factor of a deleted account does not pass to the next one', async () => {
      const editor = await makeEditor()
      await setUp(await signIn(editor))
      await cms.payload.delete({ collection: 'users', id: editor.id })
      for (const collection of factorTables)
        expect(
          (await cms.payload.count({ collection, where: { account: { equals: editor.id } } })).totalDocs,
        ).toBe(0)
    })

    test('nobody reads keys, recovery codes and proofs', async () => {
      const headers = await signIn(boss)
      for (const slug of factorTables) expect((await rest(`GET /${slug}`, { headers })).status).toBe(403)
    })

    test('a new CMS_SECRET overlaps with the old one', async () => {
      const editor = await makeEditor()
      const { key } = await setUp(await signIn(editor))
      await open({ CMS_SECRET: `${next},${old}` })
      await open({ CMS_SECRET: next })
      const headers = await signIn(editor)
      expect((await step('prove', headers, { code: nextCodeOf(key) })).status).toBe(200)
      await open({ CMS_SECRET: `${old},${next}` })
      // A session of the older secret has to prove the factor, too.
      const other = await signIn(editor)
      await open({ CMS_SECRET: `${next},${old}` })
      expect(await me(headers)).toBe(editor.email)
      expect(await me(other)).toBeUndefined()
      expect((await step('prove', other, { code: '000000' })).status).toBe(422)
      await open({})
    })

    test('with a public address admins must set a factor up, and others may', async () => {
      await open({ CMS_URL: 'https://cms.cinema.example' })
      const editor = await makeEditor()
      expect(await me(await signIn(editor))).toBe(editor.email)
      const headers = await signIn(boss)
      expect(await me(headers)).toBeUndefined()
      expect((await rest('GET /news', { headers })).status).toBe(403)
      const { recoveryCodes } = await setUp(headers)
      expect(await me(headers)).toBe(boss.email)
      expect((await step('remove', headers, { code: recoveryCodes[0] })).status).toBe(200)
      expect(await me(headers)).toBeUndefined()
      expect((await step('leave', headers)).status).toBe(200)
      expect((await step('begin', headers)).status).toBe(401)
      await open({ CMS_URL: 'https://cms.cinema.example', CMS_SECOND_FACTOR: 'optional' })
      expect(await me(await signIn(boss))).toBe(boss.email)
      await open({ CMS_URL: '' })
    })
  },
  120_000,
)
