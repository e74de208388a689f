import type { PayloadRequest } from 'payload'
import { recordAudit } from '../sign-in/audit-entries.ts'
import { alone } from '../sign-in/other-ways.ts'
import { endSessions, findProviderSessions } from '../sign-in/provider-sessions.ts'
import { readProofs } from './factor-store.ts'

export interface EditorSession {
  readonly id: string
  readonly current: boolean
  /** Browser and system, for example `Firefox, Windows`; null if unknown. */
  readonly device: string | null
  /** Started at the provider. */
  readonly atProvider: boolean
  /** ISO date-times. The end moves while a page is open. */
  readonly startedAt: string
  readonly endsAt: string
}

interface StoredSession {
  readonly id: string
  readonly createdAt?: string | Date | null
  readonly expiresAt: string | Date
}

export interface SessionAccount {
  readonly id: number
  readonly email: string
  readonly role?: unknown
  readonly sessions?: readonly StoredSession[] | null
}

const iso = (date: string | Date) => new Date(date).toISOString()

/** The sessions of an account that have not expired, latest first. `current`: that of the request. */
export async function sessionsOf(
  { payload }: PayloadRequest,
  { id, sessions }: SessionAccount,
  current: string,
): Promise<readonly EditorSession[]> {
  const [proofs, provided] = await Promise.all([
    readProofs({ payload }, id),
    findProviderSessions(payload, { account: { equals: id } }),
  ])
  const of = (session: string) => [...provided, ...proofs].find((each) => each.session === session)
  return (sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
    .map((session) => ({
      id: session.id,
      current: session.id === current,
      device: of(session.id)?.device ?? null,
      atProvider: provided.some((each) => each.session === session.id),
      startedAt: iso(session.createdAt ?? session.expiresAt),
      endsAt: iso(session.expiresAt),
    }))
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))
}

/** Ends the sessions that `ends` selects, with an audit entry. */
export const endEditorSessions = (
  req: PayloadRequest,
  { id, email }: Pick<SessionAccount, 'id' | 'email'>,
  ends: (session: string) => boolean,
): Promise<void> =>
  alone(req, async () => {
    await endSessions(req, id, ends)
    await recordAudit(req, { event: 'sign-in.ended', person: email })
  })
