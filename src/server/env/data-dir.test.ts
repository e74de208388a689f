import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { hasRoom, prepareDataDir, readSecrets, sessionSecret } from '@marquee/kit/start/data-dir.ts'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const folder = () => temporaryFolder('data')

test('creates a missing data folder', () => {
  const path = join(folder(), 'a', 'b')
  prepareDataDir(path)
  expect(statSync(path).isDirectory()).toBe(true)
})

test('creates the data folder on a first start, also if it holds no secret', () => {
  const env = readEnv({
    DATA_DIR: join(folder(), 'not-yet-there'),
    DATABASE_URL: 'postgres://localhost/marquee',
    SESSION_SECRET: 's'.repeat(40),
    PUBLISHING_SECRET: 'p'.repeat(40),
  })
  readSecrets(env)
  expect(statSync(env.DATA_DIR).isDirectory()).toBe(true)
})

test('reports a folder that is not writable in one sentence', () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  expect(() => prepareDataDir(join(file, 'data'))).toThrow(
    /^The data folder .* cannot be written to \(ENOTDIR\); .*\.$/,
  )
})

test('a disk has room while so many bytes are free', async () => {
  expect(await hasRoom(folder(), 1)).toBe(true)
  expect(await hasRoom(folder(), Number.MAX_SAFE_INTEGER)).toBe(false)
})

test('creates the session secret once, readable only by its owner', () => {
  const env = readEnv({ DATA_DIR: folder() })
  const secret = sessionSecret(env)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(sessionSecret(env)).toBe(secret)
  const file = join(env.DATA_DIR, 'session-secret')
  expect(readFileSync(file, 'utf8')).toBe(secret)
  expect(statSync(file).mode & 0o077).toBe(0)
  writeFileSync(file, 'x')
  expect(() => sessionSecret(env)).toThrow(/is damaged/)
})

test('closes the data folder to other users', () => {
  const folder = join(temporaryFolder('closed'), 'inner', 'data')
  prepareDataDir(folder)
  chmodSync(folder, 0o755)
  prepareDataDir(folder)
  expect([folder, dirname(folder)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700])
})
