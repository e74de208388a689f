// `npm run charts`: draws every machine into docs/charts. A test fails if the charts are out of date.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartPage } from '../src/inspector/chart/chart-page.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs', 'charts')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(join(root, 'machines')).filter((name) => name.endsWith('-machine.ts'))) {
  const [machine] = Object.values(await import(`../machines/${file}`)).filter(
    (value) => value?.root?.machine === value,
  )
  writeFileSync(join(folder, file.replace('-machine.ts', '.md')), chartPage(machine, file))
}
