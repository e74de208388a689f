import type { FlagContext, FrontendToggle } from '../../../flags/flag-evaluation.ts'
import { refusal } from '../../../flags/unleash-answers.ts'
import type { FlagToken, FlagTokens, TokenKind } from '../flag-owners.ts'
import type { FlagService } from '../flag-service.ts'
import type { SeenApplication } from '../store/applications.ts'

export interface FlagApiOptions {
  readonly service: FlagService
  readonly tokens: Pick<FlagTokens, 'check'>
  /** Every flag that is on for a context. */
  readonly evaluate: (context: FlagContext) => Promise<readonly FrontendToggle[]>
  readonly keepApplication: (application: SeenApplication) => Promise<void>
  /** Environment of the flags, as Unleash names it. */
  readonly environment: string
  readonly onError: (error: unknown, path: string) => void
}

export type ApiEnv = { readonly Bindings: { readonly request: Request }; readonly Variables: { token: FlagToken } }

const WANTED: Readonly<Record<TokenKind, string>> = { client: 'server-side SDKs', frontend: 'browsers', admin: 'scripts' }

/** Whose token the request carries, or the answer that says it carries none that counts here. */
export async function tokenOf(tokens: FlagApiOptions['tokens'], request: Request, kind: TokenKind): Promise<FlagToken | Response> {
  const token = await tokens.check(request.headers.get('authorization') ?? undefined, kind)
  return token ?? refusal(401, 'AuthenticationRequired', `This address asks for a token for ${WANTED[kind]} in the Authorization header.`)
}
