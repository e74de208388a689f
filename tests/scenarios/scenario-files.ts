import { readdirSync, readFileSync } from 'node:fs'
import { machineOfFile } from '@marquee/inspector/machine-change.ts'
import { readHeader } from '@marquee/inspector/scenario/format.ts'

const here = new URL('./', import.meta.url)
const charts = new URL('../../machines/', import.meta.url)

export const fileOf = (name: string) => new URL(`${name}.jsonl`, here)

export const readScenario = (name: string): string => readFileSync(fileOf(name), 'utf8')

const namesNow = (): readonly string[] =>
  readdirSync(here)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .sort()

export const scenarioNames: readonly string[] = namesNow()

export interface ScenarioFile {
  readonly name: string
  /** Empty if the first line cannot be read. */
  readonly machine: string
  readonly title: string
  /** `fr-fr`, `ch-de` … */
  readonly editions: readonly string[]
}

function describeFile(name: string): ScenarioFile {
  try {
    const { machine, title, editions } = readHeader(readScenario(name))
    return { name, machine, title, editions: editions.map(({ site, language }) => `${site}-${language}`) }
  } catch (error) {
    return { name, machine: '', title: error instanceof Error ? error.message : String(error), editions: [] }
  }
}

/** The files as they are at this moment. */
export const scenarioFiles = (): readonly ScenarioFile[] => namesNow().map(describeFile)

export const machineNames = (): readonly string[] =>
  readdirSync(charts)
    .filter((file) => file.endsWith('-machine.ts'))
    .map(machineOfFile)
