import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { changeBase, changedFiles, reachedBy } from './changed.mjs'
import { ensureInstalled, gallery, workspace } from './install.mjs'
import { parts } from './parts.mjs'
import { failuresOf, lineOf, logLine, secondTriesOf, startProgress } from './report.mjs'
import { RESULTS } from './results.mjs'
import { runPart } from './run-part.mjs'

/**
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {import('./parts.mjs').Scope} Scope
 * @typedef {import('./parts.mjs').RunOptions} RunOptions
 * @typedef {import('./build.mjs').BuildKind} BuildKind
 * @typedef {import('./run-part.mjs').PartResult} PartResult
 * @typedef {import('./arguments.mjs').Arguments} Arguments
 */

/** Tests that may pass at their second attempt only, in one run. They are mended as the next work. */
const MOST_SECOND_TRIES = 2
/** Second attempts of `npm test`, which the rest of the same run counts too. */
const SECOND_TRIES = join(RESULTS, 'second-tries')

/**
 * The parts that a change since a commit can reach.
 *
 * @param {readonly Part[]} inScope
 * @param {string} base
 */
function reachedSince(inScope, base) {
  const files = changedFiles(base)
  if (!files) {
    console.log(`No commit ${base} in this clone: every part runs.`)
    return inScope
  }
  const isReached = reachedBy(files)
  const reached = inScope.filter(({ name }) => isReached(name))
  const left = inScope.filter((part) => !reached.includes(part)).map(({ name }) => name)
  console.log(
    `${files.length} files changed since ${base.slice(0, 10)}${left.length > 0 ? `; not reached: ${left.join(', ')}` : ''}`,
  )
  return reached
}

/**
 * @param {Arguments} args
 * @param {Scope} scope
 */
function selectParts({ parts: named, changed, since }, scope) {
  if (named.length > 0) return parts.filter(({ name }) => named.includes(name))
  const inScope = parts.filter(({ scopes }) => scopes.includes(scope))
  const base = changed ? changeBase() : since
  // Vitest selects its tests by their imports.
  if (changed) process.env.TEST_CHANGED_SINCE = base
  return base === undefined ? inScope : reachedSince(inScope, base)
}

/** @param {readonly Part[]} selected */
async function installFor(selected) {
  const folders = { 'cms-': workspace, 'gallery-types': gallery, unused: workspace }
  for (const [start, folder] of Object.entries(folders))
    if (selected.some(({ name }) => name.startsWith(start)) && !(await ensureInstalled(folder))) return false
  return true
}

/**
 * The needs of a part are built once and as late as possible: a mistake shows in the quick parts first. A browser is looked
 * for, or downloaded, while they run.
 *
 * @param {readonly Part[]} selected
 */
function createPreparation(selected) {
  const browser = selected.some(({ needsBrowser }) => needsBrowser) ? ensureBrowser() : undefined
  /** @type {Map<BuildKind, boolean>} */
  const built = new Map()
  /** @param {Part} part */
  return async ({ builds, needsBrowser }) => {
    for (const kind of builds) if (!built.has(kind)) built.set(kind, await buildIfStale({ kind }))
    // The browser tests fail with a message of their own if there is no browser.
    if (needsBrowser) await browser
    return builds.every((kind) => built.get(kind))
  }
}

/**
 * @param {Part} part
 * @returns {PartResult}
 */
const notBuilt = ({ name }) => ({
  name,
  outcome: 'FAILED',
  passed: 0,
  notRun: 0,
  failures: [],
  secondTry: [],
  seconds: 0,
  cpuSeconds: undefined,
  tail: ['Its build failed.'],
})

/**
 * Runs the parts one after another: each uses all cores.
 *
 * @param {readonly Part[]} selected
 * @param {RunOptions} options
 * @param {string} command as typed by the developer
 */
async function runParts(selected, options, command) {
  const prepare = createPreparation(selected)
  const width = Math.max(...selected.map(({ name }) => name.length))
  // The output of a part that is run alone is what the developer wants to see.
  const live = selected.length === 1
  /** @type {PartResult[]} */
  const results = []
  for (const part of selected) {
    const isBuilt = await prepare(part)
    const progress = live ? undefined : startProgress(part.name)
    const result = isBuilt
      ? await runPart(part, options, { live, onProgress: progress?.onProgress ?? (() => {}) })
      : notBuilt(part)
    progress?.end()
    console.log(lineOf(result, width))
    const failures = failuresOf(result, command)
    if (failures.length > 0 && !live) console.log([...failures, logLine(part.name)].join('\n'))
    results.push(result)
  }
  return results
}

/**
 * The number of tests that passed at their second attempt only, those of `npm test` before included.
 *
 * @param {readonly PartResult[]} results
 * @param {boolean} isRest
 */
function countSecondTries(results, isRest) {
  const before = isRest && existsSync(SECOND_TRIES) ? Number(readFileSync(SECOND_TRIES, 'utf8')) : 0
  const count = before + results.reduce((sum, { secondTry }) => sum + secondTry.length, 0)
  writeFileSync(SECOND_TRIES, String(count))
  return count
}

/**
 * @param {readonly PartResult[]} results
 * @param {string} command
 * @param {boolean} isRest
 * @returns {number} the number of failures
 */
function report(results, command, isRest) {
  const failed = results.flatMap((result) => failuresOf(result, command))
  if (failed.length > 0 && results.length > 1) console.log(`\nFailed:\n${failed.join('\n')}`)
  const secondTries = secondTriesOf(results)
  const count = countSecondTries(results, isRest)
  if (secondTries.length > 0) console.log(`\nPassed at the second attempt only:\n${secondTries.join('\n')}`)
  const isUnsteady = count > MOST_SECOND_TRIES
  if (isUnsteady)
    console.log(`\n${count} tests needed a second attempt: more than ${MOST_SECOND_TRIES} fail a run.`)
  const missing = results.filter(({ outcome }) => outcome === 'not run').map(({ name }) => name)
  if (missing.length > 0) console.log(`\nNot run: ${missing.join(', ')}`)

  const failures = results.reduce(
    (sum, { outcome, failures }) => sum + (outcome === 'FAILED' ? Math.max(1, failures.length) : 0),
    isUnsteady ? 1 : 0,
  )
  const passed = results.reduce(
    (sum, result) => sum + result.passed + (result.outcome === 'passed' ? 1 : 0),
    0,
  )
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0)
  const cpu = results.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0)
  console.log(`\n${seconds.toFixed(0)} s, ${cpu.toFixed(0)} CPU s`)
  console.log(`${passed} passed, ${failures} failed`)
  return failures
}

/**
 * Runs the selected parts and prints a line for each, the failures with the commands that rerun them, and
 * "N passed, N failed", in which a part counts as one test. Exits with 1 if anything failed.
 *
 * @param {'quick' | 'full' | 'exhaustive'} scope
 * @param {string} command as typed by the developer
 */
export async function runChecks(scope, command) {
  /** @type {Arguments} */
  let args
  try {
    args = readArguments(
      process.argv.slice(2),
      parts.map(({ name }) => name),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const selected = selectParts(args, args.rest ? 'rest' : scope)
  if (!(await installFor(selected))) process.exit(1)
  mkdirSync(RESULTS, { recursive: true })
  if (!args.rest) rmSync(SECOND_TRIES, { force: true })

  // A part that `npm test` selects by name runs in full.
  const isNamed = args.parts.length > 0 && scope === 'quick'
  const testScope = args.rest ? 'rest' : isNamed ? 'full' : scope
  const results = await runParts(selected, { ...args, scope: testScope }, command)
  if (args.watch) process.exit(results.every(({ outcome }) => outcome !== 'FAILED') ? 0 : 1)
  process.exit(report(results, command, args.rest) === 0 ? 0 : 1)
}
