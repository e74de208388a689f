import {
  createLocalReq,
  getFieldsToSign,
  handleEndpoints,
  jwtSign,
  type Payload,
  type SanitizedConfig,
  type TypedUser,
} from 'payload'
import { addSessionToUser } from 'payload/shared'
import { afterAll } from 'vitest'
import { readCmsEnv } from '../src/env.ts'
import { saveProviderSession } from '../src/sign-in/provider-sessions.ts'
import type { Person } from '../src/users/person.ts'
import type { OpenedCms } from './cms.ts'

export const PASSWORD = 'a long enough one'

/** A user and an API token. */
export interface Account {
  readonly id: number
  readonly email: string
  readonly token: string
}

export async function account(
  payload: Payload,
  email: string,
  rights: Partial<Omit<Person, 'id'>> & { readonly name?: string },
): Promise<Account> {
  const token = `token-of-${email}`
  const made = await payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, ...rights, enableAPIKey: true, apiKey: token },
  })
  return { id: Number(made.id), email, token }
}

export interface JsonResponse {
  readonly status: number
  readonly cookie: string | null
  /** Where a redirect leads. */
  readonly location: string | null
  /** Lines of the text, without empty ones. */
  readonly lines: readonly string[]
  readonly body: Record<string, unknown> & {
    readonly doc?: Record<string, unknown>
    readonly docs?: readonly Record<string, unknown>[]
  }
}

export interface Call {
  /** Default: no token. */
  readonly as?: Account
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** One user of each kind: editors of two countries; of Switzerland also a translator of German and a reader. */
export const hireStaff = async (payload: Payload) => ({
  admin: await account(payload, 'admin@marquee.example', { role: 'admin' }),
  french: await account(payload, 'fr@marquee.example', { role: 'editor', sites: ['fr'] }),
  swiss: await account(payload, 'ch@marquee.example', { role: 'editor', sites: ['ch'] }),
  translator: await account(payload, 'de@marquee.example', {
    role: 'translator',
    sites: ['ch'],
    languages: ['de'],
  }),
  reader: await account(payload, 'reader@marquee.example', { role: 'reader', sites: ['ch'] }),
})

/** A request of this user to the Local API. */
export async function requestOf(payload: Payload, { id }: Account) {
  const user = await payload.findByID({ collection: 'users', id })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

/** Token of a new session, as the provider starts them. */
export async function sessionOf(payload: Payload, email: string): Promise<string> {
  const { config } = payload.collections.users ?? {}
  const where = { email: { equals: email } }
  const user = await payload.db.findOne<TypedUser & Record<string, unknown>>({ collection: 'users', where })
  if (!config || !user) throw new Error(`Nobody has the address ${email}`)
  const req = await createLocalReq({}, payload)
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user: user as never })
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email,
    user: user as never,
    ...(sid && { sid }),
  })
  if (sid === undefined) throw new Error('Sessions are not stored')
  const { issuer } = readCmsEnv().identity
  const provided = { subject: email, providerSession: null, idToken: null, device: null }
  await saveProviderSession(req, { session: sid, account: Number(user.id), issuer, ...provided })
  const { tokenExpiration } = config.auth
  return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token
}

export const byKey = (token: string) => ({ authorization: `users API-Key ${token}` })

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') === true

/** A system that all tests of a file use, and that its end closes. */
export function cmsOfFile<Opened extends OpenedCms>(cms: Opened) {
  afterAll(() => cms.close())
  return { cms, payload: cms.payload, rest: restOf(cms) }
}

/** The REST API without a web server. Accounts are changed by a session, all else by an API token. */
export function restOf(cms: OpenedCms) {
  const rest = async (line: string, { as, body, headers }: Call = {}): Promise<JsonResponse> => {
    const { payload, key } = cms
    const [method, path = ''] = line.split(' ')
    const changesUsers = method !== 'GET' && path.startsWith('/users')
    const authorization =
      as && (changesUsers ? { authorization: `JWT ${await sessionOf(payload, as.email)}` } : byKey(as.token))
    const request = new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...authorization,
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const response = await handleEndpoints({
      config: payload.config as SanitizedConfig,
      payloadInstanceCacheKey: key,
      request,
    })
    const text = await response.text()
    return {
      status: response.status,
      cookie: response.headers.get('set-cookie'),
      location: response.headers.get('location'),
      lines: text.split('\n').filter((line) => line !== ''),
      body: isJson(response) ? JSON.parse(text) : { text },
    }
  }
  const status = async (line: string, call?: Call) => (await rest(line, call)).status
  return Object.assign(rest, { status })
}
