import { authentication } from '../../../config/authentication.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import type { SiteRequest } from '../../http/site-request.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import { secondsOf } from '../database/epoch-seconds.ts'
import { rateLimitKey } from '../rate-limits/in-table.ts'
import {
  type AccountParts,
  addressKey,
  clientPageHref,
  countOrWait,
  post,
  postLink,
} from './account-parts.ts'
import type { Accounts, ResetOutcome, SignInOutcome } from './accounts.ts'
import { emailOf } from './form-faults.ts'
import { passwordFault, type Verdict } from './passwords.ts'
import type { AccountDatabase } from './store/account-store.ts'
import { countAttempt, resetAttempts, waitFor } from './store/attempts.ts'
import {
  type ClientRow,
  changeClient,
  clientByEmail,
  clientById,
  lockClient,
  toAccount,
  updateClient,
  wordsOfClient,
} from './store/clients.ts'
import { closeLinks, linkState, useLink } from './store/links.ts'
import { endSessions, startSession } from './store/sessions.ts'

type SigningIn = Pick<Accounts, 'signIn' | 'forgotten' | 'resetPassword'>

const { wrongPasswords, mails } = serviceLimits.accounts
const perAccount = { most: wrongPasswords.perAccount, minutes: wrongPasswords.minutes }
const perAddress = { most: wrongPasswords.perAddress, minutes: wrongPasswords.minutes }

const accountKey = (site: string, email: string) => rateLimitKey('sign-in', site, email)

/** `locked` after too many wrong passwords, even for the right one. */
async function decide(
  parts: AccountParts,
  db: AccountDatabase,
  place: SiteRequest,
  tried: {
    readonly known: ClientRow | undefined
    readonly verdict: Verdict
    readonly key: string
    readonly from: string
    readonly fresh: string | null
  },
): Promise<SignInOutcome> {
  const now = parts.clock()
  const locked = await waitFor(db, tried.key, perAccount, secondsOf(now))
  if (locked > 0) return { kind: 'locked', retryAfterSeconds: locked }
  // The password may have changed while this one was being compared.
  const client = tried.known && (await lockClient(db, parts.store, place.site, tried.known.id))
  if (!client || !tried.verdict.right || client.password !== tried.known?.password) {
    await countAttempt(db, [tried.key, tried.from], secondsOf(now))
    return { kind: 'wrong' }
  }
  await resetAttempts(db, tried.key)
  if (tried.fresh !== null) await updateClient(db, place.site, client.id, { password: tried.fresh }, now)
  return {
    kind: 'signedIn',
    session: await startSession(db, place.site, client.id, now),
    account: toAccount(client),
  }
}

async function signIn(
  parts: AccountParts,
  place: SiteRequest,
  input: { readonly email: string; readonly password: string },
  from: string,
): Promise<SignInOutcome> {
  const { store, passwords, clock } = parts
  const email = emailOf(input.email)
  const key = accountKey(place.site, email)
  const now = secondsOf(clock())
  const wait = await waitFor(store.read, from, perAddress, now)
  if (wait > 0) return { kind: 'tooMany', retryAfterSeconds: wait }
  const locked = await waitFor(store.read, key, perAccount, now)
  if (locked > 0) return { kind: 'locked', retryAfterSeconds: locked }
  const known = await clientByEmail(store.read, place.site, email)
  const verdict = await passwords.verify(input.password, known?.password ?? null)
  const fresh = verdict.stale ? await passwords.hash(input.password) : null
  return withAdvisoryLock(store, key, (db) => decide(parts, db, place, { known, verdict, key, from, fresh }))
}

async function resetPassword(
  parts: AccountParts,
  place: SiteRequest,
  token: string,
  password: string,
): Promise<ResetOutcome> {
  const { store, passwords, clock } = parts
  const { site } = place
  const link = { site, purpose: 'reset', token } as const
  const state = await linkState(store.read, link, secondsOf(clock()))
  if (state.kind !== 'good') return state
  const owner = await clientById(store.read, site, state.account)
  if (!owner) return { kind: 'unknown' }
  const fault = passwordFault(password, wordsOfClient(owner))
  if (fault) return { kind: 'invalid', faults: { password: fault } }
  const hash = await passwords.hash(password)
  const now = clock()
  const outcome = await changeClient(store, site, owner.id, async (db, client): Promise<ResetOutcome> => {
    const used = await useLink(db, link, secondsOf(now))
    if (used.kind !== 'good') return used
    // Following the link proves that the client can read mail to this address.
    const change = {
      password: hash,
      email_verified_at: client.email_verified_at ?? new Date(now).toISOString(),
    }
    await updateClient(db, site, client.id, change, now)
    await closeLinks(db, site, client.id, ['reset', 'newEmail'], secondsOf(now))
    await endSessions(db, site, client.id, null)
    await resetAttempts(db, accountKey(site, client.email))
    const forgottenHref = clientPageHref(place, authentication.forgottenPath)
    await post(parts, db, place, client, { kind: 'passwordChanged', name: client.first_name, forgottenHref })
    return { kind: 'done', account: toAccount({ ...client, ...change }) }
  })
  if (outcome?.kind === 'done') {
    parts.wakeMails()
    await parts.forget(site, owner.id)
  }
  return outcome ?? { kind: 'unknown' }
}

export function createSigningIn(parts: AccountParts): SigningIn {
  const { store, clock } = parts
  return {
    resetPassword: (place, token, password) => resetPassword(parts, place, token, password),
    signIn: (place, input, requester) => signIn(parts, place, input, addressKey('sign-in', requester)),

    async forgotten(place, typed, requester) {
      const email = emailOf(typed)
      const { minutes } = mails
      const counted = [
        { key: rateLimitKey('forgotten', place.site, email), limit: { most: mails.perAccount, minutes } },
        { key: addressKey('mails', requester), limit: { most: mails.perAddress, minutes } },
      ]
      const wait = await store.transaction(async (db) => {
        const seconds = await countOrWait(db, counted, secondsOf(clock()))
        const client = await clientByEmail(db, place.site, email)
        if (seconds === 0 && client) await postLink(parts, db, place, client, { purpose: 'reset' })
        return seconds
      })
      parts.wakeMails()
      return wait > 0 ? { kind: 'tooMany', retryAfterSeconds: wait } : { kind: 'sent' }
    },
  }
}
