import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie } from 'payload/shared'
import { type SentValues, sentValues } from '../json-calls.ts'
import { authOf } from '../sign-in/cookies.ts'
import { accountKey } from '../sign-in/known-browser.ts'
import {
  beginSetup,
  type CodeCheck,
  confirmSetup,
  proveFactor,
  remakeRecoveryCodes,
  removeFactor,
  resetFactor,
} from './codes.ts'
import { countRecoveryCodes, readCodeKey } from './factor-store.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  type EditorPasskey,
  passkeysOf,
  provePasskey,
  removePasskey,
  renamePasskey,
} from './passkeys.ts'
import { type SecurityStep, securityRoute, securitySteps } from './paths.ts'
import { type EditorSession, endEditorSessions, type SessionAccount, sessionsOf } from './sessions.ts'
import {
  type FactorKind,
  type FactorSettings,
  hasFactor,
  isOpen,
  type SignedIn,
  signedIn,
} from './signed-in.ts'

/** The state that the panel of an account shows. */
export interface SecurityState {
  /** The account is that of the request. */
  readonly own: boolean
  /** The factor of the request's session; of another account only `none` or `proven`. */
  readonly factor: FactorKind
  /** Codes of an app are set up; this, `recent` and the passkeys are of the own account only. */
  readonly app: boolean
  /** The factor was proved in the last minutes, as changes of passkeys require. */
  readonly recent: boolean
  readonly passkeys: readonly EditorPasskey[]
  readonly recoveryCodes: number
  readonly sessions: readonly EditorSession[]
}

const respond = (body: object, status = 200, cookie?: string) =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  })

const refusal = (message: string, status: number) => new APIError(message, status, null, true)

const statusOf: Readonly<Record<CodeCheck, number>> = { right: 200, wrong: 422, wait: 429 }
const checked = (check: CodeCheck) => respond({ check }, statusOf[check])

const textOf = (body: SentValues, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

interface Call {
  readonly req: PayloadRequest
  readonly settings: FactorSettings
  readonly who: SignedIn
  readonly body: SentValues
}

/** The account of a call: the request's own, or for an admin another one; 404 otherwise. */
async function accountOf(req: PayloadRequest, who: SignedIn, id: unknown): Promise<SessionAccount> {
  const wanted = id === undefined || id === null || id === '' ? who.id : Number(id)
  const mayRead = isOpen(who.factor) && (wanted === who.id || who.isAdmin)
  const account = mayRead
    ? await req.payload.db.findOne<SessionAccount & Record<string, unknown>>({
        collection: 'users',
        where: { id: { equals: wanted } },
      })
    : null
  if (!account) throw refusal('Not found', 404)
  return account
}

async function confirm({ req, settings, who, body }: Call): Promise<Response> {
  const sent = { sealed: textOf(body, 'sealed'), code: textOf(body, 'code') }
  const codes = await confirmSetup(req, settings.secret, who, sent)
  return codes === null ? checked('wrong') : respond({ recoveryCodes: codes })
}

async function codes({ req, settings, who, body }: Call): Promise<Response> {
  const made = await remakeRecoveryCodes(req, settings.secret, who, textOf(body, 'code'))
  return typeof made === 'string' ? checked(made) : respond({ recoveryCodes: made })
}

async function reset({ req, who, body }: Call): Promise<Response> {
  const account = await accountOf(req, who, body.account)
  // A stolen session must not get rid of the factor that protects it.
  if (account.id === who.id) throw refusal('Not found', 404)
  await resetFactor(req, account)
  return respond({})
}

async function end({ req, who, body }: Call): Promise<Response> {
  const account = await accountOf(req, who, body.account)
  const session = textOf(body, 'session')
  await endEditorSessions(req, account, (id) => (session === '' ? id !== who.session : id === session))
  return respond({})
}

async function add({ req, settings, who, body }: Call): Promise<Response> {
  const sent = { name: textOf(body, 'name'), response: textOf(body, 'response') }
  const saved = await addPasskey(req, settings.origin, who, sent)
  if (saved.kind === 'done') return respond({ recoveryCodes: saved.recoveryCodes })
  return respond({ check: saved.kind }, 422)
}

const found = (isFound: boolean): Response => {
  if (!isFound) throw refusal('Not found', 404)
  return respond({})
}

/** Signs a session out that Payload does not know as one. */
async function leave({ req, who }: Call): Promise<Response> {
  await endEditorSessions(req, who, (id) => id === who.session)
  return respond({}, 200, generateExpiredPayloadCookie(authOf(req)))
}

interface Step {
  readonly from: readonly FactorKind[]
  /** A proven session must have been proved in the last minutes, so that a stolen one cannot stay. */
  readonly recently?: true
  /** Opens the session if it succeeds. */
  readonly proves?: true
  readonly run: (call: Call) => Response | Promise<Response>
}

const steps: Readonly<Record<SecurityStep, Step>> = {
  begin: {
    from: ['none', 'missing', 'proven'],
    recently: true,
    run: ({ settings, who }) => respond(beginSetup(settings.secret, who)),
  },
  confirm: { from: ['none', 'missing', 'proven'], recently: true, proves: true, run: confirm },
  prove: {
    from: ['pending', 'proven'],
    proves: true,
    run: async ({ req, settings, who, body }) =>
      checked(await proveFactor(req, settings.secret, who, textOf(body, 'code'))),
  },
  codes: { from: ['proven'], run: codes },
  remove: {
    from: ['proven'],
    run: async ({ req, settings, who, body }) =>
      checked(await removeFactor(req, settings.secret, who, textOf(body, 'code'))),
  },
  reset: { from: ['none', 'proven', 'elsewhere'], run: reset },
  end: { from: ['none', 'proven', 'elsewhere'], run: end },
  leave: { from: ['pending', 'missing'], run: leave },
  'begin-passkey': {
    from: ['none', 'missing', 'proven'],
    recently: true,
    run: async ({ req, settings, who }) => respond(await beginPasskey(req, settings.origin, who)),
  },
  'add-passkey': { from: ['none', 'missing', 'proven'], recently: true, proves: true, run: add },
  'rename-passkey': {
    from: ['proven'],
    recently: true,
    run: async ({ req, who, body }) =>
      found(await renamePasskey(req, who, { passkey: body.passkey, name: textOf(body, 'name') })),
  },
  'remove-passkey': {
    from: ['proven'],
    recently: true,
    run: async ({ req, who, body }) => found(await removePasskey(req, who, body.passkey)),
  },
  'begin-proof': {
    from: ['pending', 'proven'],
    run: async ({ req, settings, who }) => respond(await beginPasskeyProof(req, settings.origin, who)),
  },
  'prove-passkey': {
    from: ['pending', 'proven'],
    proves: true,
    run: async ({ req, settings, who, body }) =>
      checked(await provePasskey(req, settings.origin, who, textOf(body, 'response'))),
  },
}

async function required(req: PayloadRequest, settings: FactorSettings): Promise<SignedIn> {
  const who = await signedIn(req, settings)
  // An API key beside a session: entries of the audit log would name its user.
  const isOther = req.user && (!('_sid' in req.user) || req.user._sid !== who?.session)
  if (!who || isOther) throw refusal('Unauthorized', 401)
  return who
}

/**
 * GET `/api/users/sign-in/security?account=`: a SecurityState. POST `/api/users/sign-in/security/<step>` with
 * `{code, sealed, account, session, passkey, name, response}`, of which each step reads what it needs
 * (`response`: JSON of the browser's passkey); 422 for a wrong code or passkey, 429 after too many.
 */
export const securityCalls = (settings: FactorSettings): Endpoint[] => [
  {
    path: securityRoute,
    method: 'get',
    async handler(req) {
      const who = await required(req, settings)
      const account = await accountOf(req, who, req.searchParams.get('account'))
      const own = account.id === who.id
      const place = { payload: req.payload }
      const has = await hasFactor(place, account.id)
      const state: SecurityState = {
        own,
        factor: own ? who.factor : has ? 'proven' : 'none',
        app: own && Boolean((await readCodeKey(place, account.id))?.key),
        recent: who.recent,
        passkeys: own ? await passkeysOf(req, account.id) : [],
        recoveryCodes: await countRecoveryCodes(place, account.id),
        sessions: await sessionsOf(req, account, who.session),
      }
      return respond(state)
    },
  },
  ...securitySteps.map(
    (step): Endpoint => ({
      path: `${securityRoute}/${step}`,
      method: 'post',
      async handler(req) {
        const who = await required(req, settings)
        const { from, recently, proves, run } = steps[step]
        const isLate = recently && who.factor === 'proven' && !who.recent
        if (!from.includes(who.factor) || isLate) throw refusal('Conflict', 409)
        const response = await run({ req, settings, who, body: await sentValues(req) })
        if (proves && response.ok) settings.browsers.remember(req, accountKey(who.email))
        return response
      },
    }),
  ),
]
