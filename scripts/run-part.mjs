import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownEnv, ownNode, root } from './install.mjs'
import { NOT_RUN } from './parts.mjs'
import { forgetCounts, NOTHING, RESULTS, readCounts } from './results.mjs'

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('./results.mjs').Counts} Counts */
/** @typedef {'passed' | 'FAILED' | 'not run'} Outcome */
/** @typedef {Counts & { name: string, outcome: Outcome, seconds: number, cpuSeconds: number | undefined, tail: readonly string[] }} PartResult */

/** Clock ticks a second of `/proc`, the same on every Linux. */
const TICKS = 100
const LONGEST_TAIL = 40

/** CPU seconds of all child processes that have ended, and of theirs. Undefined where the system does not tell. */
function cpuOfChildren() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / TICKS
  } catch {
    return undefined
  }
}

/** @param {string} part */
export const logOf = (part) => join(RESULTS, `${part}.log`)

/**
 * @param {Part} part
 * @param {import('./parts.mjs').Command} command
 * @param {{ live: boolean, onProgress: (done: number, total: number) => void }} options `live` shows the tool's output instead of logging it
 * @returns {Promise<number>} the exit code
 */
function runTool(part, { args, env = {}, cwd = root }, { live, onProgress }) {
  return new Promise((resolve, reject) => {
    const log = live ? 'inherit' : openSync(logOf(part.name), 'w')
    const child = spawn(ownNode, args, {
      cwd,
      // Libraries that listen to the channel keep a process from ending, so that only reporters have one.
      stdio: [live ? 'inherit' : 'ignore', log, log, ...(part.counts ? /** @type {const} */ (['ipc']) : [])],
      env: { ...process.env, ...ownEnv(), ...env },
    })
    child.on('message', (/** @type {{ done: number, total: number }} */ { done, total }) =>
      onProgress(done, total),
    )
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** @param {string} part */
function tailOf(part) {
  const lines = readFileSync(logOf(part), 'utf8').trimEnd().split('\n')
  return lines.slice(-LONGEST_TAIL)
}

/**
 * @param {Part} part
 * @param {number} code
 * @param {Counts | undefined} counts
 * @returns {Outcome}
 */
function outcomeOf(part, code, counts) {
  if (code === NOT_RUN) return 'not run'
  // A tool can exit with 0 in spite of failures, or without a report, if a library ends its process.
  if (code !== 0 || (part.counts && (!counts || counts.failures.length > 0))) return 'FAILED'
  return counts && counts.passed === 0 && counts.notRun > 0 ? 'not run' : 'passed'
}

/**
 * @param {Part} part
 * @param {import('./parts.mjs').RunOptions} options
 * @param {{ live: boolean, onProgress: (done: number, total: number) => void }} display
 * @returns {Promise<PartResult>}
 */
export async function runPart(part, options, display) {
  forgetCounts(part.name)
  const began = Date.now()
  const cpuBefore = cpuOfChildren()
  const command = part.command(options)
  const code = command ? await runTool(part, command, display) : 0
  const counts = part.counts ? readCounts(part.name) : undefined
  const outcome = outcomeOf(part, code, counts)
  const isSilent = outcome === 'FAILED' && !counts?.failures.length && command && !display.live
  const cpuAfter = cpuOfChildren()
  return {
    ...(counts ?? NOTHING),
    name: part.name,
    outcome,
    seconds: (Date.now() - began) / 1_000,
    cpuSeconds: cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore,
    tail: isSilent ? tailOf(part.name) : [],
  }
}
