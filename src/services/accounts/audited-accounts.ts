import type { SiteId } from '#config/sites.ts'
import type { AuditEvent, AuditLog } from '../audit/audit-log.ts'
import type { Accounts, Consents, SignInOutcome } from './accounts.ts'

type ClientEvent = Pick<AuditEvent, 'event' | 'outcome' | 'details'>

const signInEvents: Readonly<Record<SignInOutcome['kind'], ClientEvent>> = {
  signedIn: { event: 'sign-in.succeeded', outcome: 'done' },
  wrong: { event: 'sign-in.failed', outcome: 'refused' },
  locked: { event: 'sign-in.locked', outcome: 'refused' },
  unproven: { event: 'sign-in.locked', outcome: 'refused' },
  tooMany: { event: 'sign-in.locked', outcome: 'refused' },
}

const consentsOf = ({ newsletter, mailConsent }: Consents) => ({ newsletter, mailConsent })

type Note = (
  site: SiteId,
  email: string | null | undefined,
  event: ClientEvent,
  /** The other address of a change. */
  other?: string,
) => Promise<void>
type EmailOf = (site: SiteId, id: string) => Promise<string | undefined>

const auditedAccess = (
  accounts: Accounts,
  note: Note,
): Pick<Accounts, 'register' | 'signIn' | 'resetPassword'> => ({
  async register(...input) {
    const outcome = await accounts.register(...input)
    const [{ site }, { email }] = input
    if (outcome.kind === 'accepted') await note(site, email, { event: 'account.registered', outcome: 'done' })
    if (outcome.kind === 'tooMany')
      await note(site, undefined, { event: 'account.registered', outcome: 'refused' })
    return outcome
  },
  async signIn(...input) {
    const outcome = await accounts.signIn(...input)
    const [{ site }, { email }] = input
    // An address that is locked out may send any name.
    await note(site, outcome.kind === 'tooMany' ? undefined : email, signInEvents[outcome.kind])
    return outcome
  },
  async resetPassword(...input) {
    const outcome = await accounts.resetPassword(...input)
    if (outcome.kind === 'done')
      await note(input[0].site, outcome.account.email, { event: 'account.password-reset', outcome: 'done' })
    return outcome
  },
})

/** Records a requested address alike whether it is free or taken, as the response does. */
function auditedAddresses(
  accounts: Accounts,
  note: Note,
  emailOf: EmailOf,
): Pick<Accounts, 'requestEmail' | 'changeAddress' | 'confirmEmail'> {
  const requested = (site: SiteId, email: string | undefined, isDone: boolean, other: string) =>
    note(site, email, { event: 'account.email-requested', outcome: isDone ? 'done' : 'refused' }, other)
  return {
    async requestEmail(...input) {
      const outcome = await accounts.requestEmail(...input)
      const [{ site }, id, { email }] = input
      const isWrong = outcome.kind === 'invalid' && 'currentOfEmail' in outcome.faults
      if (outcome.kind !== 'invalid' || isWrong)
        await requested(site, await emailOf(site, id), outcome.kind === 'sent', email)
      return outcome
    },
    async changeAddress(...input) {
      const [{ site }, id, other] = input
      const email = await emailOf(site, id)
      const outcome = await accounts.changeAddress(...input)
      if (outcome.kind !== 'invalid') await requested(site, email, outcome.kind === 'sent', other)
      return outcome
    },
    async confirmEmail(...input) {
      const outcome = await accounts.confirmEmail(...input)
      if (outcome.kind !== 'done') return outcome
      const { account, formerEmail } = outcome
      const { site, email } = account
      if (formerEmail === undefined)
        await note(site, email, { event: 'account.email-confirmed', outcome: 'done' })
      else await note(site, formerEmail, { event: 'account.email-changed', outcome: 'done' }, email)
      return outcome
    },
  }
}

/** Sessions that a provider starts and ends, and that their client ends. */
function auditedSessions(
  accounts: Accounts,
  note: Note,
  emailOf: EmailOf,
): Pick<Accounts, 'startSession' | 'endListedSessions' | 'endOtherSessions' | 'endSessionsOf'> {
  return {
    /** After a sign-in at the outside provider of the site; that records what it refuses. */
    async startSession(...input) {
      const [site, id, source] = input
      const token = await accounts.startSession(...input)
      await note(site, await emailOf(site, id), {
        event: 'sign-in.succeeded',
        outcome: 'done',
        ...(source ? { details: { provider: source.issuer } } : {}),
      })
      return token
    },
    async endListedSessions(...input) {
      const outcome = await accounts.endListedSessions(...input)
      const [site, id, ids] = input
      await note(site, await emailOf(site, id), {
        event: 'account.sessions-ended',
        outcome: outcome.kind === 'ended' ? 'done' : 'refused',
        details: { sessions: ids.length },
      })
      return outcome
    },
    async endOtherSessions(...input) {
      await accounts.endOtherSessions(...input)
      const [site, id] = input
      await note(site, await emailOf(site, id), { event: 'account.sessions-ended', outcome: 'done' })
    },
    async endSessionsOf(...input) {
      const ended = await accounts.endSessionsOf(...input)
      const [site, { issuer: provider }] = input
      for (const id of ended)
        await note(site, await emailOf(site, id), {
          event: 'sign-in.ended',
          outcome: 'done',
          details: { provider },
        })
      return ended
    },
  }
}

/** Clients appear as keys of their e-mail addresses. */
export function createAuditedAccounts(
  accounts: Accounts,
  { record, clientKey }: Pick<AuditLog, 'record' | 'clientKey'>,
): Accounts {
  const keyOf = (site: SiteId, email: string | null | undefined) => (email ? clientKey(site, email) : null)
  const note: Note = (site, email, event, other) =>
    record({
      ...event,
      actor: 'client',
      site,
      person: keyOf(site, email),
      ...(other === undefined ? {} : { target: keyOf(site, other) }),
    })
  const emailOf: EmailOf = async (site, id) => (await accounts.account(site, id))?.email
  return {
    ...accounts,
    ...auditedAccess(accounts, note),
    ...auditedAddresses(accounts, note, emailOf),
    async changePassword(...input) {
      const outcome = await accounts.changePassword(...input)
      const [{ site }, id] = input
      const isWrong =
        outcome.kind === 'tooMany' || (outcome.kind === 'invalid' && 'current' in outcome.faults)
      if (outcome.kind === 'changed' || isWrong)
        await note(site, await emailOf(site, id), {
          event: 'account.password-changed',
          outcome: isWrong ? 'refused' : 'done',
        })
      return outcome
    },
    async complete(...input) {
      const outcome = await accounts.complete(...input)
      if (outcome.kind === 'changed')
        await note(input[0].site, outcome.account.email, {
          event: 'consent.changed',
          outcome: 'done',
          details: consentsOf(outcome.account),
        })
      return outcome
    },
    async changeConsents(...input) {
      const changed = await accounts.changeConsents(...input)
      if (changed)
        await note(input[0], changed.email, {
          event: 'consent.changed',
          outcome: 'done',
          details: consentsOf(changed),
        })
      return changed
    },
    ...auditedSessions(accounts, note, emailOf),
    async exportData(...input) {
      const [site, id] = input
      await note(site, await emailOf(site, id), { event: 'data.exported', outcome: 'done' })
      return accounts.exportData(...input)
    },
    async deleteAccount(...input) {
      const [{ site }, id] = input
      const email = await emailOf(site, id)
      const outcome = await accounts.deleteAccount(...input)
      await note(site, email, {
        event: 'data.deleted',
        outcome: outcome.kind === 'deleted' ? 'done' : 'refused',
      })
      return outcome
    },
  }
}
