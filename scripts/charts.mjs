// `npm run charts`: draws every machine into docs/charts, with what its scenarios reach. A test fails if the charts
// are out of date.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartPage } from '@marquee/inspector/chart/chart-page.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs', 'charts')
const scenarios = join(root, 'tests', 'scenarios')
const stored = readdirSync(scenarios)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => ({
    name: name.slice(0, -'.jsonl'.length),
    jsonl: readFileSync(join(scenarios, name), 'utf8'),
  }))

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(join(root, 'machines')).filter((name) => name.endsWith('-machine.ts'))) {
  const [machine] = Object.values(await import(`../machines/${file}`)).filter(
    (value) => value?.root?.machine === value,
  )
  writeFileSync(join(folder, file.replace('-machine.ts', '.md')), chartPage(machine, file, stored))
}
