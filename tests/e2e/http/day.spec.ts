import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { dayFigures } from '../../bench/day-figures.ts'
import { countLimits } from '../../bench/day-limits.ts'
import { replayDays } from '../../bench/day-run.ts'

const isInstalled = (() => {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test('a day behind Varnish, with purges and a deploy, fails no visitor and composes nothing twice', {
  tag: '@exhaustive',
}, async () => {
  test.skip(!isInstalled || process.platform !== 'linux', 'needs Varnish on Linux')
  test.setTimeout(1_800_000)
  const [result] = await replayDays({ seconds: 30, visits: 40, days: 1, seed: 'smoke', pictures: 0 })
  if (!result) throw new Error('No day')
  const figures = dayFigures(result)
  expect(figures.failed).toEqual([])
  expect(countLimits(result, figures).filter(({ value, most }) => value > most)).toEqual([])
  expect(figures.byKind.get('page data')?.hits).toBeGreaterThan(0)
  expect(figures.purges.reduce((sum, { renders }) => sum + renders, 0)).toBeGreaterThan(0)
  const others = result.received.filter(({ status }) => ![200, 304, 401].includes(status))
  // A busy machine may be late with a page.
  expect(others.filter((each) => !figures.late.includes(each))).toEqual([])
})
