import type { FormPage } from '@marquee/forms/page.ts'
import type { Formats } from '@marquee/i18n/format.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { TFunction } from 'i18next'
import type { FlagValues } from '#config/flags.ts'
import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Accounts, Session } from '../services/accounts/accounts.ts'
import type { Identity } from '../services/accounts/ports.ts'
import type { Requester } from '../services/accounts/refusals.ts'
import type { WaitingOrder } from './order-address.ts'

/** A request as pages see it. */
export interface ClientContext {
  readonly site: Site
  readonly flags: FlagValues
  readonly language: Language
  readonly visited: SiteRequest
  readonly requester: Requester
  readonly https: boolean
  readonly request: Request
  readonly url: URL
  /** Name in the address. */
  readonly name: string
  readonly session: Session | null
  /** Value of the session cookie. */
  readonly sessionToken: string | undefined
  readonly accounts: Accounts
  /** The order to which the page returns; null without one. */
  readonly order: WaitingOrder | null
  /** The embedded provider; null if the site uses none. */
  readonly identity: Identity | null
  /** Clients of the site sign in at an outside provider, and nowhere else. */
  readonly isElsewhere: boolean
  /** True in a frame of the site, without header and footer. */
  readonly framed: boolean
  /** The client host shows its mails, because no mail server is set. */
  readonly outbox: boolean
  /** Chosen on the site. */
  readonly theme: 'light' | 'dark' | undefined
  /** Value of the hidden CSRF field. */
  readonly csrf: string
  readonly t: TFunction
  readonly formats: Formats
  /** Epoch milliseconds. */
  readonly now: number
  /** `performance.now()` up to which the page waits for the content API. */
  readonly deadline: number
  /** Path of a client-host page in the same language; a framed page links to framed pages. */
  href(page: string, query?: Readonly<Record<string, string>>): string
  /** Address on the site; default: its home in the page’s language. */
  siteHref(path?: string): string
}

export interface ClientAreaPage extends FormPage<ClientContext> {
  /** An account page needs a session; without one it redirects to the sign-in and back. */
  readonly kind: 'guest' | 'account'
  /** The site may frame it. */
  readonly framed?: boolean
  /** False: 404. */
  readonly exists?: (context: Pick<ClientContext, 'site' | 'flags' | 'outbox' | 'accounts'>) => boolean
}

export type AccountContext = ClientContext & { readonly session: Session; readonly sessionToken: string }

function withSession(context: ClientContext): AccountContext {
  const { session, sessionToken } = context
  if (session === null || sessionToken === undefined) throw new Error('An account page without a session')
  return { ...context, session, sessionToken }
}

export function accountPage({
  exists,
  get,
  post,
  upload,
}: FormPage<AccountContext> & Pick<ClientAreaPage, 'exists'>): ClientAreaPage {
  return {
    kind: 'account',
    ...(exists && { exists }),
    get: (context) => get(withSession(context)),
    ...(post && { post: (context, form) => post(withSession(context), form) }),
    ...(upload && {
      upload: { ...upload, tooLarge: (context) => upload.tooLarge(withSession(context)) },
    }),
  }
}
