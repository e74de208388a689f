import type { ChangeRequest, FlagCell, FlagOwner, FlagRow } from '../../service/flag-service.ts'
import { mayChange } from '../../service/may-change.ts'

export type RequestState = 'open' | 'approved' | 'declined' | 'expired' | 'outdated'

const cellOf = (rows: readonly FlagRow[], { flag, site }: ChangeRequest): FlagCell | undefined =>
  rows.find(({ name }) => name === flag)?.cells[site]

export function requestState(
  request: ChangeRequest,
  { rows, now }: { readonly rows: readonly FlagRow[]; readonly now: number },
): RequestState {
  if (request.decision !== null) return request.decision.kind
  if (Date.parse(request.expiresAt) <= now) return 'expired'
  return cellOf(rows, request)?.version === request.version ? 'open' : 'outdated'
}

/** The number of requests that an owner may approve. */
export const waitingFor = (
  requests: readonly ChangeRequest[],
  owner: FlagOwner,
  known: { readonly rows: readonly FlagRow[]; readonly now: number },
): number =>
  requests.filter(
    (request) =>
      requestState(request, known) === 'open' && allowedDecisions(request, owner).includes('approve'),
  ).length

/** Decisions that an owner may take about an open request. */
export function allowedDecisions(
  request: ChangeRequest,
  owner: FlagOwner,
): readonly ('approve' | 'decline')[] {
  if (!mayChange(owner, request.site)) return []
  return request.by.id === owner.id ? ['decline'] : ['approve', 'decline']
}
