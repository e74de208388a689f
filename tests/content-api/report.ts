import type { Finding, Result } from './findings.ts'

const marks: Readonly<Record<Result, string>> = { passed: 'ok', absent: '--', failed: 'NO' }

/** Failures, missing parts, then counts; with `all`, every check. */
export function reportOf(findings: readonly Finding[], all: boolean): string {
  const shown = findings.filter(({ result, notes }) => all || result !== 'passed' || notes.length > 0)
  const lines = shown.flatMap(({ part, call, result, notes }) => [
    `${marks[result]}  ${part.padEnd(12)} ${call}`,
    ...notes.map((note) => `      ${note}`),
  ])
  const count = (result: Result) => findings.filter((each) => each.result === result).length
  return [
    ...lines,
    '',
    `${count('passed')} passed, ${count('absent')} absent, ${count('failed')} failed`,
  ].join('\n')
}
