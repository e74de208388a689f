import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import {
  accountAttempts,
  type PasswordAttempts,
  passwordAttempts,
} from '@marquee/kit/rate-limits/password-attempts.ts'
import type { Attempt, Refusal } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { inHashQueue } from '@marquee/kit/secrets/hash-queue.ts'
import { passwordFault } from '@marquee/kit/secrets/passwords.ts'
import { authentication } from '#config/authentication.ts'
import { serviceLimits } from '#config/service-limits.ts'
import {
  type AccountParts,
  accountName,
  clientPageHref,
  mailsByAddress,
  post,
  postLink,
  tooMany,
} from './account-parts.ts'
import type { ClientAccess, PasswordSignIn, ResetOutcome, SignInOutcome } from './accounts.ts'
import { emailOf } from './form-faults.ts'
import type { Requester } from './refusals.ts'
import type { ClientRow } from './store/clients.ts'
import {
  changeClient,
  claimantOf,
  clientAddress,
  clientByEmail,
  clientById,
  confirmAddress,
  toAccount,
  updateClient,
  wordsOfClient,
} from './store/clients.ts'
import { closeLinks, linkState, useLink } from './store/links.ts'
import { endSessions, startSession } from './store/sessions.ts'

type SigningIn = Omit<ClientAccess, 'accountOfSubject'>

const { wrongPasswords, resets } = serviceLimits.accounts

function attemptsOf(
  { devices }: AccountParts,
  { site }: SiteRequest,
  email: string,
  { address, device }: Requester,
): PasswordAttempts {
  const account = accountName(site, email)
  const id = devices.idOf(account, device)
  return passwordAttempts('sign-ins', wrongPasswords, account, { address, device: id })
}

const present = (attempts: readonly (Attempt | undefined)[]): readonly Attempt[] =>
  attempts.filter((attempt) => attempt !== undefined)

/** `locked` even for the right password, but only for this browser or address. */
async function refusedSignIn(
  { proofs }: AccountParts,
  { site }: SiteRequest,
  { byPair, byStranger }: PasswordAttempts,
  refusal: Refusal,
): Promise<SignInOutcome> {
  const retryAfterSeconds = refusal.seconds
  if (refusal.name === byPair.name) return { kind: 'locked', retryAfterSeconds }
  if (refusal.name === byStranger?.name)
    return { kind: 'unproven', retryAfterSeconds, puzzle: await proofs.puzzle(site) }
  return tooMany(refusal)
}

/**
 * The owner of the address, else who claims it. A wrong password of the owner costs a second comparison, so that
 * timing reveals no owner to somebody who registers with the address.
 */
async function comparePassword(
  { store, passwords }: AccountParts,
  { site }: SiteRequest,
  email: string,
  password: string,
): Promise<{ readonly known: ClientRow; readonly isStale: boolean } | null> {
  for (const find of [clientByEmail, claimantOf]) {
    const known = await find(store.read, site, email)
    const { right, stale: isStale } = await passwords.verify(password, known?.password ?? null)
    if (known && right) return { known, isStale }
  }
  return null
}

/** Mails a client with a confirmed address, a few times a day at most. */
async function noticeSignIn(
  parts: AccountParts,
  visited: SiteRequest,
  client: ClientRow | undefined,
  kind: 'signInsRefused' | 'newBrowser',
): Promise<void> {
  if (!client || client.email_verified_at === null) return
  const account = accountName(visited.site, client.email)
  const refused = await parts.limiter.take(
    attemptAt(`mails of ${kind}`, serviceLimits.accounts.signInNotices, account),
  )
  if (refused) return
  const forgottenHref = clientPageHref(visited, authentication.forgottenPath)
  await post(parts, parts.store.db, visited, client, { kind, name: client.first_name, forgottenHref })
  parts.wakeMails()
}

async function signIn(
  parts: AccountParts,
  visited: SiteRequest,
  { email, password, solution = '' }: PasswordSignIn,
  requester: Requester,
): Promise<SignInOutcome> {
  const { store, passwords, limiter, proofs, clock } = parts
  const { site } = visited
  const attempts = attemptsOf(parts, visited, email, requester)
  const isProven = solution !== '' && (await proofs.isSolved(site, solution))
  const counted = present([attempts.byAddress, attempts.byPair, isProven ? undefined : attempts.byStranger])
  const refused = await limiter.take(...counted)
  if (refused) {
    const isOfAccount = refused.name !== attempts.byAddress?.name
    if (isOfAccount)
      await noticeSignIn(parts, visited, await clientByEmail(store.read, site, email), 'signInsRefused')
    return refusedSignIn(parts, visited, attempts, refused)
  }
  const compared = await comparePassword(parts, visited, email, password)
  if (!compared) return { kind: 'wrong' }
  const { known, isStale } = compared
  const fresh = isStale ? await passwords.hash(password) : null
  const now = clock()
  const outcome = await changeClient(store, site, known.id, async (db, client): Promise<SignInOutcome> => {
    // The password may have changed while this one was being compared.
    if (client.password !== known.password) return { kind: 'wrong' }
    if (fresh !== null) await updateClient(db, site, client.id, { password: fresh }, now)
    const session = await startSession(db, site, client.id, now)
    return { kind: 'signedIn', session, account: toAccount(client) }
  })
  if (outcome?.kind !== 'signedIn') return { kind: 'wrong' }
  // Else somebody who claims an address could go on guessing its owner's password.
  if (known.claim === null) {
    await limiter.giveBack(...counted)
    await limiter.clear(attempts.byPair)
  }
  if (attempts.byStranger) await noticeSignIn(parts, visited, known, 'newBrowser')
  return outcome
}

async function resetPassword(
  parts: AccountParts,
  visited: SiteRequest,
  token: string,
  password: string,
  requester: Requester,
): Promise<ResetOutcome> {
  const { store, passwords, limiter, clock } = parts
  const { site } = visited
  const link = { site, purpose: 'reset', token } as const
  const state = await linkState(store.read, link, secondsOf(clock()))
  if (state.kind !== 'good') return state
  const owner = await clientById(store.read, site, state.account)
  if (!owner) return { kind: 'unknown' }
  const fault = await passwordFault(password, wordsOfClient(owner))
  if (fault) return { kind: 'invalid', faults: { password: fault } }
  const hash = await inHashQueue(requester.address, () => passwords.hash(password))
  if (typeof hash === 'object') return hash
  const now = clock()
  const outcome = await changeClient(store, site, owner.id, async (db, client): Promise<ResetOutcome> => {
    const used = await useLink(db, link, secondsOf(now))
    if (used.kind !== 'good') return used
    // Following the link proves that the client can read mail to this address.
    const changed = await confirmAddress(db, store, client, used.address ?? clientAddress(client), now)
    if (!changed) return { kind: 'unknown' }
    await updateClient(db, site, client.id, { password: hash }, now)
    await closeLinks(db, site, client.id, ['reset', 'newEmail'], secondsOf(now))
    await endSessions(db, site, client.id, null)
    const forgottenHref = clientPageHref(visited, authentication.forgottenPath)
    await post(parts, db, visited, changed, {
      kind: 'passwordChanged',
      name: client.first_name,
      forgottenHref,
    })
    return { kind: 'done', account: toAccount(changed) }
  })
  if (outcome?.kind === 'done') {
    const { byPair, byStranger } = attemptsOf(parts, visited, clientAddress(owner), requester)
    await limiter.clear(...present([byPair, byStranger]))
    parts.wakeMails()
    await parts.forget(site, owner.id)
  }
  return outcome ?? { kind: 'unknown' }
}

/**
 * Strangers cannot use up the mails of a client: an address has its own number of them, and once strangers
 * have used up theirs, the links that they had sent still work.
 */
function resetMails({ devices }: AccountParts, account: string, { address, device }: Requester) {
  const id = devices.idOf(account, device)
  const { byPair, byStranger } = accountAttempts('resets', resets, account, { address, device: id })
  return present([byPair, byStranger, mailsByAddress({ address })])
}

export function createSigningIn(parts: AccountParts): SigningIn {
  const { store, limiter, devices, note } = parts
  return {
    async resetPassword(visited, token, password, requester) {
      const outcome = await resetPassword(parts, visited, token, password, requester)
      if (outcome.kind === 'done') await note(visited.site, outcome.account.email, 'account.password-reset')
      return outcome
    },
    async signIn(visited, input, requester) {
      const { site } = visited
      const outcome = await inHashQueue(requester.address, () =>
        signIn(parts, visited, { ...input, email: emailOf(input.email) }, requester),
      )
      if (outcome.kind === 'signedIn') await note(site, input.email, 'sign-in.succeeded')
      else if (outcome.kind === 'wrong')
        await note(site, input.email, 'sign-in.failed', { outcome: 'refused' })
      else {
        // An address that is locked out may send any name.
        const email = outcome.kind === 'tooMany' ? undefined : input.email
        await note(site, email, 'sign-in.locked', { outcome: 'refused' })
      }
      return outcome
    },
    deviceOf: (site, email) => devices.issue(accountName(site, email)),

    async forgotten(visited, typed, requester) {
      const email = emailOf(typed)
      const refused = await limiter.take(...resetMails(parts, accountName(visited.site, email), requester))
      if (refused) return tooMany(refused)
      await store.transaction(async (db) => {
        const client =
          (await clientByEmail(db, visited.site, email)) ?? (await claimantOf(db, visited.site, email))
        if (client) await postLink(parts, db, visited, client, { purpose: 'reset' })
      })
      parts.wakeMails()
      return { kind: 'sent' }
    },
  }
}
