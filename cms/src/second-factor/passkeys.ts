import {
  authenticationOptions,
  readAuthentication,
  registrationOptions,
  verifiedAuthentication,
  verifiedRegistration,
} from '@marquee/identity/passkey-ceremonies.ts'
import { deviceOf } from '@marquee/kit/http/device-of.ts'
import type { PayloadRequest } from 'payload'
import { serviceLimits } from '#config/service-limits.ts'
import { recordAudit } from '../sign-in/audit-entries.ts'
import { alone } from '../sign-in/other-ways.ts'
import { endSessions } from '../sign-in/provider-sessions.ts'
import { type CodeCheck, checkProof, ISSUER, renewRecoveryCodes } from './codes.ts'
import { deleteFactor, markProven, readCodeKey, saveCodeKey } from './factor-store.ts'
import {
  changePasskey,
  deletePasskey,
  type EditorPasskeyRow,
  isKnownPasskey,
  readPasskeys,
  saveChallenge,
  savePasskey,
  useChallenge,
} from './passkey-store.ts'
import { hasFactor, type SignedIn } from './signed-in.ts'

const { challenge: challengeLimit, most, name: longestName } = serviceLimits.flags.passkeys
const VALID = challengeLimit.minutes * 60_000
const FALLBACK_NAME = 'Passkey'
const WAY = 'passkey'

export interface EditorPasskey {
  readonly id: number
  readonly name: string
  /** ISO date-times. */
  readonly madeAt: string
  readonly usedAt: string | null
}

export type PasskeySaved =
  /** Recovery codes are new, and returned once, with the first second factor of an account. */
  | { readonly kind: 'done'; readonly recoveryCodes: readonly string[] | null }
  | { readonly kind: 'wrong' | 'tooMany' }

type Purpose = 'add' | 'prove'

const nameOf = (typed: string, fallback: string | null) => {
  const shown = typed
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return [...shown].slice(0, longestName).join('') || fallback || FALLBACK_NAME
}

const described = ({ credential: id, transports }: EditorPasskeyRow) => ({ id, transports })

export const passkeysOf = async (req: PayloadRequest, account: number): Promise<readonly EditorPasskey[]> =>
  (await readPasskeys({ payload: req.payload }, account)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    madeAt: new Date(createdAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(Number(usedAt)).toISOString(),
  }))

async function withChallenge<Options extends { readonly challenge: string }>(
  req: PayloadRequest,
  { id: account, session }: SignedIn,
  purpose: Purpose,
  options: Options,
): Promise<Options> {
  const now = Date.now()
  const { challenge } = options
  await alone(req, () =>
    saveChallenge(req, { challenge, purpose, session, account }, { now, until: now + VALID }),
  )
  return options
}

const using =
  (req: PayloadRequest, { id: account, session }: SignedIn, purpose: Purpose) =>
  (challenge: string) =>
    useChallenge(req, { challenge, purpose, session, account }, Date.now())

/** Options of the browser for a new passkey. `origin`: where it will be valid. */
export async function beginPasskey(req: PayloadRequest, origin: string, who: SignedIn): Promise<object> {
  const known = (await readPasskeys({ payload: req.payload }, who.id)).map(described)
  const account = { service: ISSUER, id: String(who.id), name: who.email }
  return withChallenge(req, who, 'add', await registrationOptions(account, { origin }, known))
}

/** Proves the session. The first second factor of an account makes recovery codes and ends other sessions. */
export const addPasskey = (
  req: PayloadRequest,
  origin: string,
  who: SignedIn,
  sent: { readonly name: string; readonly response: string },
): Promise<PasskeySaved> =>
  alone(req, async () => {
    const { id: account, session, email, factor } = who
    const made = await verifiedRegistration(sent.response, { origin }, using(req, who, 'add'))
    if (made === null || (await isKnownPasskey(req, made.id))) return { kind: 'wrong' }
    // Set up or removed by another session at the same time: that counts.
    if ((await hasFactor(req, account)) !== (factor === 'proven')) return { kind: 'wrong' }
    if ((await readPasskeys(req, account)).length >= most) return { kind: 'tooMany' }
    await savePasskey(req, {
      credential: made.id,
      account,
      name: nameOf(sent.name, deviceOf(req.headers.get('user-agent'))),
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: JSON.stringify(made.transports ?? []),
      usedAt: null,
    })
    await recordAudit(req, { event: 'person.factor-added', person: email, way: WAY })
    if (await readCodeKey(req, account)) return { kind: 'done', recoveryCodes: null }
    await saveCodeKey(req, { account, key: '', lastStep: 0 })
    await markProven(req, account, session, Date.now())
    await endSessions(req, account, (each) => each !== session)
    return { kind: 'done', recoveryCodes: await renewRecoveryCodes(req, account) }
  })

const ownPasskey = async (req: PayloadRequest, account: number, id: unknown) =>
  (await readPasskeys(req, account)).find((each) => each.id === id)

/** False if the account has no such passkey. */
export const renamePasskey = (
  req: PayloadRequest,
  { id: account }: SignedIn,
  { passkey, name }: { readonly passkey: unknown; readonly name: string },
): Promise<boolean> =>
  alone(req, async () => {
    const found = await ownPasskey(req, account, passkey)
    if (found) await changePasskey(req, found, { name: nameOf(name, found.name) })
    return found !== undefined
  })

/** False if the account has no such passkey. Recovery codes end with the last factor. */
export const removePasskey = (
  req: PayloadRequest,
  { id: account, email }: SignedIn,
  passkey: unknown,
): Promise<boolean> =>
  alone(req, async () => {
    const found = await ownPasskey(req, account, passkey)
    if (!found) return false
    await deletePasskey(req, found)
    const isLast = (await readPasskeys(req, account)).length === 0
    if (isLast && !(await readCodeKey(req, account))?.key) await deleteFactor(req, account)
    await recordAudit(req, { event: 'person.factor-removed', person: email, way: WAY })
    return true
  })

/** Options of the browser for a proof with a passkey of the account. */
export async function beginPasskeyProof(req: PayloadRequest, origin: string, who: SignedIn): Promise<object> {
  const known = (await readPasskeys({ payload: req.payload }, who.id)).map(described)
  return withChallenge(req, who, 'prove', await authenticationOptions({ origin }, known))
}

/** Accepts each challenge once, and only a counter that has risen. */
export const provePasskey = (
  req: PayloadRequest,
  origin: string,
  who: SignedIn,
  response: string,
): Promise<CodeCheck> =>
  checkProof(
    req,
    who,
    async (_, now) => {
      const sent = readAuthentication(response)
      const found = (await readPasskeys(req, who.id)).find(({ credential }) => credential === sent?.id)
      if (sent === null || found === undefined) return null
      const stored = { ...described(found), owner: String(who.id), public_key: found.publicKey }
      const known = { ...stored, counter: Number(found.counter) }
      const counter = await verifiedAuthentication(sent, known, { origin }, using(req, who, 'prove'))
      if (counter === null) return null
      await changePasskey(req, found, { counter, usedAt: now })
      return {}
    },
    async () => {
      await recordAudit(req, { event: 'sign-in.factor-passed', person: who.email, way: WAY })
      return 'right' as const
    },
  )
