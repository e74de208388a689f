import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { serviceLimits } from '#config/service-limits.ts'
import { createFlagEvaluation, type FollowingFlagEvaluation } from './create-flag-evaluation.ts'
import { createFlagBackup } from './flag-backup.ts'
import type { FlagLog } from './flag-news.ts'
import { type EmbeddedFlags, embeddedSource, unleashSource } from './flag-source.ts'
import { createFlagStreams, type FlagStreams } from './flag-streams.ts'
import { createFrontendApi, type FrontendApi, type FrontendApiOptions } from './frontend-api.ts'
import { createUnleashServer } from './unleash.ts'

interface SiteFlagsOptions {
  readonly env: {
    readonly DATA_DIR: string
    readonly UNLEASH_URL?: string | undefined
    readonly UNLEASH_TOKEN?: string | undefined
    readonly UNLEASH_ENVIRONMENT: string
  }
  readonly embedded: EmbeddedFlags
  readonly results: FrontendApiOptions['results']
  readonly log: FlagLog
}

export interface OpenSiteFlags {
  readonly evaluation: FollowingFlagEvaluation
  readonly streams: FlagStreams
  readonly frontendApi: FrontendApi
}

const { poll, open, timeout, startWait, streams: most, heartbeat } = serviceLimits.flags
const BACKUP = 'flags-of-unleash.json'

function sourceOf({
  env: { DATA_DIR, UNLEASH_URL: url, UNLEASH_TOKEN: token, UNLEASH_ENVIRONMENT: environment },
  embedded,
}: SiteFlagsOptions) {
  if (!url || !token) return { source: embeddedSource(embedded, { every: open, timeout }) }
  const { origin, pathname } = new URL(url)
  const server = createUnleashServer({
    url,
    token,
    application: 'marquee',
    instance: randomUUID(),
    timeout,
    interval: poll,
  })
  return {
    source: unleashSource(server, poll, Date.now),
    backup: createFlagBackup(
      join(DATA_DIR, BACKUP),
      `${origin}${pathname.replace(/\/+$/, '')} ${environment}`,
    ),
  }
}

/** Resolves when the service has responded, or after a maximum wait. */
export async function openSiteFlags(options: SiteFlagsOptions): Promise<OpenSiteFlags> {
  const environment = options.env.UNLEASH_ENVIRONMENT
  const evaluation = createFlagEvaluation({ ...sourceOf(options), environment, log: options.log, startWait })
  await evaluation.started()
  const streams = createFlagStreams({ evaluation, most, heartbeat })
  return {
    evaluation,
    streams,
    frontendApi: createFrontendApi({
      evaluation,
      environment,
      changes: streams.respond,
      results: options.results,
    }),
  }
}
