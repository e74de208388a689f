import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import type { Secrets } from '@marquee/kit/start/data-dir.ts'
import { readContentPreview } from '#models/preview-token.ts'
import type { Env } from '../server/env/env.ts'
import type { ServerLog } from '../server/probes/server-log.ts'
import { countFeelings } from '../services/accounts/store/feeling-counts.ts'
import { type ContentBackend, createContentBackend } from '../services/content/content-backend.ts'
import { createPublishing, type Publishing } from '../services/content/publishing/create-publishing.ts'
import type { Store } from './open-store.ts'
import { editorMailsOf } from './staff-mails.ts'

/** The embedded content service. */
export const openContent = (
  env: Env,
  secrets: Secrets,
  store: Store,
  log: ServerLog,
): Promise<ContentBackend> =>
  createContentBackend({
    store,
    zoneHeader: env.TRUST_PROXY ? env.ZONE_HEADER : undefined,
    secret: secrets.session,
    readPreview: (site, token, now) => readContentPreview(secrets.publishing, site, token, now),
    countFeelings: (site, show) => countFeelings(store, site, show),
    recaptcha:
      env.RECAPTCHA_KEY && env.RECAPTCHA_SECRET
        ? { key: env.RECAPTCHA_KEY, secret: env.RECAPTCHA_SECRET }
        : undefined,
    log: log.app,
  })

/** The receiver of what the content management system publishes. */
export const openPublishing = (
  env: Env,
  secret: string,
  store: Store,
  { record }: AuditLog,
  { app }: ServerLog,
): Publishing =>
  createPublishing({
    store,
    record,
    secret,
    queueMail: editorMailsOf(env, store),
    onError: (error, message) => app.error({ err: error }, message),
    log: app,
  })
