import type { HostVisitor } from '@marquee/forms/page.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { SiteId } from '#config/sites.ts'
import type { ClientPages } from '../document/client-request.ts'
import type { RequestContext } from '../document/request-context.server.ts'

/** A request of a site's APIs: the host that received it, and the visitor. */
export interface ApiBindings {
  readonly site: SiteId
  readonly host: 'site' | 'client'
  readonly address: string | undefined
  readonly origin: string
  readonly clientOrigin: string
}

export type ApiVisitor = Omit<ApiBindings, 'site'>

export type SiteApi = (site: SiteId, request: Request, visitor: ApiVisitor) => Promise<Response>

export interface ClientIdentity {
  /** Undefined if the provider does not know the path. */
  respond(
    visited: SiteRequest,
    request: Request,
    visitor: { readonly address: string | undefined },
  ): Promise<Response | undefined>
}

/** Whatever responds to requests, besides the outer server's own files, pictures, probes and previews. */
export interface Services {
  /** TanStack Start. The query of `request.url` contains only parameters of the page. May reject; any status is allowed. */
  renderPage(request: Request, context: RequestContext): Promise<Response>
  /** APIs below `/api/` of a site; `client` also on its client host. */
  readonly apis: Readonly<Record<'content' | 'chat' | 'client' | 'feedback', SiteApi>>
  /** Flag values for visitors, below `/api/frontend` of a site. */
  frontendApi?(site: SiteId, request: Request, address?: string): Promise<Response>
  /** Undefined if an outside service has the site's accounts. */
  clientPages?(site: SiteId): ClientPages | undefined
  /** Inline scripts in a page of a client host that we did not write. */
  onForeignScripts?(scripts: number): void
  /** The identity of sites that use the embedded OpenID provider. */
  readonly identity?: ClientIdentity
  /** The API below `/api/` of the flag host. */
  flagApi?(request: Request): Promise<Response>
  /** Every other path of the flag host. */
  flagConsole?(request: Request, visitor: HostVisitor): Promise<Response>
  /** The staff host: its provider and pages. Absent where an outside provider signs staff in. */
  staff?(request: Request, visitor: HostVisitor): Promise<Response>
}
