/**
 * `npm run scenarios [-- options] [<scenario> | <machine> | <name with *> …]`: replays all scenarios or the selected
 * ones and prints the differences. Exits with 0 if all hold, 1 if some differ, 2 if a scenario cannot be replayed or
 * a name is unknown.
 */
import { parseArgs } from 'node:util'
import { machineNames, type ScenarioFile, scenarioFiles } from './scenario-files.ts'
import { formatList, selectScenarios } from './selection.ts'

const usage = `npm run scenarios [-- options] [<scenario> | <machine> | <name with *> …]
  --list             lists the scenarios by machine
  --accept           updates the chart version of those that still hold
  --update           writes the states that their events lead to on the chart as it is now`

function readOptions() {
  const options = {
    accept: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  return {
    ...values,
    select: () => selectScenarios(positionals, { files: scenarioFiles(), machines: machineNames() }),
  }
}

async function update(selected: readonly ScenarioFile[]): Promise<void> {
  const { updateScenario } = await import('./run-scenario.ts')
  const changed = selected.map(({ name }) => name).filter(updateScenario)
  for (const name of changed) console.log(`updated ${name}`)
  if (changed.length === 0) console.log('Nothing to update.')
}

async function run(): Promise<0 | 1 | 2> {
  const { accept, list, select, ...wishes } = readOptions()
  const selected = select()
  if (list) {
    console.log(formatList(selected).trimEnd())
    return 0
  }
  if (wishes.update) {
    await update(selected)
    return 0
  }
  if (selected.length === 0) throw new Error('There is no such scenario: `--list` lists them.')
  const { replayAll } = await import('./replay-all.ts')
  return replayAll(
    selected.map(({ name }) => name),
    accept,
  )
}

try {
  process.exit(await run())
} catch (error) {
  const isOption = error instanceof Error && 'code' in error
  console.error(error instanceof Error ? error.message : String(error))
  if (isOption) console.error(usage)
  process.exit(2)
}
