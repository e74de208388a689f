import type { ReactNode } from 'react'
import type { SentForm } from './sent-form.ts'

/** The policy lists the hash of its code. */
export interface InlineScript {
  readonly code: string
  /** Attributes of its element. */
  readonly options: Readonly<Record<`data-${string}`, string>>
}

export interface ShownPage {
  readonly kind: 'page'
  /** Default: 200. */
  readonly status?: number
  /** Seconds, with 429 or 503. */
  readonly retryAfter?: number | undefined
  /** The page’s only `h1`. */
  readonly title: string
  readonly lead?: ReactNode
  /** Content beside the body on wide screens. */
  readonly aside?: ReactNode
  readonly body: ReactNode
  /** True: as wide as the window, for tables. */
  readonly wide?: boolean
  readonly cookies?: readonly string[]
  readonly script?: InlineScript
  /** Path of a deferred script besides that of all pages. */
  readonly scriptPath?: string | undefined
  /** Address to which the browser continues at once. Unlike a redirect after a form, the policy does not limit it. */
  readonly next?: string
}

export type PageResponse =
  | ShownPage
  /** 303. */
  | { readonly kind: 'redirect'; readonly location: string; readonly cookies?: readonly string[] }
  /** Files, data, and responses of others. */
  | { readonly kind: 'response'; readonly response: Response; readonly cookies?: readonly string[] }
  /** 404. */
  | { readonly kind: 'missing' }

export type Handled = Promise<PageResponse> | PageResponse

export interface FormPage<Context> {
  get(context: Context): Handled
  /** Called after the CSRF check. */
  post?(context: Context, form: SentForm): Handled
  /** The upload of a form with files. */
  readonly upload?: PageUpload<Context>
}

export interface PageUpload<Context> {
  readonly megabytes: number
  tooLarge(context: Context): Handled
}

/** The visitor of a host that has a session. */
export interface HostVisitor {
  readonly address: string | undefined
  /** The origin of the host. */
  readonly origin: string
  readonly https: boolean
}
