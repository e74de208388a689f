import { expect, onTestFinished, test, vi } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { beforeDeadline } from '../../../src/api/page-wait.ts'
import type { Source } from '../../../src/api/source.ts'
import { connectSources } from '../../../src/page-kit/sources.server.ts'
import { accountsOfEachTest } from '../accounts/set-up-accounts.ts'
import { clientHosts } from './visitor.ts'

const stage = accountsOfEachTest('sqlite')

test('a page waits for a silent content API as long as PAGE_WAIT_MS from the start of its request, in all', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const deadlines: number[] = []
  const silent: Source = {
    read(_call, _params, { deadline = Infinity } = {}) {
      deadlines.push(deadline)
      return beforeDeadline(new Promise<never>(() => {}), deadline)
    },
  }
  connectSources(Object.fromEntries(siteIds.map((site) => [site, silent])))
  const { visitor } = clientHosts({
    accounts: stage.accounts,
    // Time passes while the page is made.
    clock() {
      vi.advanceTimersByTime(10)
      return stage.clock()
    },
    environment: { PAGE_WAIT_MS: '300' },
  })
  const back = `/fr/order?${new URLSearchParams({ show: 'heron', cinema: 'rex', time: '2026-11-20T14:00' })}`
  const began = performance.now()
  const page = visitor('fr').get(`/fr/sign-in?${new URLSearchParams({ back })}`)
  await vi.waitUntil(() => deadlines.length > 0)
  await vi.advanceTimersByTimeAsync(300)
  expect((await page).status).toBe(200)
  expect(new Set(deadlines)).toEqual(new Set([began + 300]))
})
