import type { ReactNode } from 'react'
import type { FlagVisitor } from '../server/outer-options.ts'
import type { PreviewLinks } from '../server/previews/preview-link.server.ts'
import type { FlagEvaluation } from '../services/flag-evaluation/flag-evaluation.ts'
import type { FlagOwners, FlagTokens, OwnerSession } from '../services/flags/flag-owners.ts'
import type { FlagOwner, FlagService } from '../services/flags/flag-service.ts'
import type { OutsideService } from './outside-service.ts'
import type { ConsoleForm } from './read-form.ts'

/** Everything that a page may ask about the request that it answers. */
export interface ConsoleContext {
  readonly service: FlagService
  readonly owners: FlagOwners
  readonly tokens: FlagTokens
  /** What the sites make of the flags; absent where the pages are shown without them. */
  readonly evaluation: FlagEvaluation | undefined
  /** The service that the sites follow in place of this one; undefined where they follow this one. */
  readonly outside: OutsideService | undefined
  /** Absent where nobody signs previews. */
  readonly previews: PreviewLinks | undefined
  readonly request: Request
  readonly url: URL
  /** Scheme, host and port of the flag service. */
  readonly origin: string
  readonly visitor: FlagVisitor
  readonly session: OwnerSession | null
  /** What the cookie of the session holds. */
  readonly sessionToken: string | undefined
  /** Value of the hidden field that every form has; `Form` writes it. */
  readonly csrf: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** A page for who is signed in. */
export interface OwnerContext extends ConsoleContext {
  readonly session: OwnerSession
  readonly sessionToken: string
  readonly owner: FlagOwner
}

export interface ShownPage {
  readonly kind: 'page'
  /** 200 unless said. */
  readonly status?: number
  /** The page's one heading. */
  readonly title: string
  readonly lead?: ReactNode
  readonly body: ReactNode
  /** As wide as the window: for tables. */
  readonly wide?: boolean
  readonly cookies?: readonly string[]
}

export type PageResponse =
  | ShownPage
  /** 303 to a path of the flag service. */
  | { readonly kind: 'redirect'; readonly location: string; readonly cookies?: readonly string[] }
  /** For files and for data. */
  | { readonly kind: 'response'; readonly response: Response; readonly cookies?: readonly string[] }
  | { readonly kind: 'missing' }

type Handled = Promise<PageResponse> | PageResponse

/** Shown to whoever comes. */
export interface OpenPage {
  readonly needs: 'nobody'
  get(context: ConsoleContext): Handled
  /** Called with a form whose hidden field was right. */
  post?(context: ConsoleContext, form: ConsoleForm): Handled
}

/** Shown to owners of a role or a higher one; who is not signed in is led to the sign-in and back, who may less gets 403. */
export interface OwnerPage {
  readonly needs: FlagOwner['role']
  get(context: OwnerContext): Handled
  post?(context: OwnerContext, form: ConsoleForm): Handled
}

/** One page of the console: what reading it shows and what sending its form does. */
export type ConsolePage = OpenPage | OwnerPage

const ranks: Readonly<Record<FlagOwner['role'], number>> = { viewer: 0, editor: 1, admin: 2 }

export const hasRole = (owner: FlagOwner, role: FlagOwner['role']): boolean =>
  ranks[owner.role] >= ranks[role]
