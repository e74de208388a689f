import { expect, test } from 'vitest'
import { siteIds } from '../../../config/sites.ts'
import { beforeDeadline } from '../../../src/api/page-wait.ts'
import type { Source } from '../../../src/api/source.ts'
import { connectSources } from '../../../src/page-kit/sources.server.ts'
import { accountsOfEachTest } from '../accounts/set-up-accounts.ts'
import { clientHosts } from './visitor.ts'

const stage = accountsOfEachTest('sqlite')

test('a page waits for a silent content API as long as PAGE_WAIT_MS from the start of its request, in all', async () => {
  const deadlines: number[] = []
  const left: number[] = []
  const silent: Source = {
    read(_call, _params, { deadline = Infinity } = {}) {
      deadlines.push(deadline)
      left.push(deadline - performance.now())
      return beforeDeadline(new Promise<never>(() => {}), deadline)
    },
  }
  connectSources(Object.fromEntries(siteIds.map((site) => [site, silent])))
  const { visitor } = clientHosts({
    accounts: stage.accounts,
    clock: stage.clock,
    environment: { PAGE_WAIT_MS: '300' },
  })
  const back = `/fr/order?${new URLSearchParams({ show: 'heron', cinema: 'rex', time: '2026-11-20T14:00' })}`
  const began = performance.now()
  const { status } = await visitor('fr').get(`/fr/sign-in?${new URLSearchParams({ back })}`)
  expect(status).toBe(200)
  expect(left.length).toBeGreaterThan(0)
  expect(new Set(deadlines).size).toBe(1)
  expect(Math.max(...left)).toBeLessThanOrEqual(300)
  expect(Math.min(...deadlines) - began).toBeGreaterThanOrEqual(300)
})
