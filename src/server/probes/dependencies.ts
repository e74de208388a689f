import { within } from '@marquee/kit/http/within.ts'
import type { Metric } from 'prom-client'
import { readGauges } from './read-metrics.ts'

/** Something outside of this process. */
export interface Dependency {
  readonly name: 'database' | 'disk' | 'content' | 'clients' | 'flags'
  /** The site of a service that differs by site. */
  readonly site?: string
  /** True: this process cannot serve without it; pages show what is known without others. */
  readonly isNeeded: boolean
  /** Epoch milliseconds of its first failure; undefined while it works. */
  failingSince(): number | undefined | Promise<number | undefined>
}

export interface Problem extends Pick<Dependency, 'name' | 'site' | 'isNeeded'> {
  /** Instant. */
  readonly since: string
}

const LONGEST_CHECK = 2_000

/** A dependency that is known by trying. `check` rejects, responds false or takes longer than two seconds while it fails. */
export function triedDependency(
  name: Dependency['name'],
  check: () => Promise<boolean>,
  clock: () => number,
  isNeeded = true,
): Dependency {
  let since: number | undefined
  return {
    name,
    isNeeded,
    async failingSince() {
      const works = await within(LONGEST_CHECK, check()).catch(() => false)
      since = works === true ? undefined : (since ?? clock())
      return since
    },
  }
}

export async function problemsOf(dependencies: readonly Dependency[]): Promise<readonly Problem[]> {
  const found = await Promise.all(
    dependencies.map(async ({ name, site, isNeeded, failingSince }) => {
      const since = await failingSince()
      return since === undefined
        ? []
        : [{ name, ...(site ? { site } : {}), isNeeded, since: new Date(since).toISOString() }]
    }),
  )
  return found.flat()
}

export const dependencyMetric = (dependencies: readonly Dependency[]): Metric =>
  readGauges(
    'dependency_up',
    '0 while a database or service fails that this process needs.',
    ['dependency', 'site'],
    () =>
      Promise.all(
        dependencies.map(async ({ name, site = '', failingSince }) => {
          const isUp = (await failingSince()) === undefined
          return [{ dependency: name, site }, isUp ? 1 : 0] as const
        }),
      ),
  )
