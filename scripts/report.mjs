import { clearLine, cursorTo } from 'node:readline'
import { fromRoot } from './results.mjs'
import { logOf } from './run-part.mjs'

/** @typedef {import('./run-part.mjs').PartResult} PartResult */
/** @typedef {import('./results.mjs').Failure} Failure */

const PROGRESS_MS = 20_000

/** @param {number} count */
const grouped = (count) => count.toLocaleString('en')

/** @param {PartResult} result */
const testsOf = ({ passed, failures }) =>
  passed + failures.length === 0 ? '' : `${grouped(passed + failures.length)} tests`

/**
 * @param {PartResult} result
 * @param {number} width of the longest name
 */
export function lineOf(result, width) {
  const cells = [
    result.outcome.padEnd(7),
    result.name.padEnd(width),
    testsOf(result).padStart(12),
    `${result.seconds.toFixed(1)} s`.padStart(9),
    result.cpuSeconds === undefined ? '' : `${result.cpuSeconds.toFixed(0)} CPU s`.padStart(10),
    result.notRun > 0 ? `  ${grouped(result.notRun)} not run` : '',
  ]
  return cells.join(' ').trimEnd()
}

/**
 * Shows what runs: on a terminal as a line that changes, elsewhere a line from time to time.
 *
 * @param {string} name of the part
 */
export function startProgress(name) {
  const began = Date.now()
  const isTerminal = process.stdout.isTTY
  let state = ''
  const show = () => {
    const line = `running ${name} ${state} ${((Date.now() - began) / 1_000).toFixed(0)} s`
    if (!isTerminal) return console.log(line)
    cursorTo(process.stdout, 0)
    process.stdout.write(line)
    clearLine(process.stdout, 1)
  }
  const timer = setInterval(show, isTerminal ? 500 : PROGRESS_MS)
  return {
    /**
     * @param {number} done
     * @param {number} total
     */
    onProgress(done, total) {
      state = `${grouped(done)} of ${grouped(total)}`
    },
    end() {
      clearInterval(timer)
      if (!isTerminal) return
      cursorTo(process.stdout, 0)
      clearLine(process.stdout, 1)
    },
  }
}

/**
 * The command that runs a failed test, or a whole part, again.
 *
 * @param {string} command
 * @param {string} part
 * @param {Failure} [failure]
 */
export function commandFor(command, part, failure) {
  const location = failure?.file ? ` ${failure.file}${failure.line ? `:${failure.line}` : ''}` : ''
  return `${command} -- ${part}${location}`
}

/**
 * @param {PartResult} result
 * @param {string} command as typed by the developer
 */
export function failuresOf({ name, outcome, failures, tail }, command) {
  if (outcome !== 'FAILED') return []
  if (failures.length === 0)
    return [`  ${name}`, `    ${commandFor(command, name)}`, ...tail.map((line) => `      ${line}`)]
  return failures.flatMap((failure) => [
    `  ${name}: ${failure.title}`,
    `    ${commandFor(command, name, failure)}`,
    ...failure.reason.map((line) => `      ${line}`),
  ])
}

/** @param {readonly PartResult[]} results */
export const secondTriesOf = (results) =>
  results.flatMap(({ name, secondTry }) =>
    secondTry.flatMap(({ title, file, line, reason }) => [
      `  ${name}: ${title} (${file}${line ? `:${line}` : ''})`,
      ...reason.map((text) => `      ${text}`),
    ]),
  )

/** @param {string} part */
export const logLine = (part) => `  the whole output: ${fromRoot(logOf(part))}`
