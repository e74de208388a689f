import { flags } from '../../../config/flags.ts'
import { siteIds } from '../../../config/sites.ts'
import type { Features } from '../../../content-models/feature.ts'
import { within } from '../../http/within.ts'
import type { FlagBackup } from './flag-backup.ts'
import type { FlagEvaluation, FlagState } from './flag-evaluation.ts'
import { createFlagNews, type FlagLog } from './flag-news.ts'
import { createFlagRules, type FlagRules, type FlagTable } from './flag-rules.ts'
import type { FlagSource } from './flag-source.ts'
import { type FlagFailure, type Followed, flagFailures, followSource } from './follow-source.ts'
import { createSiteStates } from './site-states.ts'
import { createUsageCounts } from './usage-counts.ts'

export interface FlagEvaluationOptions {
  /** Without one the table of the configuration holds. */
  readonly source?: FlagSource
  /** For a source that may be away at the next start. */
  readonly backup?: FlagBackup
  /** As the service names it. */
  readonly environment: string
  readonly log: FlagLog
  /** Milliseconds that a start waits for the service's first answer. */
  readonly startWait: number
  readonly clock?: () => number
  /** Flags in place of those of the configuration. */
  readonly table?: FlagTable
}

/** For the metrics. */
export interface FlagFigures {
  readonly state: FlagState
  /** Since the service last answered; undefined if it never did. */
  readonly ageSeconds: number | undefined
  readonly failures: Readonly<Record<FlagFailure, number>>
}

export interface FollowingFlagEvaluation extends FlagEvaluation {
  figures(): FlagFigures
  /** Tells the service what was counted. Happens by itself every minute and at the end. */
  report(): Promise<void>
}

type Definitions = Pick<Features, 'features' | 'segments'>

const REPORT = 60_000
/** The end of the process does not wait longer for a service to take the last counts. */
const LAST_REPORT = 1_000

/** Features that came in no usable shape stay what they were. */
function held({ features, segments, bad }: Features, before: Definitions | undefined): Definitions {
  const old = before?.features.filter(({ name }) => bad.includes(name)) ?? []
  return { features: [...features, ...old], segments }
}

/** Keeps the rules up to what the service says, and knows how the service is. */
function createFollower(
  options: FlagEvaluationOptions,
  clock: () => number,
  rules: FlagRules,
  changed: () => void,
) {
  const { source, backup, startWait, table = flags } = options
  const news = createFlagNews(options.log, Object.keys(table))
  const failures = Object.fromEntries(flagFailures.map((kind) => [kind, 0])) as Record<FlagFailure, number>
  let definitions: Definitions | undefined
  let live = false
  let answeredAt: number | undefined
  let followed: Followed | undefined

  const state = (): FlagState => (live ? 'live' : definitions ? 'last-known' : 'presets')

  function load(fresh: Features): void {
    definitions = held(fresh, definitions)
    rules.load(definitions)
    news.loaded(fresh, rules.wishes(new Date(clock())))
    changed()
  }

  function responded(fresh: Features | undefined): void {
    live = true
    answeredAt = clock()
    news.responded()
    if (fresh) load(fresh)
    else if (rules.timed) changed()
    if (fresh && definitions) void backup?.write(definitions).then(news.saved, news.notSaved)
  }

  function failed(failure: FlagFailure, reason: string): void {
    live = false
    failures[failure] += 1
    news.failed(failure, reason, state())
    if (rules.timed) changed()
  }

  return {
    state,
    figures: (): FlagFigures => ({
      state: state(),
      ageSeconds: answeredAt === undefined ? undefined : (clock() - answeredAt) / 1_000,
      failures,
    }),
    async start(): Promise<void> {
      if (!source) return
      const backedUp = await backup?.read().catch(news.damaged)
      if (backedUp) load(backedUp)
      followed = followSource({ source, responded, failed })
      await within(startWait, followed.first)
      if (answeredAt === undefined) news.late(state())
    },
    stop: () => followed?.close(),
  }
}

/** The flags of all sites as a service defines them: what it said last while it is away, the table of the configuration where it never said anything. */
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
    const counted = usage.take((site) => sites.of(site).values)
    const from = since
    since = new Date(clock())
    // What a service does not take now is lost: it is a figure of use, and no order.
    if (counted.length > 0) await source?.count(counted, from).catch(() => {})
  }

  const reporting = setInterval(() => void report(), REPORT)
  reporting.unref()

  return {
    siteFlags(site) {
      usage.read(site)
      return sites.of(site).flags
    },
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
