import type { FormPage } from '@marquee/forms/page.ts'
import type { Staff } from '../create-staff.ts'
import type { FactorState } from '../staff-factors.ts'
import type { StaffRequester, StaffSession } from '../staff-parts.ts'
import type { StaffPerson } from '../store/people.ts'
import type { StaffMails } from './staff-mails.ts'
import type { StaffTexts } from './texts.ts'

/** Addresses of the consoles; null for one that signs in elsewhere. */
export interface ConsoleLinks {
  readonly flags: string | null
  readonly content: string | null
}

export interface StaffContext {
  readonly staff: Staff
  readonly mails: StaffMails
  readonly consoles: ConsoleLinks
  readonly texts: StaffTexts
  readonly request: Request
  readonly url: URL
  /** Origin of the staff host. */
  readonly origin: string
  readonly https: boolean
  readonly requester: StaffRequester
  readonly session: StaffSession | null
  /** Value of the session cookie. */
  readonly sessionToken: string | undefined
  /** Value of the hidden CSRF field; `Form` writes it. */
  readonly csrf: string
}

export interface PersonContext extends StaffContext {
  readonly session: StaffSession
  readonly sessionToken: string
  readonly person: StaffPerson
  readonly factor: FactorState
}

export interface OpenPage extends FormPage<StaffContext> {
  readonly needs: 'nobody'
}

/** A browser without a session is led to the sign-in and back; who does not manage people gets 403 for their pages. */
export interface PersonPage extends FormPage<PersonContext> {
  readonly needs: 'person' | 'manager'
}

export type StaffPage = OpenPage | PersonPage
export type Errors = Readonly<Record<string, string>>
