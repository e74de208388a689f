import { expect, test } from 'vitest'
import { isDemonstration } from './demonstration.ts'
import { readEnv } from './env.ts'

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
