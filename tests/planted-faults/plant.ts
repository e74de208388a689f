// `npm run test:faults -- [--quick | --rest] [--check] [--at <commit>] [<words> …]`: plants known faults, one after the
// other, in a copy of a commit, by default the last, and reports by which test the scope finds each. Words select
// faults by name or file. `--check` only says which faults can no longer be planted.
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { plantedFaults } from './faults.ts'
import type { PlantedFault } from './planted-fault.ts'
import {
  type FaultScope,
  type FoundFailure,
  occursOnce,
  openTestCopy,
  type PartRun,
  type TestCopy,
} from './test-copy.ts'

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    at: { type: 'string', default: 'HEAD' },
  },
})

const scopes: readonly FaultScope[] =
  options.quick === options.rest ? ['quick', 'rest'] : [options.quick ? 'quick' : 'rest']

const selected = plantedFaults.filter(
  ({ name, file }) => words.length === 0 || words.some((word) => name.includes(word) || file.includes(word)),
)

const inVitest = ['unit', 'machines', 'contracts']

/** The tests of a file in its folder. */
function besideOf(file: string): readonly { readonly part: string; readonly words: readonly string[] }[] {
  const words = globSync(`${file.replace(/\.tsx?$/, '')}{,.isolated}.test.{ts,tsx}`)
  return words.length === 0 ? [] : [{ part: file.startsWith('machines/') ? 'machines' : 'unit', words }]
}

/** Runs from the cheapest to the widest: the tests that the fault names, those beside its file, those that import it, all of its part. */
function runsFor({ file, tests = '' }: PlantedFault, scope: FaultScope): readonly PartRun[] {
  const [part = '', ...named] = tests.split(' ')
  const first: readonly PartRun[] = [
    ...(part === '' ? [] : [{ part, scope, words: named }]),
    ...besideOf(file).map((beside) => ({ ...beside, scope })),
  ]
  const related = inVitest.map((each): PartRun => ({ part: each, scope, words: [], related: true }))
  const whole: readonly PartRun[] =
    part === '' || named.length === 0 || inVitest.includes(part) ? [] : [{ part, scope, words: [] }]
  return [...first, ...related, ...whole]
}

/** The first failure that the same test does not have without the fault. */
async function findIn(planted: TestCopy, clean: TestCopy, run: PartRun): Promise<FoundFailure | undefined> {
  const failures = await planted.failures(run)
  if (failures.length === 0) return undefined
  const files = [...new Set(failures.map(({ file }) => file))]
  const others = await clean.failures({ part: run.part, scope: run.scope, words: files })
  return failures.find(
    (failure) => !others.some(({ title, file }) => title === failure.title && file === failure.file),
  )
}

async function findFault(
  planted: TestCopy,
  clean: TestCopy,
  fault: PlantedFault,
): Promise<string | undefined> {
  planted.plant(fault)
  try {
    for (const scope of scopes)
      for (const run of runsFor(fault, scope)) {
        const found = await findIn(planted, clean, run)
        if (found) return `${scope.padEnd(6)} ${run.part}: ${found.title} (${found.file})`
      }
    return undefined
  } finally {
    planted.restore(fault)
  }
}

const outdated = selected.filter((fault) => !occursOnce(fault, options.at))
for (const { name, file, find } of outdated)
  console.error(`"${name}" no longer applies: this does not occur once in ${file}:\n${find}\n`)
if (outdated.length > 0 || options.check) process.exit(outdated.length === 0 ? 0 : 1)

const planted = await openTestCopy('planted', options.at)
const clean = await openTestCopy('clean', options.at)
const lines: string[] = []
let missed = 0
for (const fault of selected) {
  const found = await findFault(planted, clean, fault)
  if (found === undefined) missed += 1
  const line = found === undefined ? `MISSED ${fault.name} (${fault.file})` : `${found}\n       ${fault.name}`
  lines.push(line)
  // A run takes more than an hour, and one that is cut off has its results so far.
  console.log(`\n${lines.length} of ${selected.length}: ${line}\n`)
}
console.log(`\n${selected.length} planted faults:\n${lines.join('\n')}`)
console.log(`\n${selected.length - missed} found, ${missed} missed`)
process.exitCode = missed === 0 ? 0 : 1
