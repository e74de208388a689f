import type { Reporter, TestCase, TestModule } from 'vitest/node'

const verdicts = { holds: 'holds  ', differs: 'DIFFERS', invalid: 'INVALID' } as const

type ScenarioVerdict = keyof typeof verdicts

/** An invalid scenario fails before its replay: its file cannot be read, or names something unknown. */
function verdictOf(test: TestCase): ScenarioVerdict {
  const { state, errors = [] } = test.result()
  if (state === 'passed') return 'holds'
  return errors.some(({ name }) => name !== 'AssertionError') ? 'invalid' : 'differs'
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** @example formatTotal({ holds: 3, differs: 1, invalid: 0 }, 2_140) // '3 hold, 1 differs (2.1 s)' */
export function formatTotal(counts: Readonly<Record<ScenarioVerdict, number>>, milliseconds: number): string {
  const parts = [
    counted(counts.holds, 'holds', 'hold'),
    ...(counts.differs > 0 ? [counted(counts.differs, 'differs', 'differ')] : []),
    ...(counts.invalid > 0 ? [`${counts.invalid} invalid`] : []),
  ]
  return `${parts.join(', ')} (${(milliseconds / 1_000).toFixed(1)} s)`
}

/** 0: all hold. 1: some differ. 2: some cannot be replayed. */
export const exitCodeOf = ({ differs, invalid }: Readonly<Record<ScenarioVerdict, number>>): 0 | 1 | 2 =>
  invalid > 0 ? 2 : differs > 0 ? 1 : 0

export class ScenarioReporter implements Reporter {
  readonly counts: Record<ScenarioVerdict, number> = { holds: 0, differs: 0, invalid: 0 }
  readonly passed: string[] = []
  private readonly print: (text: string) => void

  constructor(print: (text: string) => void = (text) => process.stdout.write(text)) {
    this.print = print
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'skipped') return
    const verdict = verdictOf(test)
    this.counts[verdict] += 1
    if (verdict === 'holds') this.passed.push(test.name)
    this.print(`${verdicts[verdict]} ${test.name}\n`)
    for (const { message } of errors ?? []) this.print(`${message.replaceAll(/^/gm, '        ')}\n`)
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) {
      this.counts.invalid += 1
      this.print(`${message}\n`)
    }
  }
}
