import { expect, test } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { demoFlags, putDemoFlags } from '../../../demo/flags.ts'
import { flagsOfEachTest, off, setCell } from './set-up-flags.ts'

const stage = flagsOfEachTest('sqlite')

test('each start of the demonstration switches its features on, except those that an owner has switched', async () => {
  const wishlists = async () => {
    const cells = await Promise.all(siteIds.map((site) => stage.service.cell('openWishlist', site)))
    return cells.filter(({ value }) => value.on).map(({ site }) => site)
  }
  expect(await wishlists()).toEqual([])
  await putDemoFlags(stage.service)
  expect(await wishlists()).toEqual(['ch', 'nl'])
  expect(siteIds.filter((site) => demoFlags(site).openWishlist)).toEqual(await wishlists())
  await setCell(stage.service, 'openWishlist', 'nl', off)
  await putDemoFlags(stage.service)
  expect(await wishlists()).toEqual(['ch'])
  expect(await stage.service.history({ flag: 'openWishlist' })).toHaveLength(3)
})
