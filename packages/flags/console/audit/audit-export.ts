import type { AuditLog, AuditQuery } from '@marquee/kit/audit/audit-log.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { OwnerPage } from '../page.ts'
import { readAuditQuery } from './audit-query.ts'

const { batch } = serviceLimits.audit

/** Newest first, one JSON object a line. */
function lines(audit: AuditLog, query: AuditQuery): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let before = query.before
  return new ReadableStream({
    async pull(controller) {
      const rows = await audit.list({ ...query, before, limit: batch })
      before = rows.at(-1)?.id
      if (rows.length > 0)
        controller.enqueue(encoder.encode(rows.map((row) => `${JSON.stringify(row)}\n`).join('')))
      if (rows.length < batch) controller.close()
    },
  })
}

export const auditExport: OwnerPage = {
  needs: 'admin',
  async get({ audit, owner, url, now }) {
    if (!audit) return { kind: 'missing' }
    await audit.record({ event: 'audit.exported', outcome: 'done', actor: 'owner', person: owner.name })
    const headers = {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="audit-${new Date(now).toISOString().slice(0, 10)}.jsonl"`,
    }
    return {
      kind: 'response',
      response: new Response(lines(audit, readAuditQuery(url)), { headers }),
    }
  },
}
