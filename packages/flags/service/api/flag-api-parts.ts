import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { FlagContext, FrontendToggle } from '../../evaluation/flag-evaluation.ts'
import { accepted, errorResponse, readBody } from '../../evaluation/unleash-responses.ts'
import { metricsBody, registerBody } from '../../evaluation/usage-body.ts'
import type { FlagToken, FlagTokenKind, FlagTokens } from '../flag-owners.ts'
import type { FlagService } from '../flag-service.ts'

const { bodyBytes } = serviceLimits.flags

export interface FlagApiOptions {
  readonly service: Pick<FlagService, 'rows' | 'change' | 'definitions' | 'exported' | 'countUsage'>
  readonly tokens: Pick<FlagTokens, 'check'>
  readonly environment: string
  readonly record?: RecordAudit
  readonly onError: (error: unknown, path: string) => void
  readonly evaluate?: (context: FlagContext) => Promise<readonly FrontendToggle[]>
}

export type ApiEnv = {
  readonly Bindings: { readonly request: Request }
  readonly Variables: { token: FlagToken }
}

const WANTED: Readonly<Record<FlagTokenKind, string>> = {
  client: 'server-side SDKs',
  frontend: 'browsers',
  admin: 'scripts',
}

export async function tokenOf(
  tokens: FlagApiOptions['tokens'],
  request: Request,
  kind: FlagTokenKind,
): Promise<FlagToken | Response> {
  const token = await tokens.check(request.headers.get('authorization') ?? undefined, kind)
  return (
    token ??
    errorResponse(
      401,
      'AuthenticationRequired',
      `This path requires a token for ${WANTED[kind]} in the Authorization header.`,
    )
  )
}

export async function storeMetrics(
  { service }: Pick<FlagApiOptions, 'service'>,
  request: Request,
  status: 200 | 202,
): Promise<Response> {
  const read = await readBody(request, metricsBody, bodyBytes)
  if ('refused' in read) return read.refused
  await service.countUsage(read.value.bucket.toggles)
  return accepted(status)
}

/** Validates a registration. Nothing reads registrations, so none is stored. */
export async function acceptRegistration(request: Request, status: 200 | 202): Promise<Response> {
  const read = await readBody(request, registerBody, bodyBytes)
  return 'refused' in read ? read.refused : accepted(status)
}
