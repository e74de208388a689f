import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sites } from '#config/sites.ts'
import { createCachedSource } from '../api/cached.ts'
import type { Source } from '../api/source.ts'
import { type RequestContext, runWithRequestContext } from '../document/request-context.server.ts'
import { aCinema } from './composition.fixture.ts'
import { compositionOf, optional } from './composition.server.ts'
import { programmeWaits, siteProgramme } from './site-programme.server.ts'
import { followSettings } from './site-settings.server.ts'
import { connectClientHosts, connectSources } from './sources.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('everything that a request waits for ends at its one deadline', async () => {
  const silent: Source = { read: () => new Promise(() => {}) }
  connectSources({ fr: createCachedSource(silent, { site: 'fr' }) })
  connectClientHosts({ fr: createCachedSource(silent, { site: 'fr' }) })
  const began = performance.now()
  const context = {
    site: sites.fr,
    flags: {},
    now: new Date(),
    tags: new Set(),
    stale: false,
    deadline: began + 50,
  } as unknown as RequestContext
  const request = runWithRequestContext(context, async () => {
    await followSettings(context)
    const frame = compositionOf({ language: 'fr' })
    const page = compositionOf({ language: 'fr' })
    const calls: readonly (() => Promise<unknown>)[] = [
      () => frame.api.shows({ language: 'fr' }),
      () => page.api.cinemas({ language: 'fr' }),
      () => page.clientHost.subscriptionOffers(),
    ]
    for (const call of calls) expect(await optional<unknown>(page, call())).toBeNull()
    await siteProgramme(page, [aCinema('rex')], programmeWaits.needed)
    return performance.now() - began
  })
  await vi.runAllTimersAsync()
  expect(await request).toBe(50)
  expect(context.stale).toBe(true)
})
