import type { Reporter, TestCase, TestModule } from 'vitest/node'

const nameOf = ({ parent, name }: TestCase) => (parent.type === 'suite' ? parent.name : name)

export class ScenarioReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'skipped') return
    process.stdout.write(`${state === 'passed' ? 'holds  ' : 'DIFFERS'} ${nameOf(test)}\n`)
    for (const { message } of errors ?? []) process.stdout.write(`${message.replaceAll(/^/gm, '        ')}\n`)
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) process.stdout.write(`${message}\n`)
  }
}
