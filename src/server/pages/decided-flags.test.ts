import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { expect, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { sites } from '#config/sites.ts'
import { watchedFlags, withDecisions } from './decided-flags.ts'

const values = defaultFlags('fr')

test('works at the same time have their own', async () => {
  const view = watchedFlags(values)
  const [one, other] = await Promise.all([
    withDecisions(async () => view.vod),
    withDecisions(async () => view.pass),
  ])
  expect([one.decided, other.decided]).toEqual([['vod'], ['pass']])
})

test('neither the document, nor a flag that browsers decide, nor a read elsewhere counts', async () => {
  const view = watchedFlags(values)
  const { decided } = await withDecisions(() => [JSON.stringify(view), view.smartBanner])
  expect(decided).toEqual([])
  expect(view.vod).toBe(true)
})

test('a link to a page with a feature is decided by it, whether there is one or not', async () => {
  for (const [site, href] of [
    ['fr', '/voucher'],
    ['be', undefined],
  ] as const) {
    const paths = createSitePaths(sites[site], watchedFlags(defaultFlags(site)))
    const { result, decided } = await withDecisions(() => paths.href('voucher', 'fr'))
    expect([result, decided]).toEqual([href, ['voucherChecker']])
  }
})
