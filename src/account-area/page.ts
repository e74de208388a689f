import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { FlagValues } from '../../config/flags.ts'
import type { Site } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import type { Formats } from '../i18n/format.ts'
import type { AccountPlace, Accounts, Requester, Session } from '../services/accounts/accounts.ts'
import type { Identity } from '../services/accounts/ports.ts'

/** Everything that a page may ask about the request that it answers. */
export interface ClientContext {
  readonly site: Site
  readonly flags: FlagValues
  readonly language: Language
  readonly place: AccountPlace
  readonly requester: Requester
  readonly https: boolean
  readonly request: Request
  readonly url: URL
  /** Name of the page in the address. */
  readonly name: string
  readonly session: Session | null
  /** What the cookie of the session holds. */
  readonly sessionToken: string | undefined
  readonly accounts: Accounts
  /** The embedded provider; null where the site uses none. */
  readonly identity: Identity | null
  /** Shown inside a frame of the site: no header and no footer around it. */
  readonly framed: boolean
  /** Mails can be read at the client host itself, because nothing sends them. */
  readonly outbox: boolean
  /** Value of the hidden field that every form has. */
  readonly csrf: string
  readonly t: TFunction
  readonly formats: Formats
  /** Epoch milliseconds. */
  readonly now: number
  /** Path of a page of the client host in the same language; in a frame it stays one. */
  href(page: string, query?: Readonly<Record<string, string>>): string
  /** Address of a path of the site; its home in the page's language without one. */
  siteHref(path?: string): string
}

export interface ShownPage {
  readonly kind: 'page'
  /** 200 unless said. */
  readonly status?: number
  /** The page's one heading. */
  readonly title: string
  readonly lead?: ReactNode
  /** Beside the body where there is room. */
  readonly aside?: ReactNode
  readonly body: ReactNode
  readonly cookies?: readonly string[]
  /** Scripts of the page itself; the policy knows them by their hash. */
  readonly script?: string
}

export type PageResponse =
  | ShownPage
  /** 303: the address may be one of the site. */
  | { readonly kind: 'redirect'; readonly location: string; readonly cookies?: readonly string[] }
  /** For files, and for answers that others write. */
  | { readonly kind: 'response'; readonly response: Response; readonly cookies?: readonly string[] }
  | { readonly kind: 'missing' }

/** One page of the client area: what reading it shows and what sending its form does. */
export interface ClientAreaPage {
  /** An account page is shown to a signed-in client; anybody else is led to the log-in and back. */
  readonly kind: 'guest' | 'account'
  /** The site may frame it. */
  readonly framed?: boolean
  /** A page that is not there is 404. */
  readonly exists?: (context: Pick<ClientContext, 'site' | 'flags' | 'outbox'>) => boolean
  get(context: ClientContext): Promise<PageResponse> | PageResponse
  /** Called with a form whose hidden field was right. */
  post?(
    context: ClientContext,
    form: URLSearchParams,
    file: Uint8Array | null,
  ): Promise<PageResponse> | PageResponse
  /** Present on pages whose form may have one file. */
  readonly upload?: PageUpload
}

interface PageUpload {
  readonly megabytes: number
  /** The answer to a larger file. */
  tooLarge(context: ClientContext): Promise<PageResponse> | PageResponse
}

/** A page for who is signed in. */
export type AccountContext = ClientContext & { readonly session: Session; readonly sessionToken: string }

/** An account page always has a session. */
export function accountPage(page: {
  readonly exists?: ClientAreaPage['exists']
  get(context: AccountContext): Promise<PageResponse> | PageResponse
  post?(
    context: AccountContext,
    form: URLSearchParams,
    file: Uint8Array | null,
  ): Promise<PageResponse> | PageResponse
  readonly upload?: {
    readonly megabytes: number
    tooLarge(context: AccountContext): Promise<PageResponse> | PageResponse
  }
}): ClientAreaPage {
  const withSession = (context: ClientContext): AccountContext => {
    const { session, sessionToken } = context
    if (session === null || sessionToken === undefined) throw new Error('An account page without a session')
    return { ...context, session, sessionToken }
  }
  const { exists, post, upload } = page
  return {
    kind: 'account',
    ...(exists ? { exists } : {}),
    get: (context) => page.get(withSession(context)),
    ...(post
      ? {
          post: (context: ClientContext, form: URLSearchParams, file: Uint8Array | null) =>
            post(withSession(context), form, file),
        }
      : {}),
    ...(upload
      ? { upload: { ...upload, tooLarge: (context: ClientContext) => upload.tooLarge(withSession(context)) } }
      : {}),
  }
}
