import { once } from 'node:events'
import { createEvaluator } from '@marquee/flags/evaluation/evaluate.ts'
import type { FlagEvaluation } from '@marquee/flags/evaluation/flag-evaluation.ts'
import { createFrontendApi } from '@marquee/flags/evaluation/frontend-api.ts'
import { createFlagApi } from '@marquee/flags/service/api/flag-api.ts'
import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import { createFlagTokens } from '@marquee/flags/service/create-flag-tokens.ts'
import type { FlagOwner, FlagService } from '@marquee/flags/service/flag-service.ts'
import { InMemStorageProvider, Unleash } from 'unleash-client'
import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import { expect, test } from 'vitest'
import { fakeOuter } from '../../../src/server/outer-server.fixture.ts'
import { describeOnEngines } from '../on-engines.ts'
import { storeOfEachTest } from '../set-up.ts'

const ada: FlagOwner = { id: '1', name: 'ada', role: 'admin', sites: [] }

interface Stage {
  readonly service: FlagService
  readonly tokens: ReturnType<typeof createFlagTokens>
  readonly reports: Parameters<FlagService['countUsage']>[0][]
  readonly visitorReports: Parameters<FlagEvaluation['countUsage']>[0][]
  readonly port: number
}

/** Stops the SDKs of a test before the server closes. */
const running: (() => void | Promise<void>)[] = []

describeOnEngines('sdks', {}, (engine) => {
  let stage: Stage

  storeOfEachTest(engine, async ({ store }) => {
    const reports: Stage['reports'] = []
    const visitorReports: Stage['visitorReports'] = []
    const onError = (error: unknown) => expect.unreachable(String(error))
    const service = await createFlagService({ store, onError })
    const tokens = createFlagTokens({ store, environment: 'development', record: async () => {} })
    const api = createFlagApi({
      service: {
        ...service,
        countUsage(report) {
          reports.push(report)
          return service.countUsage(report)
        },
      },
      tokens,
      environment: 'development',
      onError,
    })
    const ofSites = createEvaluator()
    const load = async () => ofSites.load((await service.definitions()).features, [])
    await load()
    const stop = service.onChange(() => void load())
    const frontendApi = createFrontendApi({
      environment: 'development',
      evaluation: { toggles: ofSites.toggles, countUsage: (report) => void visitorReports.push(report) },
    })
    // 127.0.0.1 is the flag service; every other host name is the Belgian site.
    const { outer } = fakeOuter(
      { FLAGS_HOST: '127.0.0.1', DEFAULT_SITE: 'be' },
      { frontendApi, flagApi: api },
    )
    const listening = await outer.listen(0)
    stage = { service, tokens, reports, visitorReports, port: listening.port }
    return async () => {
      for (const end of running.splice(0)) await end()
      stop()
      ofSites.close()
      await listening.close()
      await outer.close()
      await service.close()
    }
  })

  const switchOn = async (flag: 'voucherChecker', site: 'be') => {
    const { version } = await stage.service.cell(flag, site)
    const result = await stage.service.change(
      { flag, site, value: { on: true, audience: null }, version, reason: 'a test' },
      ada,
    )
    expect(result.kind).toBe('changed')
  }

  async function nodeSdk(): Promise<Unleash> {
    const { token = '' } = (await stage.tokens.make('client', 'test', ada)) ?? {}
    const unleash = new Unleash({
      url: `http://127.0.0.1:${stage.port}/api`,
      appName: 'box-office',
      customHeaders: { Authorization: token },
      refreshInterval: 30,
      metricsInterval: 60_000,
      storageProvider: new InMemStorageProvider(),
      skipInstanceCountWarning: true,
    })
    // Destroys the SDK between two requests: a request that fails afterwards is an unhandled rejection.
    running.push(async () => {
      await once(unleash, 'unchanged')
      unleash.destroy()
    })
    return unleash
  }

  test('the Node SDK gets the features, polls with their ETag, follows a change, and reports its usage', async () => {
    const unleash = await nodeSdk()
    const registered = once(unleash, 'registered')
    await once(unleash, 'synchronized')
    const on = (site: string) => unleash.isEnabled('voucherChecker', { properties: { site } })
    expect([on('fr'), on('be')]).toEqual([true, false])
    await once(unleash, 'unchanged')
    const changed = once(unleash, 'changed')
    await switchOn('voucherChecker', 'be')
    await changed
    expect([on('fr'), on('be'), on('nl')]).toEqual([true, true, false])
    await registered
    await unleash.flushMetrics()
    expect(stage.reports).toEqual([{ voucherChecker: { yes: 3, no: 2, variants: {} } }])
    const rows = await stage.service.rows()
    expect(rows.filter(({ lastUsed }) => lastUsed !== null).map(({ name }) => name)).toEqual([
      'voucherChecker',
    ])
  })

  test('the browser SDK uses a site without a token, for that site only, and does not get again what has not changed', async () => {
    const statuses: number[] = []
    const client = new UnleashClient({
      url: `http://localhost:${stage.port}/api/frontend`,
      clientKey: 'none',
      appName: 'web',
      disableRefresh: true,
      metricsInterval: 60,
      metricsIntervalInitial: 0,
      storageProvider: new InMemoryStorageProvider(),
      usePOSTrequests: true,
      fetch: async (address: string, init: RequestInit) => {
        const response = await fetch(address, init)
        statuses.push(response.status)
        return response
      },
    })
    running.push(() => client.stop())
    await client.updateContext({ properties: { site: 'fr' } })
    await client.start()
    expect([client.isEnabled('voucherChecker'), client.isEnabled('facebook')]).toEqual([false, true])
    await client.updateToggles()
    expect(statuses).toEqual([200, 304])
    await switchOn('voucherChecker', 'be')
    const followed = async () => {
      await client.updateToggles()
      return client.isEnabled('voucherChecker')
    }
    await expect.poll(followed).toBe(true)
    await client.sendMetrics()
    expect(stage.visitorReports[0]).toMatchObject({ facebook: { yes: 1, no: 0 } })
    expect(stage.reports).toEqual([])
  })
})
