import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { changeBase, changedFiles, isReached } from './changed.mjs'
import { ensureInstalled, seconds, workspace } from './install.mjs'
import { crawl, parts } from './parts.mjs'
import { RESULTS, readCounts } from './results.mjs'

const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What to type to run a failed test, or a whole part, again. */
export function commandFor(command, part, failure) {
  const where = failure ? ` ${failure.file}${failure.line ? `:${failure.line}` : ''}` : ''
  return `${command} -- ${part}${where}`
}

function chosenParts({ parts: named, rest, changed }, scope) {
  const all = [...parts, crawl]
  if (named.length > 0) return all.filter(({ name }) => named.includes(name))
  const inScope = parts.filter(({ scopes }) => scopes.includes(rest ? 'rest' : scope))
  if (!changed) return inScope
  const base = changeBase()
  process.env.TEST_CHANGED_SINCE = base
  const files = changedFiles(base)
  console.log(`${plural(files.length, 'file')} changed since ${base.slice(0, 7)}`)
  return inScope.filter(({ name }) => isReached(name, files))
}

/** Makes what the parts need, once. Resolves with the kinds whose build failed. */
async function prepare(chosen) {
  const kinds = new Set(chosen.flatMap(({ builds }) => builds))
  const broken = new Set()
  for (const kind of kinds) if (!(await buildIfStale({ kind }))) broken.add(kind)
  // Without a browser its tests fail and say so.
  if (chosen.some(({ needsBrowser }) => needsBrowser)) ensureBrowser()
  return broken
}

async function runPart(part, choice, broken) {
  console.log(`\n── ${part.name}`)
  if (part.report) rmSync(join(RESULTS, part.report.file), { force: true })
  const began = Date.now()
  const ended = !part.builds.some((kind) => broken.has(kind)) && (await part.run(choice)) === 0
  const counts = part.report ? readCounts(part.report) : { passed: 0, failed: 0, failures: [] }
  // A tool may lose its exit code: a library that ends the process with its own has done so.
  const done = ended && counts.failed === 0
  console.log(`── ${part.name} ${done ? 'passed' : 'FAILED'} in ${seconds(began)}`)
  return { name: part.name, done, time: seconds(began), ...counts }
}

/** What needs no browser fills the second core while the browser's parts wait for pages. Resolves with the results in their order. */
async function runParts(chosen, choice) {
  const broken = await prepare(chosen)
  const inLane = (name) => chosen.filter(({ lane }) => lane === name)
  const results = new Map()
  const runLane = async (parts, options) => {
    for (const part of parts) results.set(part, await runPart(part, { ...choice, ...options(part) }, broken))
  }
  await runLane(inLane('alone'), () => ({ label: '' }))
  const lanes = [inLane('browser'), inLane('plain')].filter(({ length }) => length > 0)
  const both = lanes.length > 1
  const width = both ? Math.max(...lanes.flat().map(({ name }) => name.length)) : 0
  const optionsOf = ({ name, lane }) => ({
    label: both ? name.padEnd(width) : '',
    // The browser's two workers use two cores: with as many beside them for many minutes, the dearest tests exceed their time limits.
    ...(both && lane === 'plain' && choice.scope !== 'quick' && { workers: 1 }),
  })
  await Promise.all(lanes.map((parts) => runLane(parts, optionsOf)))
  return chosen.map((part) => results.get(part))
}

function report(results, command) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.map(
    ({ name, done, time }) => `${done ? 'passed' : 'FAILED'}  ${name.padEnd(width)} ${time.padStart(9)}`,
  )
  console.log(`\n${lines.join('\n')}`)
  const failed = results.filter(({ done, failures }) => !done || failures.length > 0)
  if (failed.length > 0) console.log('\nFailed:')
  for (const { name, failures } of failed) {
    if (failures.length === 0) console.log(`  ${name}\n    ${commandFor(command, name)}`)
    for (const failure of failures) {
      console.log(`  ${name}: ${failure.title}\n    ${commandFor(command, name, failure)}`)
      for (const line of failure.reason) console.log(`      ${line}`)
    }
  }
}

/**
 * Runs the chosen parts, each to its end. Closes with the time of each, the list of what failed with the command that runs just that, and
 * "N passed, N failed", in which a part counts like a test. Ends the process, with 1 where anything failed.
 *
 * @param {'quick' | 'full'} scope
 * @param {string} command as a developer types it
 */
export async function runChecks(scope, command) {
  let choice
  try {
    choice = readArguments(
      process.argv.slice(2),
      [...parts, crawl].map(({ name }) => name),
    )
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  const chosen = chosenParts(choice, scope)
  if (chosen.some(({ name }) => name.startsWith('cms-')) && !(await ensureInstalled(workspace)))
    process.exit(1)
  mkdirSync(RESULTS, { recursive: true })

  // A part by its name is run whole, unless `--rest` says otherwise.
  const part = choice.rest ? 'rest' : choice.parts.length > 0 ? 'full' : scope
  const results = await runParts(chosen, { ...choice, scope: part })
  if (choice.watch) process.exit(results.every(({ done }) => done) ? 0 : 1)

  report(results, command)
  const total = (of) => results.reduce((sum, result) => sum + of(result), 0)
  const failed = total((result) => result.failed + (result.done ? 0 : 1))
  console.log(`\n${total((result) => result.passed + (result.done ? 1 : 0))} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
