import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { expect, test } from 'vitest'
import { readCmsEnv } from '../src/env.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-env-'))

test('takes defaults from the settings of the site', () => {
  const env = readCmsEnv({
    DATA_DIR: folder,
    PORT: '4100',
    CMS_PORT: '4101',
    DATABASE_URL: 'postgres://localhost/marquee',
  })
  expect(env).toMatchObject({
    port: 4101,
    host: '127.0.0.1',
    dataDir: path.join(folder, 'cms'),
    databaseUrl: 'postgres://localhost/marquee',
    siteUrl: 'http://127.0.0.1:4100',
    publicUrl: 'http://localhost:4101',
    fillsFromDemo: true,
    identity: { issuer: 'http://staff.localhost:4100/', applicationId: 'content', rolesClaim: 'roles' },
    breakGlass: undefined,
  })
  expect(
    readCmsEnv({ DATA_DIR: folder, DATABASE_URL: 'postgres://a/b', CMS_DATABASE_URL: 'postgres://c/d' })
      .databaseUrl,
  ).toBe('postgres://c/d')
})

test.each([
  [{ STAFF_HOST: 'staff.cinema.example' }, 'https://staff.cinema.example/'],
  [{ STAFF_HOST: 'people.localhost:4200' }, 'http://people.localhost:4200/'],
  [
    { CMS_IDENTITY: 'https://login.example/', CMS_IDENTITY_ROLES: 'a=admin', STAFF_HOST: 'staff.example' },
    'https://login.example/',
  ],
])('editors sign in, with %j, at %s', (settings, issuer) => {
  const env = readCmsEnv({ DATA_DIR: folder, CMS_URL: 'https://cms.cinema.example', ...settings })
  expect(env.identity.issuer).toBe(issuer)
})

test('creates and stores a secret once, and refuses a damaged one', () => {
  const first = readCmsEnv({ DATA_DIR: folder })
  expect(readCmsEnv({ DATA_DIR: folder })).toMatchObject({
    secret: first.secret,
    publishingSecret: first.publishingSecret,
  })
  expect(first.secret.length).toBeGreaterThanOrEqual(32)
  const file = path.join(folder, 'publishing-secret')
  expect(readFileSync(file, 'utf8').trim()).toBe(first.publishingSecret)
  writeFileSync(file, 'short')
  expect(() => readCmsEnv({ DATA_DIR: folder })).toThrow(`The secret in ${file} is damaged`)
  rmSync(file)
})

test.each([
  ['CMS_PORT', '70000', 'be a whole number from 1 to 65535, not "70000"'],
  ['CMS_PORT', '0', 'be a whole number from 1 to 65535, not "0"'],
  ['CMS_HOST', 'everywhere', 'be an address of this machine such as 127.0.0.1 or 0.0.0.0, not "everywhere"'],
  ['CMS_SITE_URL', 'localhost:3000', 'be an address such as http://127.0.0.1:3000, not "localhost:3000"'],
  ['CMS_ADMIN_EMAIL', 'admin', 'be an e-mail address such as admin@marquee.example, not "admin"'],
  ['CMS_DEMO', 'no', 'be 1 or 0, not "no"'],
  ['CMS_SECRET', 'a secret', 'have at least 32 characters'],
  ['PUBLISHING_SECRET', 'a secret', 'have at least 32 characters'],
  ['CMS_ADMIN_PASSWORD', 'secret', 'have at least 16 characters'],
  [
    'CMS_DATABASE_URL',
    'mysql://root:secret@db/x',
    'be an address such as postgres://user:password@host/database',
  ],
])('%s=%s is refused in one sentence, which shows no secret', (name, value, rule) => {
  const sentence = `The environment variable ${name} must ${rule}.`
  expect(() => readCmsEnv({ DATA_DIR: folder, [name]: value })).toThrow(new OperatorError(sentence))
})
