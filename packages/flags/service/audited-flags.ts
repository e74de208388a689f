import type { AuditEvent, RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import type { SiteId } from '#config/sites.ts'
import { auditedRequests } from './audited-requests.ts'
import type { CallOffResult, ChangeResult, FlagOwner, FlagService, ManyResult } from './flag-service.ts'
import { siteOf } from './flag-table.ts'
import { auditedAuthor } from './owner-parts.ts'

interface Attempt {
  readonly event: 'flag.changed' | 'flag.undone'
  readonly by: FlagOwner
  readonly flag?: string
  readonly site?: SiteId | undefined
}

/** One for each changed cell. Values set already, conflicts and refusals for another reason than rights are no events. */
function eventsOf(
  result: ChangeResult | ManyResult,
  { event, by, flag, site }: Attempt,
): readonly AuditEvent[] {
  const author = auditedAuthor(by)
  if (result.kind === 'changed') {
    const cells = 'cell' in result ? [result.cell] : result.cells
    return cells.map((cell) => ({
      event,
      outcome: 'done',
      ...author,
      site: cell.site,
      subject: cell.flag,
      details: { on: cell.value.on, version: cell.version },
    }))
  }
  if (result.kind !== 'refused' || result.why !== 'notAllowed') return []
  return [{ event, outcome: 'refused', ...author, site: site ?? null, subject: flag ?? null }]
}

function auditedCallOffs(
  service: FlagService,
  record: RecordAudit,
): Pick<FlagService, 'callOff' | 'callOffAll'> {
  const recorded = async (result: CallOffResult, by: FlagOwner, details: AuditEvent['details']) => {
    if (result === 'calledOff' || result === 'notAllowed')
      await record({
        event: 'flag.called-off',
        outcome: result === 'calledOff' ? 'done' : 'refused',
        ...auditedAuthor(by),
        details,
      })
    return result
  }
  return {
    callOff: async (id, by) => recorded(await service.callOff(id, by), by, { plan: id }),
    callOffAll: async (batch, by) => recorded(await service.callOffAll(batch, by), by, { batch }),
  }
}

/** The reasons stay in the history of the flags. */
export function createAuditedFlags(service: FlagService, record: RecordAudit): FlagService {
  return {
    ...service,
    async change(change, by) {
      const result = await service.change(change, by)
      const { flag, site } = change
      for (const event of eventsOf(result, { event: 'flag.changed', by, flag, site: siteOf(site) }))
        await record(event)
      return result
    },
    async changeMany(changes, by) {
      const result = await service.changeMany(changes, by)
      for (const event of eventsOf(result, { event: 'flag.changed', by })) await record(event)
      return result
    },
    ...auditedRequests(service, record),
    async undo(entry, reason, by) {
      const result = await service.undo(entry, reason, by)
      for (const event of result ? eventsOf(result, { event: 'flag.undone', by }) : []) await record(event)
      return result
    },
    async schedule(wanted, by) {
      const result = await service.schedule(wanted, by)
      if (result.kind === 'refused' && result.why !== 'notAllowed') return result
      const about = { event: 'flag.planned', ...auditedAuthor(by) } as const
      if (result.kind === 'refused') await record({ ...about, outcome: 'refused' })
      else
        for (const { id, batch, flag, site, value, from, until } of result.changes)
          await record({
            ...about,
            outcome: 'done',
            site,
            subject: flag,
            details: { plan: id, ...(batch && { batch }), on: value.on, from, until: until ?? '' },
          })
      return result
    },
    ...auditedCallOffs(service, record),
  }
}
