import { parseScenario } from './format.ts'

const files = import.meta.glob<string>('../../../tests/scenarios/*.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export interface ProductScenario {
  readonly name: string
  readonly jsonl: string
  /** Empty if the header cannot be read. */
  readonly machine: string
  readonly title: string
}

function described(name: string, jsonl: string): ProductScenario {
  try {
    const { machine, title } = parseScenario(jsonl.split('\n')[0] ?? '').header
    return { name, jsonl, machine, title }
  } catch (error) {
    return { name, jsonl, machine: '', title: error instanceof Error ? error.message : String(error) }
  }
}

/** Scenarios at the time of this page's build; in development, the current ones. */
export const productScenarios: readonly ProductScenario[] = Object.entries(files).map(([path, jsonl]) =>
  described(path.slice(path.lastIndexOf('/') + 1, -'.jsonl'.length), jsonl),
)
