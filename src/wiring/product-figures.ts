import type { OpenSiteFlags } from '@marquee/flags/evaluation/open-site-flags.ts'
import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import { type DeliveryQueue, queueFigures } from '@marquee/kit/delivery/delivery-queues.ts'
import { rateLimitRefusals } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Secrets } from '@marquee/kit/start/data-dir.ts'
import type { SiteId } from '#config/sites.ts'
import { figuresOf, type SiteSource } from '../api/site-sources.ts'
import type { Env } from '../server/env/env.ts'
import type { OuterOptions } from '../server/outer-options.ts'
import type { Accounts } from '../services/accounts/accounts.ts'
import { secondsSinceBackup } from '../services/last-backup.ts'
import type { Store } from './open-store.ts'

interface Parts {
  readonly env: Env
  readonly secrets: Secrets
  readonly store: Pick<Store, 'read'>
  readonly sources: Readonly<Record<SiteId, SiteSource>>
  readonly clientHosts: Readonly<Record<SiteId, SiteSource>>
  readonly flags: Pick<OpenSiteFlags, 'evaluation'>
  readonly audit: AuditLog
  readonly accounts: Pick<Accounts, 'reminders' | 'orderFigures'>
}

/** A delivery without server, key or address waits for nothing: it is no queue. */
const deliveredQueues = (
  { SMTP_URL, FLAGS_WEBHOOK }: Env,
  { notifications }: Secrets,
): readonly DeliveryQueue[] => [
  ...(SMTP_URL === undefined ? [] : (['mails'] as const)),
  ...(notifications === undefined ? [] : (['notifications'] as const)),
  ...(FLAGS_WEBHOOK === undefined ? [] : (['flags'] as const)),
]

/** Figures for the metrics. */
export const productFigures = ({
  env,
  secrets,
  store,
  sources,
  clientHosts,
  flags,
  audit,
  accounts,
}: Parts): Pick<
  OuterOptions,
  | 'flagFigures'
  | 'sourceFigures'
  | 'auditFigures'
  | 'refusals'
  | 'orderFigures'
  | 'reminderFigures'
  | 'queueFigures'
  | 'backupSeconds'
> => ({
  flagFigures: flags.evaluation.figures,
  sourceFigures: figuresOf({ content: sources, clients: clientHosts }),
  auditFigures: audit.figures,
  refusals: rateLimitRefusals,
  orderFigures: accounts.orderFigures,
  reminderFigures: () => accounts.reminders?.figures(),
  queueFigures: () =>
    Promise.all(deliveredQueues(env, secrets).map((queue) => queueFigures(store.read, queue, Date.now()))),
  backupSeconds: () => secondsSinceBackup(store.read, Date.now()),
})
