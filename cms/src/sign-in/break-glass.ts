import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { passwordAttempts } from '@marquee/kit/rate-limits/password-attempts.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { inHashQueue } from '@marquee/kit/secrets/hash-queue.ts'
import { inHashTurn } from '@marquee/kit/secrets/slow-hash.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  loginOperation,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { serviceLimits } from '#config/service-limits.ts'
import type { CmsEnv } from '../env.ts'
import { limiterOf } from '../rate-limits.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { stampedAddress } from '../visitor-addresses.ts'
import { accountKey } from './address-of.ts'
import { knownAddress, recordAudit } from './audit-entries.ts'
import { alone } from './other-ways.ts'
import { authOf } from './provider-sessions.ts'
import { signInTexts } from './texts.ts'

export const BREAK_GLASS = 'break-glass'

const { wrongPasswords } = serviceLimits.editors

/** Payload's own hash of today. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' }
const hashOf = promisify(pbkdf2)

/** It takes as long as a comparison, so that timing reveals no account. */
const pretendComparison = (password: string) =>
  hashOf(password, 'nobody', HASH.iterations, HASH.bytes, HASH.digest)

const headersWith = (entries: Readonly<Record<string, string>>) =>
  new Headers({ 'cache-control': 'no-store', ...entries })

/** Beyond a limit; `seconds` until another attempt counts. */
function refused(req: PayloadRequest, seconds: number, status: 429 | 503): Response {
  const message = signInTexts.t(interfaceLanguage(req))('tooMany', { count: Math.ceil(seconds / 60) })
  const headers = headersWith({ 'retry-after': String(seconds) })
  return Response.json({ errors: [{ message }] }, { status, headers })
}

interface Credentials {
  readonly email: string
  readonly password: string
}

async function compare(req: PayloadRequest, { email, password }: Credentials, allowed: string) {
  const { users } = req.payload.collections
  if (!users || email !== allowed) {
    await pretendComparison(password)
    throw new AuthenticationError(req.t)
  }
  // Payload writes the whole user back with the new session: two at once would lose one of them.
  return alone(req, () => loginOperation({ collection: users, data: { email, password }, req }))
}

/** It writes once a minute, so that nobody can fill the log. */
async function auditRefusal(req: PayloadRequest, email: string, address: string | undefined): Promise<void> {
  const once = { most: 1, minutes: serviceLimits.audit.repeatedRefusals.minutes }
  const person = await knownAddress(req.payload, email)
  const attempt = attemptAt('audited refusals of editors', once, person ?? '', address)
  if (await limiterOf(req.payload).take(attempt)) return
  await recordAudit(req, { event: 'sign-in.locked', person, way: BREAK_GLASS }, { alone: true })
}

async function attemptSignIn(
  req: PayloadRequest,
  credentials: Credentials,
  allowed: string,
): Promise<Response> {
  const { email } = credentials
  const origin = { address: stampedAddress(req), device: undefined }
  const { byAddress, byPair, byStranger } = passwordAttempts('editor sign-ins', wrongPasswords, email, origin)
  const counted = [byAddress, byPair, ...(byStranger ? [byStranger] : [])]
  const limiter = limiterOf(req.payload)
  const reached = await limiter.take(...counted)
  if (reached) {
    await auditRefusal(req, email, origin.address)
    return refused(req, reached.seconds, 429)
  }
  const result = await inHashTurn(() => compare(req, credentials, allowed))
  await limiter.giveBack(...counted)
  await limiter.clear(byPair)
  await limiter.tidy()
  req.payload.logger.warn({ msg: 'Somebody has signed in with CMS_ADMIN_PASSWORD', email })
  const cookie = generatePayloadCookie({ ...authOf(req), token: result.token ?? '' })
  const headers = headersWith({ 'set-cookie': cookie })
  return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
}

/** Payload begins a session for a page of another origin: its visitor would then write into an account of that page's author. */
function refuseOtherPages({ headers, payload, t }: PayloadRequest): void {
  const origin = headers.get('origin')
  if (origin !== null && !payload.config.csrf.includes(origin)) throw new Forbidden(t)
}

async function signInByPassword(req: PayloadRequest, allowed: string): Promise<Response> {
  refuseOtherPages(req)
  await addDataAndFileToRequest(req)
  const email = accountKey(req.data?.email)
  const password = typeof req.data?.password === 'string' ? req.data.password : ''
  const outcome = await inHashQueue(stampedAddress(req), () =>
    attemptSignIn(req, { email, password }, allowed),
  )
  if (outcome instanceof Response) return outcome
  return refused(req, outcome.retryAfterSeconds, outcome.of === 'process' ? 503 : 429)
}

const closed = () => new Response(null, { status: 404 })

/** These replace Payload's endpoints of the same paths. */
export const passwordCalls = ({ breakGlass }: CmsEnv): Endpoint[] => [
  {
    path: '/login',
    method: 'post',
    handler: breakGlass ? (req) => signInByPassword(req, breakGlass.email) : closed,
  },
  ...['/forgot-password', '/reset-password', '/first-register', '/unlock', '/verify/:id'].map(
    (path): Endpoint => ({ path, method: 'post', handler: closed }),
  ),
]

interface Found {
  readonly id: number
  readonly issuer?: string | null
}

/** Payload has no account without a password; nobody knows this one. */
export const unknownPassword = (): string => randomBytes(24).toString('base64url')

/**
 * Makes the account of the admin for the day on which the provider is down, or sets its password. Of two processes that
 * start together on one database, one creates it. Throws an OperatorError if the address is that of somebody else.
 */
export async function prepareBreakGlass(
  payload: Payload,
  { email, password }: NonNullable<CmsEnv['breakGlass']>,
): Promise<void> {
  const where = { email: { equals: email } }
  const find = () => payload.db.findOne<Found & Record<string, unknown>>({ collection: 'users', where })
  const data = { email, password, role: 'admin' as const, suspendedAt: null }
  const found = await find()
  if (found?.issuer)
    throw new OperatorError(
      `${email} signs in at the identity provider: CMS_ADMIN_EMAIL must name an address that nobody else has.`,
    )
  if (found) {
    await payload.update({ collection: 'users', id: found.id, data })
    return
  }
  try {
    await payload.create({ collection: 'users', data })
  } catch (error) {
    if (!(await find())) throw error
  }
}
