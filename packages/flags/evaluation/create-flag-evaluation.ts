import { within } from '@marquee/kit/http/within.ts'
import { flags } from '#config/flags.ts'
import { recordOf } from '#config/keys.ts'
import { siteIds } from '#config/sites.ts'
import type { Features } from '#models/feature.ts'
import type { FlagBackup } from './flag-backup.ts'
import type { FlagEvaluation, FlagState } from './flag-evaluation.ts'
import { createFlagNews, type FlagLog } from './flag-news.ts'
import { createFlagRules, type FlagConfigs, type FlagRules } from './flag-rules.ts'
import type { FlagSource } from './flag-source.ts'
import { type FlagFailure, type Followed, flagFailures, followSource } from './follow-source.ts'
import { createSiteStates } from './site-states.ts'
import { createUsageCounts } from './usage-counts.ts'

interface FlagEvaluationOptions {
  readonly source?: FlagSource
  readonly backup?: FlagBackup
  readonly environment: string
  readonly log: FlagLog
  /** Milliseconds that a start waits for the first response. */
  readonly startWait: number
  readonly clock?: () => number
  readonly table?: FlagConfigs
}

export interface FlagFigures {
  readonly state: FlagState
  /** Seconds since the last response; undefined before the first. */
  readonly ageSeconds: number | undefined
  /** Epoch milliseconds of the first failure after the last response. */
  readonly failingSince: number | undefined
  readonly failures: Readonly<Record<FlagFailure, number>>
}

export interface FollowingFlagEvaluation extends FlagEvaluation {
  figures(): FlagFigures
  report(): Promise<void>
}

type Definitions = Pick<Features, 'features' | 'segments'>

const REPORT = 60_000
/** Milliseconds that the last report may delay the end of the process. */
const LAST_REPORT = 1_000

/** Malformed features keep their previous definition. */
function withPrevious({ features, segments, bad }: Features, before: Definitions | undefined): Definitions {
  const old = before?.features.filter(({ name }) => bad.includes(name)) ?? []
  return { features: [...features, ...old], segments }
}

function createFollower(
  options: FlagEvaluationOptions,
  clock: () => number,
  rules: FlagRules,
  changed: () => void,
) {
  const { source, backup, startWait, table = flags } = options
  const news = createFlagNews(options.log, Object.keys(table))
  const failures = recordOf(flagFailures, () => 0)
  let definitions: Definitions | undefined
  let live = false
  let respondedAt: number | undefined
  let failingSince: number | undefined
  let followed: Followed | undefined

  const state = (): FlagState => (live ? 'live' : definitions ? 'last-known' : 'presets')

  function load(fresh: Features): void {
    definitions = withPrevious(fresh, definitions)
    rules.load(definitions)
    news.loaded(fresh, rules.warnings(new Date(clock())))
    changed()
  }

  function responded(fresh: Features | undefined): void {
    live = true
    failingSince = undefined
    respondedAt = clock()
    news.responded()
    if (fresh) load(fresh)
    else if (rules.timed) changed()
    if (fresh && definitions) void backup?.write(definitions).then(news.saved, news.notSaved)
  }

  function failed(failure: FlagFailure, reason: string): void {
    live = false
    failingSince ??= clock()
    failures[failure] += 1
    news.failed(failure, reason, state())
    if (rules.timed) changed()
  }

  return {
    state,
    figures: (): FlagFigures => ({
      state: state(),
      ageSeconds: respondedAt === undefined ? undefined : (clock() - respondedAt) / 1_000,
      failingSince,
      failures,
    }),
    async start(): Promise<void> {
      if (!source) return
      const backedUp = await backup?.read().catch(news.damaged)
      if (backedUp) load(backedUp)
      followed = followSource({ source, responded, failed })
      await within(startWait, followed.first)
      if (respondedAt === undefined) news.late(state())
    },
    stop: () => followed?.close(),
  }
}

/** Falls back to the last response, and to the configuration's table before the first. */
export function createFlagEvaluation(options: FlagEvaluationOptions): FollowingFlagEvaluation {
  const { source, environment, clock = Date.now, log, table = flags } = options
  const rules = createFlagRules(environment, table)
  const sites = createSiteStates(rules, clock, (err) =>
    log.warn({ err }, 'a listener to changes of flags failed'),
  )
  const follower = createFollower(options, clock, rules, sites.refresh)
  const usage = createUsageCounts(Object.keys(table))
  let since = new Date(clock())
  let started: Promise<void> | undefined

  async function report(): Promise<void> {
    const counted = usage.drain()
    const from = since
    since = new Date(clock())
    // Counts that the service does not accept are dropped: they are statistics only.
    if (Object.keys(counted).length > 0) await source?.count(counted, from).catch(() => {})
  }

  const reporting = setInterval(() => void report(), REPORT)
  reporting.unref()

  return {
    siteFlags: (site) => sites.of(site).flags,
    toggles(context) {
      const site = siteIds.find((id) => id === context.properties.site)
      return site
        ? rules.visitor(site, sites.of(site).values, context)
        : rules.anybody({ environment, ...context })
    },
    onChange: sites.onChange,
    revision: (site) => sites.of(site).revision,
    state: follower.state,
    figures: follower.figures,
    countDecisions: usage.decided,
    countUsage: usage.browsers,
    report,
    started: () => (started ??= follower.start()),
    async close() {
      follower.stop()
      clearInterval(reporting)
      await within(LAST_REPORT, report())
      rules.close()
    },
  }
}
