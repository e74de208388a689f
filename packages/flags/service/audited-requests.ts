import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import type { DecisionRefusal, FourEyes } from './flag-service.ts'
import { auditedAuthor } from './owner-parts.ts'

const isForbidden = (why: DecisionRefusal) => why === 'own' || why === 'notAllowed'

export const auditedRequests = (
  service: FourEyes,
  record: RecordAudit,
): Pick<FourEyes, 'requestChange' | 'decide'> => ({
  async requestChange(change, by) {
    const result = await service.requestChange(change, by)
    if (result.kind === 'requested' && !result.repeated)
      await record({
        event: 'flag.requested',
        outcome: 'done',
        ...auditedAuthor(by),
        site: result.request.site,
        subject: result.request.flag,
        details: { on: result.request.value.on, version: result.request.version },
      })
    return result
  },
  async decide(id, decision, by) {
    const result = await service.decide(id, decision, by)
    const { request } = result
    if (request && (result.kind !== 'refused' || isForbidden(result.why)))
      await record({
        event: decision === 'approve' ? 'flag.approved' : 'flag.declined',
        outcome: result.kind === 'refused' ? 'refused' : 'done',
        ...auditedAuthor(by),
        site: request.site,
        subject: request.flag,
        details: { on: request.value.on, version: request.version },
      })
    return result
  },
})
