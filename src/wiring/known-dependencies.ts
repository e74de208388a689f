import { hasRoom } from '@marquee/kit/start/data-dir.ts'
import { siteIds } from '#config/sites.ts'
import type { createSiteSources } from '../api/site-sources.ts'
import type { Env } from '../server/env/env.ts'
import { type Dependency, triedDependency } from '../server/probes/dependencies.ts'
import type { ContentBackend } from '../services/content/content-backend.ts'
import type { Flags } from './open-flags.ts'

/** Embedded services fail with the database. */
export const dependenciesOf = (
  env: Env,
  {
    backend,
    sources,
    clientHosts,
    flags,
  }: {
    readonly backend: ContentBackend
    readonly sources: ReturnType<typeof createSiteSources>
    readonly clientHosts: ReturnType<typeof createSiteSources>
    readonly flags: Flags
  },
): readonly Dependency[] => [
  triedDependency('database', backend.ready, Date.now),
  // A process with a full disk goes on with pages, and another one would find the same disk.
  triedDependency('disk', () => hasRoom(env.DATA_DIR), Date.now, false),
  ...siteIds.flatMap((site): Dependency[] => [
    ...(env.contentApis[site]
      ? [{ name: 'content', site, isNeeded: false, failingSince: sources[site].failingSince } as const]
      : []),
    ...(env.clientApis[site]
      ? [{ name: 'clients', site, isNeeded: false, failingSince: clientHosts[site].failingSince } as const]
      : []),
  ]),
  { name: 'flags', isNeeded: false, failingSince: () => flags.evaluation.figures().failingSince },
]
