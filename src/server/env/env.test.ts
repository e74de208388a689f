import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { isDemonstration, readEnv } from './env.ts'
import { embeddedOwnerSettings, outsideOwnerSettings } from './owner-provider-settings.ts'

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: resolve('.data'),
      DEFAULT_SITE: 'fr',
      STRICT_HOSTS: false,
      hosts: {},
      contentApis: {},
    })
  })

  test('treats an empty variable as absent', () =>
    expect(readEnv({ PORT: '', LOG_LEVEL: ' ' })).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' }))

  test('signs messages about flags with a secret of Standard Webhooks only', () => {
    const webhook = { FLAGS_WEBHOOK: 'http://10.0.0.7/flags?token=a' }
    const secret = `whsec_${'abcd'.repeat(8)}`
    expect(readEnv({ ...webhook, FLAGS_WEBHOOK_SECRET: secret })).toMatchObject({
      ...webhook,
      FLAGS_WEBHOOK_SECRET: secret,
    })
    expect(() => readEnv(webhook)).toThrow('FLAGS_WEBHOOK_SECRET')
    expect(() => readEnv({ ...webhook, FLAGS_WEBHOOK_SECRET: 'whsec_short' })).toThrow('at least 24 bytes')
  })

  test('is read per site', () => {
    const env = readEnv({
      HOST_NL: 'Cinema.test:8080',
      CONTENT_API_NL: 'http://127.0.0.1:4600',
      CLIENT_API_NL: 'https://client.test',
    })
    expect(env).toMatchObject({
      hosts: { nl: 'cinema.test:8080' },
      contentApis: { nl: 'http://127.0.0.1:4600' },
      clientApis: { nl: 'https://client.test' },
    })
  })

  test('reads an outside provider per site, with its names for the site', () => {
    const issuer = 'https://login.cinema.example/'
    const { scope, claims } = authentication.outside
    const plain = { issuer, applicationId: 'marquee-site', secret: null, audience: null, scope, claims }
    expect(readEnv({ IDENTITY_FR: issuer }).identities).toEqual({ fr: plain })
    const named = {
      IDENTITY_NL: issuer,
      IDENTITY_APPLICATION_NL: 'abc',
      IDENTITY_SECRET_NL: 'hidden',
      IDENTITY_AUDIENCE_NL: 'https://api.cinema.example',
      IDENTITY_SCOPE_NL: 'openid profile',
      IDENTITY_CLAIMS_NL: 'email_verified=https://cinema.example/confirmed=1,given_name=first',
    }
    expect(readEnv(named).identities).toEqual({
      nl: {
        issuer,
        applicationId: 'abc',
        secret: 'hidden',
        audience: 'https://api.cinema.example',
        scope: 'openid profile',
        claims: { ...claims, email_verified: 'https://cinema.example/confirmed=1', given_name: 'first' },
      },
    })
    expect(() => readEnv({ IDENTITY_APPLICATION_FR: 'abc' })).toThrow(/IDENTITY_FR/)
    expect(() => readEnv({ IDENTITY_SECRET_FR: 'abc' })).toThrow(/IDENTITY_SECRET_FR goes with IDENTITY_FR/)
    expect(() => readEnv({ IDENTITY_TN: issuer })).toThrow(/IDENTITY_TN .* externalOn/)
  })

  test.each([
    ['IDENTITY_FR', 'login.cinema.example'],
    ['IDENTITY_SCOPE_FR', 'profile'],
    ['IDENTITY_CLAIMS_FR', 'mail'],
    ['IDENTITY_CLAIMS_FR', 'sub=id'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DEFAULT_SITE', 'xx'],
    ['STRICT_HOSTS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['HOST_FR', 'http://cinema.test'],
    ['CONTENT_API_NL', 'ftp://x'],
    ['CLIENT_API_FR', 'client.test'],
    ['DATABASE_URL', 'mysql://secret'],
    ['SESSION_SECRET', 'short'],
  ])('%s=%s is rejected in one sentence with its name', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} must .*\\.$`),
    )
  })

  test('the error omits a secret value', () => {
    for (const [name, value] of [
      ['DATABASE_URL', 'mysql://secret'],
      ['SESSION_SECRET', 'short'],
    ] as const)
      expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^(?!.*${value})`))
  })
})

test('a secret may be followed by the one that it replaces', () => {
  const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
  for (const name of ['SESSION_SECRET', 'PUBLISHING_SECRET']) {
    expect(readEnv({ [name]: `${newer},${older}` })).toMatchObject({ [name]: `${newer},${older}` })
    expect(() => readEnv({ [name]: `${newer},short` })).toThrow(name)
  }
})

test('mails need a server and a sender', () => {
  for (const half of [{ SMTP_URL: 'smtp://mail.example' }, { MAIL_FROM: 'no-reply@marquee.example' }]) {
    expect(() => readEnv(half)).toThrow('SMTP_URL and MAIL_FROM go together')
  }
  const both = {
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Marquee <no-reply@marquee.example>',
  }
  expect(readEnv(both)).toMatchObject(both)
  expect(() => readEnv({ ...both, SMTP_URL: 'http://user:secret@mail.example' })).toThrow(/^((?!secret).)*$/)
  for (const MAIL_FROM of ['Marquee', 'Marquee <no-reply>', 'a@b.example\nBcc: c@d.example']) {
    expect(() => readEnv({ ...both, MAIL_FROM })).toThrow('MAIL_FROM must be an address')
  }
})

test('both reCAPTCHA variables are required together', () => {
  expect(() => readEnv({ RECAPTCHA_KEY: 'key' })).toThrow('RECAPTCHA_KEY and RECAPTCHA_SECRET go together')
  expect(readEnv({ RECAPTCHA_KEY: 'key', RECAPTCHA_SECRET: 'secret' })).toMatchObject({
    RECAPTCHA_KEY: 'key',
    RECAPTCHA_SECRET: 'secret',
  })
})

describe('the provider of owners of flags', () => {
  const provider = {
    FLAGS_IDENTITY: 'https://login.cinema.example/',
    FLAGS_IDENTITY_ROLES: 'cinema-admins=admin, cinema-benelux=editor:be+nl,CN=staff=viewer',
  }

  test('has roles for values of a claim', () => {
    expect(outsideOwnerSettings(readEnv(provider))).toMatchObject({
      issuer: 'https://login.cinema.example/',
      applicationId: 'marquee-flags',
      name: 'login.cinema.example',
      rolesClaim: 'roles',
      grants: [
        { value: 'cinema-admins', role: 'admin', sites: [] },
        { value: 'cinema-benelux', role: 'editor', sites: ['be', 'nl'] },
        { value: 'CN=staff', role: 'viewer', sites: [] },
      ],
    })
  })

  test('is the staff host beside the console if no other is named', () => {
    expect(() => readEnv({ FLAGS_HOST: 'flags.cinema.example' })).toThrow('STAFF_HOST')
    const env = readEnv({ FLAGS_HOST: 'flags.cinema.example', STAFF_HOST: 'staff.cinema.example' })
    expect(outsideOwnerSettings(env)).toBeUndefined()
    const settingsAt = embeddedOwnerSettings(env, 'a secret of thirty-two characters')
    expect(settingsAt('https://flags.cinema.example').issuer).toBe('https://staff.cinema.example/')
    expect(settingsAt('http://flags.localhost:3000').issuer).toBe('http://staff.localhost:3000/')
  })

  test.each(['cinema', 'cinema=owner', 'cinema=editor', 'cinema=editor:xx', 'cinema=admin:be', '=admin'])(
    'refuses the roles "%s"',
    (roles) =>
      expect(() => readEnv({ ...provider, FLAGS_IDENTITY_ROLES: roles })).toThrow(
        'FLAGS_IDENTITY_ROLES must be pairs such as',
      ),
  )
})

test('a start without settings is a demonstration, with any port and folder', () => {
  expect(isDemonstration(readEnv({}))).toBe(true)
  expect(
    isDemonstration(readEnv({ PORT: '4000', DATA_DIR: 'elsewhere', LOG_LEVEL: 'warn', DEFAULT_SITE: 'nl' })),
  ).toBe(true)
})

test.each([
  { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'no-reply@marquee.example' },
  { TRUST_PROXY: '1' },
  { STRICT_HOSTS: '1' },
  { DATABASE_URL: 'postgres://user:password@host/database' },
  { IDENTITY_FR: 'https://login.cinema.example/' },
  { CLIENT_API_TN: 'https://clients.cinema.example' },
  { CONTENT_API_NL: 'https://content.cinema.example' },
  { HOST_FR: 'cinema.example' },
  {
    FLAGS_HOST: 'flags.cinema.example',
    FLAGS_IDENTITY: 'https://login.example/',
    FLAGS_IDENTITY_ROLES: 'all=viewer',
  },
  { STAFF_HOST: 'staff.cinema.example' },
  { RECAPTCHA_KEY: 'key', RECAPTCHA_SECRET: 'secret' },
  { UNLEASH_URL: 'https://unleash.example/api', UNLEASH_TOKEN: 'token' },
])('a start with %o is not', (settings) => {
  expect(isDemonstration(readEnv(settings))).toBe(false)
})
