import { expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, visited } from './set-up-accounts.ts'

const address = '203.0.113.9'
const { most } = serviceLimits.accounts.signInNotices

describeOnEngines('notices of sign-ins', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const count = async (kind: string) => (await stage.mailed(kind)).count

  test('a sign-in in a new browser is reported, in a known one not, and a few times a day at most', async () => {
    await stage.confirmedClient()
    const device = stage.accounts.access.deviceOf(visited.site, ada.email)
    expect(await stage.signIn({}, { address, device })).toBe('signedIn')
    expect(await count('newBrowser')).toBe(0)
    for (let times = 0; times < most + 2; times += 1)
      await stage.accounts.access.signIn(visited, ada, { address })
    expect(await count('newBrowser')).toBe(most)
  })

  test('refused sign-ins are reported, a few times a day at most', async () => {
    await stage.confirmedClient()
    for (let times = 0; times < 20; times += 1)
      await stage.accounts.access.signIn(visited, { ...ada, password: 'not the one' }, { address })
    expect(await count('signInsRefused')).toBe(most)
  })

  test('nothing is sent to an address that was never confirmed', async () => {
    await stage.newClient()
    for (let times = 0; times < 20; times += 1)
      await stage.accounts.access.signIn(
        visited,
        { ...ada, password: times === 0 ? ada.password : 'not the one' },
        { address },
      )
    expect([await count('newBrowser'), await count('signInsRefused')]).toEqual([0, 0])
  })
})
