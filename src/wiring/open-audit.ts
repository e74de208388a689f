import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import { createAuditLog } from '@marquee/kit/audit/create-audit-log.ts'
import { currentRequest } from '../server/current-request.ts'
import type { Env } from '../server/env/env.ts'
import type { ServerLog } from '../server/probes/server-log.ts'
import type { Store } from './open-store.ts'

export const openAudit = (env: Env, secret: string, store: Store, { app }: ServerLog): AuditLog =>
  createAuditLog({
    store,
    secret,
    retention: { personalDays: env.AUDIT_PERSONAL_DAYS, days: env.AUDIT_DAYS },
    request: currentRequest,
    log: app,
    onError: (error, message) => app.error({ err: error }, message),
  })
