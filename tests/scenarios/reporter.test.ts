import { expect, test, vi } from 'vitest'
import type { TestCase } from 'vitest/node'
import { exitCodeOf, formatTotal, ScenarioReporter } from './reporter.ts'

const ran = (name: string, errors: readonly Error[] = [], state = errors.length > 0 ? 'failed' : 'passed') =>
  ({
    name: 'goes as it is told',
    parent: { type: 'suite', name },
    result: () => ({ state, errors }),
  }) as unknown as TestCase

const difference = Object.assign(new Error('line 6: expected 1, seen 2'), { name: 'AssertionError' })
const broken = Object.assign(new Error('line 3: no JSON'), { name: 'ScenarioError' })

test('prints each verdict, and tells a difference from a scenario that cannot be replayed', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const reporter = new ScenarioReporter()
  for (const each of [
    ran('one'),
    ran('two', [difference]),
    ran('three', [broken]),
    ran('four', [], 'skipped'),
  ])
    reporter.onTestCaseResult(each)
  const printed = write.mock.calls.map(([text]) => text).join('')
  write.mockRestore()
  expect(printed).toBe(
    [
      'holds   one',
      'DIFFERS two',
      '        line 6: expected 1, seen 2',
      'INVALID three',
      '        line 3: no JSON',
      '',
    ].join('\n'),
  )
  expect(reporter.counts).toEqual({ holds: 1, differs: 1, invalid: 1 })
  expect(reporter.passed).toEqual(['one'])
})

test('the exit code is 0 if all hold, 1 if some differ, 2 if some are invalid', () => {
  expect(exitCodeOf({ holds: 3, differs: 0, invalid: 0 })).toBe(0)
  expect(exitCodeOf({ holds: 3, differs: 1, invalid: 0 })).toBe(1)
  expect(exitCodeOf({ holds: 3, differs: 1, invalid: 1 })).toBe(2)
})

test('the last line counts them', () => {
  expect(formatTotal({ holds: 1, differs: 0, invalid: 0 }, 940)).toBe('1 holds (0.9 s)')
  expect(formatTotal({ holds: 3, differs: 2, invalid: 1 }, 2_140)).toBe('3 hold, 2 differ, 1 invalid (2.1 s)')
})
