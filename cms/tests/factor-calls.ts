import { Secret, TOTP } from 'otpauth'
import type { Where } from 'payload'
import { expect } from 'vitest'
import type { OpenedCms } from './cms.ts'
import { type Account, account, PASSWORD, restOf } from './users.ts'

type Headers = Record<string, string>

export const security = '/users/sign-in/security'

export const codeAt = (key: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
/** The code of the next period, since the set-up has used the current one. */
export const nextCodeOf = (key: string) => codeAt(key, Date.now() + 30_000)

/** Sessions and second factors. */
export function factorCalls(cms: OpenedCms) {
  const rest = restOf(cms)
  const step = (name: string, headers: Headers, body: object = {}) =>
    rest(`POST ${security}/${name}`, { headers, body })
  let editors = 0
  return {
    rest,
    step,
    async events(event: string, person: string) {
      const where: Where = { and: [{ event: { equals: event } }, { person: { equals: person } }] }
      return (await cms.payload.find({ collection: 'audit-entries', where, pagination: false })).docs
    },
    makeEditor() {
      editors += 1
      const rights = { role: 'editor', sites: ['fr'] } as const
      return account(cms.payload, `editor-${editors}@marquee.example`, rights)
    },
    /** The session has only the password. */
    async signIn({ email }: Pick<Account, 'email'>, agent = 'curl/8'): Promise<Headers> {
      const headers = { 'user-agent': agent }
      const { status, body } = await rest('POST /users/login', {
        body: { email, password: PASSWORD },
        headers,
      })
      expect(status).toBe(200)
      return { authorization: `JWT ${body.token}` }
    },
    /** Address of the user of a session; undefined if it has none. */
    me: async (headers: Headers) =>
      ((await rest('GET /users/me', { headers })).body.user as { email: string } | null)?.email,
    /** Codes of an app. */
    async setUp(headers: Headers) {
      const begun = await step('begin', headers)
      const { key, sealed, picture } = begun.body as { key: string; sealed: string; picture: string }
      expect(picture).toMatch(/^data:image\/svg/)
      const confirmed = await step('confirm', headers, { sealed, code: codeAt(key, Date.now()) })
      expect(confirmed.status).toBe(200)
      return { key, recoveryCodes: confirmed.body.recoveryCodes as string[] }
    },
  }
}
