import { afterEach, expect, it, vi } from 'vitest'
import { createEvaluator } from './evaluate.ts'

const feature = (name: string, more: object = {}) => ({
  name,
  enabled: true,
  strategies: [{ name: 'default', parameters: {}, constraints: [] }],
  ...more,
})
const names = (toggles: readonly { name: string }[]) => toggles.map(({ name }) => name)

afterEach(() => vi.restoreAllMocks())

it('uses no defaults for absent context fields', () => {
  const evaluator = createEvaluator()
  const named = (contextName: string) => ({
    strategies: [{ name: 'default', constraints: [{ contextName, operator: 'NOT_IN', values: ['x'] }] }],
  })
  const own = (contextName: string) => ({
    strategies: [
      { name: 'default', constraints: [{ contextName, operator: 'IN', values: ['default', 'embedded'] }] },
    ],
  })
  evaluator.load(
    [
      feature('no app', named('appName')),
      feature('own app', own('appName')),
      feature('own environment', own('environment')),
    ],
    [],
  )
  expect(names(evaluator.toggles({ properties: {} }))).toEqual(['no app'])
  evaluator.close()
})

it('skips malformed features', () => {
  const spy = vi.spyOn(console, 'error')
  const evaluator = createEvaluator()
  evaluator.load(
    [
      feature('before'),
      null,
      'text',
      {},
      { name: 7, enabled: true, strategies: [] },
      { name: 'no strategies', enabled: true },
      { name: 'words for enabled', enabled: 'yes', strategies: [] },
      feature('null strategy', { strategies: [null] }),
      feature('unknown strategy', { strategies: [{ name: 'moon phase' }] }),
      feature('constraints are text', { strategies: [{ name: 'default', constraints: 'all' }] }),
      feature('no values', {
        strategies: [{ name: 'default', constraints: [{ contextName: 'site', operator: 'IN' }] }],
      }),
      feature('unknown segment', { strategies: [{ name: 'default', constraints: [], segments: [404] }] }),
      feature('nameless variant', { variants: [{ weight: 1000 }] }),
      feature('parent unknown', { dependencies: [{ feature: 'nobody' }] }),
      feature('dependencies are text', { dependencies: 'all of them' }),
      feature('__proto__'),
      feature('after'),
    ],
    [null, { id: 'x' }, { id: 1, constraints: null }],
  )
  expect(names(evaluator.toggles({ properties: { site: 'fr' } }))).toEqual(['before', '__proto__', 'after'])
  expect(evaluator.isOn('null strategy', { properties: {} })).toBe(false)
  expect(spy).not.toHaveBeenCalled()
  evaluator.close()
})

it('opens no sockets, starts no timers and logs nothing', async () => {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(process, 'emitWarning')]
  const before = process.getActiveResourcesInfo().length
  const many = Array.from({ length: 30 }, createEvaluator)
  for (const evaluator of many) {
    evaluator.load([feature('on'), feature('strange', { strategies: [{ name: 'moon phase' }] })], [])
    expect(names(evaluator.toggles({ properties: {} }))).toEqual(['on'])
  }
  await new Promise((done) => setImmediate(done))
  expect(process.getActiveResourcesInfo().length).toBeLessThanOrEqual(before)
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  for (const evaluator of many) evaluator.close()
})
