import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../tests/contracts/databases.ts'
import { openCms } from './cms.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-start-'))

function run(script: string, env: Readonly<Record<string, string>>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const settings = {
    PATH,
    NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    CMS_DEMO: '0',
    ...env,
  } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/start/${script}`], {
    env: settings,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('reports a port in use in one sentence, before building', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(run('check.ts', { CMS_PORT: String(port) })).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is already taken; stop what uses it or name another one in CMS_PORT.\n`,
  })
  server.close()
})

test('reports a folder that is not writable, and an address that this machine does not have', async () => {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  const port = String(await freePort())
  expect(run('check.ts', { CMS_DATA_DIR: path.join(file, 'cms'), CMS_PORT: port }).stderr).toBe(
    `No secret can be saved in ${path.join(file, 'cms/cms-secret')}; make the folder writable or set CMS_SECRET.\n`,
  )
  expect(run('check.ts', { CMS_HOST: '203.0.113.7', CMS_PORT: port }).stderr).toBe(
    'This machine does not have the address 203.0.113.7; name one of its own in CMS_HOST.\n',
  )
})

test('passes the checked settings to the script that starts the system', async () => {
  const port = await freePort()
  const ports = { CMS_PORT: String(port), PORT: '4100' }
  const settings = {
    port,
    host: '127.0.0.1',
    publicUrl: `http://localhost:${port}`,
    siteUrl: 'http://127.0.0.1:4100',
    issuer: 'http://staff.localhost:4100/',
  }
  const { status, stdout } = run('check.ts', ports)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual({ ...settings, onSqlite: true })
  const onPostgres = run('check.ts', { ...ports, CMS_DATABASE_URL: 'postgres://localhost/cms' })
  expect(JSON.parse(onPostgres.stdout)).toEqual({ ...settings, onSqlite: false })
})

test('the first start makes no account, and one with a password that of the operator, anew at each start', async () => {
  expect(run('prepare.ts', {})).toEqual({ status: 0, stdout: '', stderr: '' })
  for (const file of ['cms.sqlite', 'cms-secret'])
    expect(statSync(path.join(folder, 'cms', file)).mode & 0o077, file).toBe(0)
  const accounts = async () => {
    const { payload, close } = await openCms({ dataDir: folder })
    const { docs } = await payload.find({ collection: 'users' })
    await close({ keep: true })
    return docs.map(({ email, role }) => ({ email, role }))
  }
  expect(await accounts()).toEqual([])
  const env = { CMS_ADMIN_PASSWORD: 'chosen by the operator', CMS_ADMIN_EMAIL: 'Anna@cinema.example' }
  for (const _ of ['first', 'second'])
    expect(run('prepare.ts', env)).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(await accounts()).toEqual([{ email: 'anna@cinema.example', role: 'admin' }])
})

test('reports an unreachable database in one sentence', () => {
  const { status, stderr } = run('prepare.ts', { CMS_DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^The database of the content management system cannot be opened: [^\n]*ECONNREFUSED[^\n]*\n$/,
  )
})
