import path from 'node:path'
import { expect, test } from 'vitest'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { clientRecords, DEMO_PASSWORD, demoEmail } from '../../../demo/client-records.ts'
import { putDemoClients, removeDemoClients } from '../../../demo/clients.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, quick, requester, visited } from './set-up-accounts.ts'

const art = path.resolve('demo/art')
const placeOf = (site: SiteId) => ({ ...visited, site, language: sites[site].languages[0] })

describeOnEngines('clients of the demonstration', {}, (engine) => {
  const stage = accountsOfEachTest(engine, async (opened) => {
    await putDemoClients(opened.store, art, opened.now.getTime(), quick)
  })

  async function signIn(site: SiteId, name: string) {
    const outcome = await stage.accounts.access.signIn(
      placeOf(site),
      { email: demoEmail({ name }), password: DEMO_PASSWORD },
      requester,
    )
    return outcome.kind === 'signedIn' ? outcome.account : null
  }
  async function seen(site: SiteId, name: string) {
    const account = await signIn(site, name)
    if (account === null) return null
    const { subscription, loyalty, picture } = await stage.accounts.memberships.find(site, account.id)
    return [
      subscription?.currentPlan ?? null,
      subscription?.newPlan ?? null,
      loyalty?.level ?? null,
      picture !== null,
    ]
  }

  test('have each kind of plan, level and picture, or no plan where a site sells none', async () => {
    const seenAt = (site: SiteId) => Promise.all(clientRecords.map(({ name }) => seen(site, name)))
    for (const site of ['fr', 'ch', 'nl'] as const)
      expect(await seenAt(site), site).toEqual([
        [null, null, 'bronze', false],
        ['solo', null, 'silver', false],
        ['duo', 'solo', 'silver', false],
        ['duo', null, 'gold', true],
      ])
    expect(await seenAt('tn')).toEqual([[null, null, null, false], null, null, [null, null, null, true]])
  })

  test('removing them deletes all of their data, and no other client', async () => {
    await stage.confirmedClient()
    await removeDemoClients(stage.store)
    for (const site of siteIds)
      for (const { name } of clientRecords) expect(await signIn(site, name)).toBeNull()
    for (const table of ['bookings', 'account_pictures'] as const)
      expect(await stage.store.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await stage.store.db.selectFrom('accounts').select('email').execute()).toEqual([
      { email: ada.email },
    ])
  })
})
