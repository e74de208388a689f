import type { SiteId } from '../../../config/sites.ts'
import type { AuditEvent, RecordAudit } from '../audit/audit-log.ts'
import { auditedAuthor } from './audited-owners.ts'
import type { ChangeResult, FlagOwner, FlagService } from './flag-service.ts'
import { siteOf } from './flag-table.ts'

/** Null for what is no change: a conflict, or a refusal for another reason than rights. */
function eventOf(
  event: 'flag.changed' | 'flag.undone',
  result: ChangeResult,
  by: FlagOwner,
  attempted: { readonly flag: string | null; readonly site: SiteId | null },
): AuditEvent | null {
  if (result.kind === 'changed') {
    const { flag, site, value, version } = result.cell
    const details = { on: value.on, version }
    return { event, outcome: 'done', ...auditedAuthor(by), site, subject: flag, details }
  }
  if (result.kind === 'conflict' || result.why !== 'notAllowed') return null
  return { event, outcome: 'refused', ...auditedAuthor(by), site: attempted.site, subject: attempted.flag }
}

/** The reasons stay in the history of the flags. */
export function createAuditedFlags(service: FlagService, record: RecordAudit): FlagService {
  return {
    ...service,
    async change(change, by) {
      const result = await service.change(change, by)
      const attempted = { flag: change.flag, site: siteOf(change.site) ?? null }
      const event = eventOf('flag.changed', result, by, attempted)
      if (event) await record(event)
      return result
    },
    async undo(entry, reason, by) {
      const result = await service.undo(entry, reason, by)
      const event = result && eventOf('flag.undone', result, by, { flag: null, site: null })
      if (event) await record(event)
      return result
    },
    async imported(file, reason, by) {
      const result = await service.imported(file, reason, by)
      if (result.kind === 'imported')
        await record({
          event: 'flag.imported',
          outcome: 'done',
          ...auditedAuthor(by),
          details: { changes: result.changed.length },
        })
      return result
    },
  }
}
