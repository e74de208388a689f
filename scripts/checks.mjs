import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { changeBase, changedFiles, isReached } from './changed.mjs'
import { ensureInstalled, gallery, seconds, workspace } from './install.mjs'
import { crawl, parts } from './parts.mjs'
import { RESULTS, readCounts } from './results.mjs'

/**
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {import('./parts.mjs').Scope} Scope
 * @typedef {import('./parts.mjs').RunOptions} RunOptions
 * @typedef {import('./build.mjs').BuildKind} BuildKind
 * @typedef {import('./results.mjs').Failure} Failure
 * @typedef {import('./results.mjs').Counts & { name: string, passedPart: boolean, time: string }} PartResult
 */

/**
 * @param {number} count
 * @param {string} noun
 */
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * The command that runs a failed test, or a whole part, again.
 *
 * @param {string} command
 * @param {string} part
 * @param {Failure} [failure]
 */
export function commandFor(command, part, failure) {
  const location = failure ? ` ${failure.file}${failure.line ? `:${failure.line}` : ''}` : ''
  return `${command} -- ${part}${location}`
}

/**
 * @param {import('./arguments.mjs').Arguments} args
 * @param {'quick' | 'full'} scope
 * @returns {readonly Part[]}
 */
function selectParts({ parts: named, rest, changed }, scope) {
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

/**
 * Builds what the parts need and finds a browser. Resolves with the builds that failed.
 *
 * @param {readonly Part[]} selected
 */
async function prepare(selected) {
  const kinds = new Set(selected.flatMap(({ builds }) => builds))
  /** @type {Set<BuildKind>} */
  const broken = new Set()
  for (const kind of kinds) if (!(await buildIfStale({ kind }))) broken.add(kind)
  // Without a browser, the browser tests fail with a message of their own.
  if (selected.some(({ needsBrowser }) => needsBrowser)) ensureBrowser()
  return broken
}

/**
 * @param {Part} part
 * @param {RunOptions} options
 * @param {ReadonlySet<BuildKind>} broken
 * @returns {Promise<PartResult>}
 */
async function runPart(part, options, broken) {
  console.log(`\n── ${part.name}`)
  if (part.report) rmSync(join(RESULTS, part.report.file), { force: true })
  const began = Date.now()
  const exitedCleanly = !part.builds.some((kind) => broken.has(kind)) && (await part.run(options)) === 0
  const counts = part.report ? readCounts(part.report) : { passed: 0, failed: 0, failures: [] }
  // A tool can exit with 0 in spite of failures, if a library ends its process.
  const passedPart = exitedCleanly && counts.failed === 0
  console.log(`── ${part.name} ${passedPart ? 'passed' : 'FAILED'} in ${seconds(began)}`)
  return { name: part.name, passedPart, time: seconds(began), ...counts }
}

/**
 * Runs the parts one after another: each uses all cores. Resolves with one result per part.
 *
 * @param {readonly Part[]} selected
 * @param {RunOptions} options
 */
async function runParts(selected, options) {
  const broken = await prepare(selected)
  /** @type {PartResult[]} */
  const results = []
  for (const part of selected) results.push(await runPart(part, options, broken))
  return results
}

/**
 * @param {readonly PartResult[]} results
 * @param {string} command
 */
function report(results, command) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.map(
    ({ name, passedPart, time }) =>
      `${passedPart ? 'passed' : 'FAILED'}  ${name.padEnd(width)} ${time.padStart(9)}`,
  )
  console.log(`\n${lines.join('\n')}`)
  const failed = results.filter(({ passedPart, failures }) => !passedPart || failures.length > 0)
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
 * Runs the selected parts and prints the time of each, the failures with the commands that rerun them, and
 * "N passed, N failed", in which a part counts as one test. Exits with 1 if anything failed.
 *
 * @param {'quick' | 'full'} scope
 * @param {string} command as typed by the developer
 */
export async function runChecks(scope, command) {
  /** @type {import('./arguments.mjs').Arguments} */
  let args
  try {
    args = readArguments(
      process.argv.slice(2),
      [...parts, crawl].map(({ name }) => name),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const selected = selectParts(args, scope)
  const folders = { 'cms-': workspace, gallery }
  for (const [start, folder] of Object.entries(folders))
    if (selected.some(({ name }) => name.startsWith(start)) && !(await ensureInstalled(folder)))
      process.exit(1)
  mkdirSync(RESULTS, { recursive: true })

  // A part selected by name runs in full unless `--rest` is given.
  const testScope = args.rest ? 'rest' : args.parts.length > 0 ? 'full' : scope
  const results = await runParts(selected, { ...args, scope: testScope })
  if (args.watch) process.exit(results.every(({ passedPart }) => passedPart) ? 0 : 1)

  report(results, command)
  /** @param {(result: PartResult) => number} of */
  const total = (of) => results.reduce((sum, result) => sum + of(result), 0)
  const failed = total((result) => result.failed + (result.passedPart ? 0 : 1))
  console.log(`\n${total((result) => result.passed + (result.passedPart ? 1 : 0))} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
