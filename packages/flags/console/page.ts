import type { DocumentLook } from '@marquee/forms/form-document.tsx'
import type { FormPage, HostVisitor } from '@marquee/forms/page.ts'
import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import type { Safe } from '@marquee/kit/secrets/derived-keys.ts'
import type { FlagEvaluation } from '../evaluation/flag-evaluation.ts'
import type { FlagOwners, FlagTokens, OwnerSession } from '../service/flag-owners.ts'
import type { FlagOwner, FlagService } from '../service/flag-service.ts'
import type { OwnerProvider } from '../service/owner-provider.ts'
import type { FlagResults } from '../service/results/flag-results.ts'
import type { OutsideService } from './outside-service.ts'
import type { PreviewLinks } from './preview/preview-link.server.ts'
import type { ConsoleTexts } from './texts/console-texts.ts'

/** Addresses on the staff host. */
export interface StaffPages {
  readonly account: string
  readonly people: string
}

export interface ConsoleContext {
  readonly look: DocumentLook
  readonly service: FlagService
  readonly owners: FlagOwners
  readonly tokens: FlagTokens
  /** Absent in tests without it. */
  readonly results: Pick<FlagResults, 'results'> | undefined
  readonly provider: OwnerProvider
  /** Null with an outside provider. */
  readonly staffPages: StaffPages | null
  /** Encrypts what a browser keeps until a sign-in. */
  readonly safe: Safe
  /** Absent in tests without sites. */
  readonly evaluation: FlagEvaluation | undefined
  /** Undefined if the sites follow this service. */
  readonly outside: OutsideService | undefined
  /** Absent in tests without it. */
  readonly audit: AuditLog | undefined
  /** Absent: no previews. */
  readonly previews: PreviewLinks | undefined
  readonly request: Request
  readonly url: URL
  /** Texts in the language of the request and the zone of the owner. */
  readonly texts: ConsoleTexts
  /** Origin of the flag service. */
  readonly origin: string
  readonly visitor: HostVisitor
  readonly session: OwnerSession | null
  /** Value of the session cookie. */
  readonly sessionToken: string | undefined
  /** Value of the hidden CSRF field; `Form` writes it. */
  readonly csrf: string
  /** Epoch milliseconds. */
  readonly now: number
}

export interface OwnerContext extends ConsoleContext {
  readonly session: OwnerSession
  readonly sessionToken: string
  readonly owner: FlagOwner
}

export interface OpenPage extends FormPage<ConsoleContext> {
  readonly needs: 'nobody'
}

/**
 * A page for owners of a role or a higher one. It redirects a browser without a session to the sign-in and
 * back; a lower role gets 403.
 */
export interface OwnerPage extends FormPage<OwnerContext> {
  readonly needs: FlagOwner['role']
}

export type ConsolePage = OpenPage | OwnerPage

const ranks: Readonly<Record<FlagOwner['role'], number>> = { viewer: 0, editor: 1, admin: 2 }

export const hasRole = (owner: FlagOwner, role: FlagOwner['role']): boolean =>
  ranks[owner.role] >= ranks[role]
