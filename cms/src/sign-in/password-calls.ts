import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type AccountAttempts,
  accountAttempts,
  passwordAttempts,
} from '@marquee/kit/rate-limits/password-attempts.ts'
import { type Attempt, attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { inHashQueue } from '@marquee/kit/secrets/hash-queue.ts'
import { inHashTurn } from '@marquee/kit/secrets/slow-hash.ts'
import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  forgotPasswordOperation,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { serviceLimits } from '#config/service-limits.ts'
import type { CmsEnv } from '../env.ts'
import { limiterOf } from '../rate-limits.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { knownAddress, recordAudit } from './audit-entries.ts'
import { authOf } from './cookies.ts'
import { accountKey, type KnownBrowsers, knownBrowsers } from './known-browser.ts'
import { alone } from './other-ways.ts'
import { refuseOtherPages } from './own-pages.ts'
import { signInTexts } from './texts.ts'

const { wrongPasswords, resets, resetsByAddress } = serviceLimits.editors

/** Payload's own hash of today. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' }
const hashOf = promisify(pbkdf2)

/** It takes as long as a comparison, so that timing reveals no account. */
const pretendComparison = (password: string) =>
  hashOf(password, 'nobody', HASH.iterations, HASH.bytes, HASH.digest)

const usersOf = ({ payload }: PayloadRequest) => {
  const { users } = payload.collections
  if (!users) throw new Error('There is no collection of users')
  return users
}

const headersWith = (entries: Readonly<Record<string, string>>) =>
  new Headers({ 'cache-control': 'no-store', ...entries })

/** Beyond a limit; `seconds` until another attempt counts. */
function refused(req: PayloadRequest, seconds: number, status: 429 | 503): Response {
  const message = signInTexts.t(interfaceLanguage(req))('tooMany', { count: Math.ceil(seconds / 60) })
  const headers = headersWith({ 'retry-after': String(seconds) })
  return Response.json({ errors: [{ message }] }, { status, headers })
}

const present = ({ byPair, byStranger }: AccountAttempts): readonly Attempt[] =>
  byStranger ? [byPair, byStranger] : [byPair]

interface Credentials {
  readonly email: string
  readonly password: string
}

async function compare(req: PayloadRequest, { email, password }: Credentials) {
  const where = { email: { equals: email } }
  if (!(await req.payload.db.findOne({ collection: 'users', where, req }))) {
    await pretendComparison(password)
    throw new AuthenticationError(req.t)
  }
  // Payload writes the whole user back with the new session: two at once would lose one of them.
  return alone(req, () => loginOperation({ collection: usersOf(req), data: { email, password }, req }))
}

/** It writes once a minute, so that nobody can fill the log. */
async function auditRefusal(req: PayloadRequest, email: string, address: string | undefined): Promise<void> {
  const once = { most: 1, minutes: serviceLimits.audit.repeatedRefusals.minutes }
  const person = await knownAddress(req.payload, email)
  const attempt = attemptAt('audited refusals of editors', once, person ?? '', address)
  if (await limiterOf(req.payload).take(attempt)) return
  await recordAudit(req, { event: 'sign-in.locked', person, way: 'password' }, { alone: true })
}

async function attemptSignIn(
  req: PayloadRequest,
  browsers: KnownBrowsers,
  credentials: Credentials,
): Promise<Response> {
  const { email } = credentials
  const origin = browsers.originOf(req, email)
  const { byAddress, ...ofAccount } = passwordAttempts('editor sign-ins', wrongPasswords, email, origin)
  const counted = [byAddress, ...present(ofAccount)]
  const limiter = limiterOf(req.payload)
  const reached = await limiter.take(...counted)
  if (reached) {
    await auditRefusal(req, email, origin.address)
    return refused(req, reached.seconds, 429)
  }
  const result = await inHashTurn(() => compare(req, credentials))
  await limiter.giveBack(...counted)
  await limiter.clear(ofAccount.byPair)
  await limiter.tidy()
  const cookie = generatePayloadCookie({ ...authOf(req), token: result.token ?? '' })
  const headers = headersWith({ 'set-cookie': cookie })
  return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
}

/** Payload's own, with what it lacks: it counts wrong passwords after the comparison, and per account only. */
async function signInByPassword(req: PayloadRequest, browsers: KnownBrowsers): Promise<Response> {
  refuseOtherPages(req)
  await addDataAndFileToRequest(req)
  const email = accountKey(req.data?.email)
  const password = typeof req.data?.password === 'string' ? req.data.password : ''
  const { address } = browsers.originOf(req, email)
  const outcome = await inHashQueue(address, () => attemptSignIn(req, browsers, { email, password }))
  if (outcome instanceof Response) return outcome
  return refused(req, outcome.retryAfterSeconds, outcome.of === 'process' ? 503 : 429)
}

/** The mail and what it needs come after the response, so that timing reveals no account. */
async function sendReset(req: PayloadRequest, browsers: KnownBrowsers): Promise<Response> {
  await addDataAndFileToRequest(req)
  const email = accountKey(req.data?.email)
  const origin = browsers.originOf(req, email)
  const reached = await limiterOf(req.payload).take(
    attemptAt('editor resets per address', resetsByAddress, origin.address),
    ...present(accountAttempts('editor resets', resets, email, origin)),
  )
  if (reached) return refused(req, reached.seconds, 429)
  const sent = forgotPasswordOperation({ collection: usersOf(req), data: { email }, req })
  if (email === '') await sent
  sent.catch((err: unknown) => req.payload.logger.error({ err, msg: 'A new password could not be offered' }))
  return Response.json({ message: req.t('general:success') }, { headers: headersWith({}) })
}

/** These replace Payload's endpoints of the same paths. */
export function passwordCalls(env: CmsEnv): Endpoint[] {
  const browsers = knownBrowsers(env)
  return [
    { path: '/login', method: 'post', handler: (req) => signInByPassword(req, browsers) },
    { path: '/forgot-password', method: 'post', handler: (req) => sendReset(req, browsers) },
  ]
}
