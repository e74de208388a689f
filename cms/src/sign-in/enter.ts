import { staffNames } from '@marquee/identity/staff-names.ts'
import type { StaffSubject } from '@marquee/identity/staff-provider.ts'
import { deviceOf } from '@marquee/kit/http/devices.ts'
import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser, type Where } from 'payload'
import { addSessionToUser } from 'payload/shared'
import { claimValues } from '#models/claim-values.ts'
import type { EditorProviderSettings } from '../identity-env.ts'
import { byProvider, type EditorAccess, isBreakGlass, isProvided } from '../users/sign-in-access.ts'
import { recordAudit } from './audit-entries.ts'
import { unknownPassword } from './break-glass.ts'
import { type EditorRights, editorRightsOf } from './editor-rights.ts'
import { alone } from './other-ways.ts'
import { endSessions, saveProviderSession } from './provider-sessions.ts'

export type Entered =
  | { readonly kind: 'in'; readonly token: string }
  | { readonly kind: 'noRole' | 'noAddress' | 'addressTaken' }

interface Account extends TypedUser {
  readonly id: number
  readonly email: string
  readonly name?: string | null
  readonly suspendedAt?: string | null
}

interface Provided {
  readonly subject: StaffSubject
  readonly settings: EditorProviderSettings
  readonly access: EditorAccess
}

const LONGEST_NAME = 100

async function accountWhere(req: PayloadRequest, where: Where): Promise<Account | undefined> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0] as Account | undefined
}

/** Sets order apart, which the databases do not keep. */
const isSame = (before: unknown, after: unknown) =>
  JSON.stringify(Array.isArray(before) ? before.toSorted() : (before ?? null)) ===
  JSON.stringify(Array.isArray(after) ? after.toSorted() : after)

async function changed(req: PayloadRequest, account: Account, wanted: object): Promise<Account> {
  const data = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(account[name], value)),
  )
  if (Object.keys(data).length === 0) return account
  const after = await req.payload.update({
    collection: 'users',
    id: account.id,
    data,
    req,
    depth: 0,
    overrideAccess: true,
  })
  return after as Account
}

/** The account of a subject: known, linked once by its confirmed address, or new. */
async function accountOf(
  req: PayloadRequest,
  { subject: { subject, claims }, settings: { issuer }, access }: Provided,
  known: Account | undefined,
  { role, sites, languages }: EditorRights,
): Promise<Account | 'noAddress' | 'addressTaken'> {
  const { sub, email, emailVerified } = subject
  const address = email?.toLowerCase()
  const rights = { role, sites: [...sites], languages: [...languages] }
  const name = (staffNames(claims, sub)[0] ?? sub).slice(0, LONGEST_NAME)
  const provided = { ...rights, name, issuer, subject: sub, suspendedAt: null }
  const other = address === undefined ? undefined : await accountWhere(req, { email: { equals: address } })
  if (known) {
    const isFree = address !== undefined && (other === undefined || other.id === known.id)
    return changed(req, known, isFree ? { ...provided, email: address } : provided)
  }
  if (address === undefined) return 'noAddress'
  if (!other) {
    const data = { ...provided, email: address, password: unknownPassword() }
    return (await req.payload.create({
      collection: 'users',
      data,
      req,
      depth: 0,
      overrideAccess: true,
    })) as Account
  }
  if (!emailVerified || isProvided(access, other) || isBreakGlass(access, other)) return 'addressTaken'
  await endSessions(req, other.id)
  return changed(req, other, { ...provided, password: unknownPassword() })
}

async function startSession(req: PayloadRequest, account: Account, { subject, settings }: Provided) {
  const { payload } = req
  const { config } = payload.collections.users ?? {}
  const user = await payload.db.findOne<Account>({
    collection: 'users',
    where: { id: { equals: account.id } },
    req,
  })
  if (!config || !user) throw new Error('An account has vanished during its sign-in')
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user })
  if (sid === undefined) throw new Error('Sessions of editors are not stored')
  const { issuer } = settings
  const { claims, idToken } = subject
  await saveProviderSession(req, {
    session: sid,
    account: account.id,
    issuer,
    subject: subject.subject.sub,
    providerSession: typeof claims.sid === 'string' ? claims.sid : null,
    idToken,
    device: deviceOf(req.headers.get('user-agent')),
  })
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    user,
    sid,
  })
  const { tokenExpiration } = config.auth
  return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token
}

async function enter(req: PayloadRequest, provided: Provided): Promise<Entered> {
  const { subject, settings } = provided
  const { issuer, rolesClaim, grants } = settings
  const { sub } = subject.subject
  const known = await accountWhere(req, {
    and: [{ issuer: { equals: issuer } }, { subject: { equals: sub } }],
  })
  const rights = editorRightsOf(claimValues(subject.claims, rolesClaim), grants)
  const person = known?.email ?? subject.subject.email ?? sub
  if (rights === null) {
    if (known) {
      await endSessions(req, known.id)
      if (!known.suspendedAt) await changed(req, known, { suspendedAt: new Date().toISOString() })
    }
    await recordAudit(req, { event: 'sign-in.role-missing', person, way: issuer })
    return { kind: 'noRole' }
  }
  const account = await accountOf(req, provided, known, rights)
  if (typeof account === 'string') {
    await recordAudit(req, { event: 'sign-in.failed', person, way: issuer })
    return { kind: account }
  }
  const token = await startSession(req, account, provided)
  await recordAudit(req, { event: 'sign-in.succeeded', person: account.email, way: issuer })
  return { kind: 'in', token }
}

/** Creates or updates the account of a subject, whose rights are those of the provider, and starts a session. */
export async function enterProvided(req: PayloadRequest, provided: Provided): Promise<Entered> {
  req.context[byProvider] = true
  // The session that this one replaces decides nothing here.
  req.user = null
  return alone(req, () => enter(req, provided))
}
