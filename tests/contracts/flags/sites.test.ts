import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultFlags } from '../../../config/flags.ts'
import { type SiteId, siteIds } from '../../../config/sites.ts'
import { openStore } from '../../../src/open-store.ts'
import { createFlagEvaluation } from '../../../src/services/flag-evaluation/create-flag-evaluation.ts'
import { embeddedSource } from '../../../src/services/flag-evaluation/flag-source.ts'
import type { FlagService } from '../../../src/services/flags/flag-service.ts'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { aChange, admin, flagsOfEachTest, off, type Stage } from './set-up-flags.ts'

/** After which a process on SQLite looks for changes of others. */
const POLL = 500

const log = {
  info: () => {},
  warn: (fields: object, message: string) => expect.unreachable(`${message} ${JSON.stringify(fields)}`),
}

/** Polls so rarely that only a notification can cause an update. */
async function sitesOf(service: FlagService) {
  const source = embeddedSource(service, { every: 600_000, timeout: 4_000 })
  const evaluation = createFlagEvaluation({ source, environment: 'development', log, startWait: 3_000 })
  await evaluation.started()
  return evaluation
}

describeOnEngines('the sites on the embedded service', { dialect: true }, (engine) => {
  let stage: Stage
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())
  flagsOfEachTest(engine, (opened) => {
    stage = opened
  })

  test('start with the service’s values, and follow a change at once in the process that made it, later in another, and with equal hashes', async () => {
    const store = await openStore(stage.database)
    const elsewhere = await stage.another({ store })
    const [here, there] = [await sitesOf(stage.service), await sitesOf(elsewhere)]
    const notified: (readonly SiteId[])[] = []
    there.onChange((sites) => void notified.push(sites))
    const before = siteIds.map((site) => here.siteFlags(site))
    expect(here.state()).toBe('live')
    expect(before.map(({ values }) => values)).toEqual(siteIds.map((site) => defaultFlags(site)))

    expect((await stage.service.change(aChange, admin)).kind).toBe('changed')
    await eventually(() => expect(here.siteFlags('be').values.voucherChecker).toBe(true))
    vi.advanceTimersByTime(POLL)
    await eventually(() => expect(there.siteFlags('be').values.voucherChecker).toBe(true))
    expect(notified).toEqual([['be']])
    expect(siteIds.filter((site, index) => here.siteFlags(site) !== before[index])).toEqual(['be'])
    for (const site of siteIds) {
      expect([site, here.siteFlags(site).hash, here.revision(site)]).toEqual([
        site,
        there.siteFlags(site).hash,
        there.revision(site),
      ])
    }

    expect((await elsewhere.change({ ...aChange, value: off, version: 1 }, admin)).kind).toBe('changed')
    vi.advanceTimersByTime(POLL)
    await eventually(() => expect(here.siteFlags('be').values.voucherChecker).toBe(false))
    expect(here.siteFlags('be').hash).toBe(before[siteIds.indexOf('be')]?.hash)
    for (const evaluation of [here, there]) await evaluation.close()
    await elsewhere.close()
    await store.close()
  })

  test('report usage to the service, by site', async () => {
    const evaluation = await sitesOf(stage.service)
    evaluation.countDecisions('fr', evaluation.siteFlags('fr').values, ['voucherChecker'])
    evaluation.countUsage('be', { voucherChecker: { yes: 2, no: 1 } })
    await evaluation.report()
    const usage = await stage.service.usage()
    const of = (application: string) =>
      usage
        .filter((each) => each.application === application && each.flag === 'voucherChecker')
        .map(({ site, yes, no }) => [site, yes, no])
    expect([of('marquee-server'), of('marquee-browsers')]).toEqual([[['fr', 1, 0]], [['be', 2, 1]]])
    expect([...new Set(usage.map(({ flag }) => flag))]).toEqual(['voucherChecker'])
    await evaluation.close()
  })
})
