// `npm run test:faults`: plants known faults in a copy of a commit, by default the last, runs `npm test`
// there, and reports which faults it detects.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PlantedFault, plantedFaults } from './faults.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = join(root, '.cache', 'planted-faults')

function plant({ name, file, find, replace }: PlantedFault): void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(find).length !== 2)
    throw new Error(`"${name}" cannot be planted: its text does not occur once in ${file}`)
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
}

/** Runs `npm test` in the copy and echoes its output. Resolves with the output. */
function test(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['test'], { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      process.stdout.write(chunk)
    })
    child.on('error', reject)
    child.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')))
  })
}

/** Each failure of the final list as `part: title (file)`. */
function failuresIn(output: string): string[] {
  const list = output.slice(output.lastIndexOf('\nFailed:\n')).split('\n')
  return list.flatMap((line, index) => {
    const failure = /^ {2}(\S.*)$/.exec(line)?.[1]
    return failure ? [`${failure} (${list[index + 1]?.trim().split(' ').at(-1) ?? ''})`] : []
  })
}

function git(cwd: string, ...args: string[]): void {
  if (spawnSync('git', args, { cwd, stdio: 'inherit' }).status !== 0) throw new Error(`git ${args[0]} failed`)
}

const [commit = 'HEAD'] = process.argv.slice(2)
rmSync(copy, { recursive: true, force: true })
git(root, 'clone', '--quiet', root, copy)
git(copy, 'checkout', '--quiet', '--detach', commit)
// This test would fail for every fault, because a planted fault cannot be planted again.
rmSync(join(copy, 'tests/planted-faults/planted-faults.test.ts'), { force: true })
for (const fault of plantedFaults) plant(fault)
const output = await test()
rmSync(copy, { recursive: true, force: true })
const failures = output.includes('\nFailed:\n') ? failuresIn(output) : []
const found = plantedFaults.map(
  (fault) => [fault, failures.find((failure) => fault.finds.test(failure))] as const,
)
console.log(`\n${plantedFaults.length} planted faults:`)
for (const [{ name }, by] of found)
  console.log(by ? `  found   ${name}\n          ${by}` : `  MISSED  ${name}`)
const missed = found.filter(([, by]) => by === undefined).length
console.log(`\n${plantedFaults.length - missed} found, ${missed} missed`)
process.exitCode = missed === 0 ? 0 : 1
