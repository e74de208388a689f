import { machineOfFile } from '@marquee/inspector/machine-change.ts'
import { formatUnknown } from '@marquee/inspector/scenario/nearest.ts'
import type { ScenarioFile } from './scenario-files.ts'

interface Known {
  readonly files: readonly ScenarioFile[]
  readonly machines: readonly string[]
}

const matches = (pattern: string) => {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}

/** Charts are named in kebab case, machines in camel case. */
function machineBy(word: string, { machines }: Known): string | undefined {
  const name = machineOfFile(word)
  return machines.find((each) => each === name)
}

function namesFor(word: string, known: Known): readonly string[] {
  const names = known.files.map(({ name }) => name)
  if (names.includes(word)) return [word]
  const machine = machineBy(word, known)
  if (machine !== undefined)
    return known.files.filter((file) => file.machine === machine).map(({ name }) => name)
  const fitting = word.includes('*') ? names.filter((name) => matches(word).test(name)) : []
  if (fitting.length > 0) return fitting
  throw new Error(formatUnknown('scenario or machine', word, [...known.machines, ...names], known.machines))
}

/**
 * Words are names of scenarios, names with `*`, or machines; none selects all. Throws Error for a name that nothing has,
 * with the nearest known ones.
 */
export function selectScenarios(words: readonly string[], known: Known): readonly ScenarioFile[] {
  const named = new Set(words.flatMap((word) => namesFor(word, known)))
  return known.files.filter(({ name }) => words.length === 0 || named.has(name))
}

export function formatList(files: readonly ScenarioFile[]): string {
  const width = Math.max(0, ...files.map(({ name }) => name.length))
  const machines = [...new Set(files.map(({ machine }) => machine))].sort()
  return machines
    .map((machine) => {
      const own = files.filter((file) => file.machine === machine)
      const lines = own.map(
        ({ name, title, editions }) => `  ${name.padEnd(width)}  ${[title, editions.join(' ')].join('  ')}\n`,
      )
      return `${machine || 'unreadable'} (${own.length})\n${lines.join('')}`
    })
    .join('')
}
