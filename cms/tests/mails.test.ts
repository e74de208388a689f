import { afterAll, expect, test, vi } from 'vitest'
import { startSmtpServer } from '../../tests/contracts/accounts/smtp-server.ts'
import { readCmsEnv } from '../src/env.ts'
import { mails } from '../src/mails.ts'
import { openCms } from './cms.ts'
import { account, PASSWORD, restOf } from './users.ts'

const server = await startSmtpServer()
const cms = await openCms({ env: { SMTP_URL: server.url, MAIL_FROM: 'Marquee <desk@marquee.example>' } })
const rest = restOf(cms)
afterAll(async () => {
  await cms.close()
  await server.stop()
})

/** Decodes soft line breaks and quoted-printable characters. */
const read = (source: string) =>
  source
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

test('resets a forgotten password by a link in a mail, once', async () => {
  const { email } = await account(cms.payload, 'forgetful@marquee.example', { role: 'editor', sites: ['ch'] })
  expect(await rest.status('POST /users/forgot-password', { body: { email } })).toBe(200)
  await vi.waitFor(() => expect(server.taken).toHaveLength(1))
  const [mail] = server.taken
  expect(mail).toMatchObject({ from: 'desk@marquee.example', to: email })
  const token = /http:\/\/localhost:3001\/admin\/reset\/(\w+)/.exec(read(mail?.source ?? ''))?.[1]
  const reset = (password: string) => rest('POST /users/reset-password', { body: { token, password } })
  expect((await reset('another long one')).status).toBe(200)
  expect(await rest.status('POST /users/login', { body: { email, password: PASSWORD } })).toBe(401)
  expect(await rest.status('POST /users/login', { body: { email, password: 'another long one' } })).toBe(200)
  expect((await reset('a third long one')).status).toBe(403)
})

test('does not reveal whether an address has an account', async () => {
  const requestReset = async (email: string) =>
    (await rest('POST /users/forgot-password', { body: { email } })).body
  const { email } = await account(cms.payload, 'known@marquee.example', { role: 'reader', sites: ['ch'] })
  expect(await requestReset('stranger@marquee.example')).toEqual(await requestReset(email))
  await vi.waitFor(() => expect(server.taken.at(-1)).toMatchObject({ to: email }))
})

test('refuses a mail server without a sender in one sentence', () => {
  expect(() => readCmsEnv({ DATA_DIR: cms.dataDir, SMTP_URL: server.url })).toThrow(
    'The environment variables SMTP_URL and MAIL_FROM go together: set both or neither.',
  )
})

test('sends nothing to a server elsewhere that offers no TLS', async () => {
  const error = vi.fn<(line: string) => void>()
  // Reaches this machine, and is no name of it.
  const url = server.url.replace('127.0.0.1', '0.0.0.0')
  const adapter = mails({ url, from: 'desk@marquee.example' })({ payload: { logger: { error } } } as never)
  await adapter.sendEmail({ to: 'plain@marquee.example', subject: 'Link', text: 'https://cms.example/reset' })
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce())
  expect(server.taken.filter(({ to }) => to === 'plain@marquee.example')).toEqual([])
})
