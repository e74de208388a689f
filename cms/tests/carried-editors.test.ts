import { text } from 'node:stream/consumers'
import { openPeople } from '@marquee/identity/staff/carried-people.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { expect, onTestFinished, test } from 'vitest'
import { engines } from '../../tests/contracts/databases.ts'
import { startLocalServer } from '../../tests/local-server.ts'
import { readCmsEnv } from '../src/env.ts'
import { migrations as onPostgres } from '../src/migrations/postgres/index.ts'
import { migrations as onSqlite } from '../src/migrations/sqlite/index.ts'
import { carryEditors } from '../src/sign-in/carried-editors.ts'
import { type CmsOn, cmsOn } from './cms-on.ts'
import { account, PASSWORD } from './users.ts'

const NAME = /_staff_identity$/
const SECRET = 's'.repeat(40)
const operator = 'operator@marquee.example'

/** The staff host; `status`: how it answers. */
async function staffHost() {
  const received: {
    readonly host: string | undefined
    readonly path: string | undefined
    readonly body: string
  }[] = []
  const answer = { status: 503 }
  const { url, stop } = await startLocalServer(async (request, response) => {
    received.push({ host: request.headers.host, path: request.url, body: await text(request) })
    response.writeHead(answer.status).end()
  })
  onTestFinished(() => stop())
  return { url, received, answer }
}

/** Past Payload. */
async function run({ payload }: CmsOn, statement: string): Promise<void> {
  const side = payload.db as unknown as {
    readonly client?: { execute(statement: string): Promise<unknown> }
    readonly pool?: { query(statement: string): Promise<unknown> }
  }
  await (side.pool ? side.pool.query(statement) : side.client?.execute(statement))
}

test.each(engines)(
  'on %s accounts of the version before go to staff, and lose their passwords once it has them',
  async (engine) => {
    const staff = await staffHost()
    const settings = { CMS_SECRET: SECRET, CMS_SITE_URL: staff.url }
    const cms = await cmsOn(engine, settings)
    onTestFinished(() => cms.close())
    const rights = { role: 'translator', sites: ['ch'], languages: ['de'] } as const
    const editor = await account(cms.payload, 'editor@marquee.example', rights)
    const provided = await account(cms.payload, 'provided@marquee.example', rights)
    await account(cms.payload, operator, { role: 'admin' })
    await cms.payload.update({
      collection: 'users',
      id: provided.id,
      data: { issuer: 'https://login.example/' },
    })
    const known = () =>
      cms.payload.db.findOne<{ id: number; hash: string | null; salt: string | null }>({
        collection: 'users',
        where: { id: { equals: editor.id } },
      })
    const before = await known()

    const down = (engine === 'sqlite' ? onSqlite : onPostgres).find(({ name }) => NAME.test(name))?.down
    await down?.({ db: cms.payload.db.drizzle } as never)
    const schema = engine === 'sqlite' ? '' : 'cms.'
    const sealed = createSafe(SECRET, 'second factors').lock('KEY')
    await run(
      cms,
      `insert into ${schema}code_keys (account, key, last_step) values (${editor.id}, '${sealed}', 1)`,
    )
    await run(cms, `insert into ${schema}recovery_codes (account, hash) values (${editor.id}, 'hash')`)
    await run(cms, `delete from ${schema}payload_migrations where name like '%_staff_identity'`)
    await cms.reopen({ ...settings, CMS_ADMIN_EMAIL: operator, CMS_ADMIN_PASSWORD: PASSWORD })

    const env = readCmsEnv()
    expect(await carryEditors(cms.payload, env)).toBe(false)
    expect(await known()).toMatchObject({ hash: before?.hash })
    staff.answer.status = 204
    expect(await carryEditors(cms.payload, env)).toBe(true)
    const sent = staff.received.splice(0).at(-1)
    expect(sent).toMatchObject({ host: `staff.localhost:${new URL(staff.url).port}`, path: '/carry-over' })
    expect(openPeople(env.publishingSecret, sent?.body ?? '')).toEqual([
      {
        email: editor.email,
        name: editor.email,
        content: rights,
        suspended: false,
        password: { hash: before?.hash, salt: before?.salt },
        codeKey: 'KEY',
        recoveryCodes: { hashedFor: String(editor.id), hashes: ['hash'] },
      },
    ])
    expect(await known()).toMatchObject({ hash: null, salt: null })
    expect(await carryEditors(cms.payload, env)).toBe(true)
    expect(staff.received).toEqual([])
  },
)
