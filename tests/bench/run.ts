import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build.mjs'
import { sendLoad } from './load-client.ts'
import type { SubjectReady, SubjectUsage } from './subject.ts'

interface Subject {
  readonly name: string
  readonly requests: number
  readonly child: ChildProcess
  readonly port: number | undefined
  readonly path: string
  readonly encoding: string
  readonly results: number[]
}

interface Comparison {
  readonly what: string
  readonly subject: Subject
  readonly base: Subject
  readonly limit: number
}

const ROUNDS = 9
const WARM_UP_ROUNDS = 2
const CONNECTIONS = 8
const HOST = 'fr.localhost'
const LIST = '/films'
const output = join(tmpdir(), `marquee-bench-${process.pid}.log`)
const outputFile = openSync(output, 'w')

const nextMessage = <Message>(child: ChildProcess): Promise<Message | undefined> =>
  new Promise((resolve) => {
    const gone = () => resolve(undefined)
    child.once('exit', gone)
    child.once('message', (message) => {
      child.off('exit', gone)
      resolve(message as Message)
    })
  })

/** Starts a subject, which logs to a file, as in production. */
async function start(
  name: string,
  file: string,
  how: { requests: number; args?: string[]; path?: string; encoding?: string },
): Promise<Subject> {
  const child = fork(new URL(file, import.meta.url), how.args ?? [], {
    stdio: ['ignore', outputFile, 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ready = await nextMessage<SubjectReady>(child)
  if (!ready) throw new Error(`${name} did not start`)
  return {
    name,
    requests: how.requests,
    child,
    port: ready.port,
    path: how.path ?? LIST,
    encoding: how.encoding ?? 'br',
    results: [],
  }
}

async function usage({ child }: Subject, message: { usage: true } | { run: number }): Promise<number> {
  const response = nextMessage<SubjectUsage>(child)
  child.send(message)
  const usage = await response
  if (!usage) throw new Error('A measured process ended')
  return usage.cpuMs
}

async function round(subject: Subject, keep: boolean): Promise<void> {
  const { port, requests, path, encoding } = subject
  const before = await usage(subject, { usage: true })
  if (port === undefined) await usage(subject, { run: requests })
  else {
    const headers = {
      'Accept-Encoding': encoding,
      Accept: 'text/html',
      'Accept-Language': 'fr-FR,fr;q=0.9',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) bench',
    }
    await sendLoad({ port, requests, connections: CONNECTIONS, path, host: HOST, headers })
  }
  const after = await usage(subject, { usage: true })
  if (keep) subject.results.push((after - before) / requests)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function report(subject: Subject): void {
  const sorted = subject.results.toSorted((a, b) => a - b)
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  console.log(
    `${subject.name.padEnd(44)} ${median(subject.results).toFixed(4)} ms CPU  (${least.toFixed(4)} to ${most.toFixed(4)})`,
  )
}

function compare({ what, subject, base, limit }: Comparison): boolean {
  // The median of ratios per round, not the ratio of medians: load varies over time.
  const ratio = median(subject.results.map((value, index) => value / (base.results[index] ?? value)))
  const reached = ratio <= limit
  console.log(
    `${what.padEnd(44)} ${ratio.toFixed(2)} × (at most ${limit}) ${reached ? 'reached' : 'NOT REACHED'}`,
  )
  return reached
}

if (!(await buildIfStale({ kind: 'bench' }))) process.exit(1)

const cached = await start('cached page', './cached-page.ts', { requests: 6_000 })
const bare = await start('the same response from node:http', './bare-http.ts', {
  requests: 6_000,
  args: [String(cached.port), HOST, LIST],
})
const uncached = await start('uncached film list, 240 titles', './uncached-list.ts', {
  requests: 60,
  encoding: 'identity',
})
const render = await start('renderToString of the same view', './bare-render.ts', { requests: 60 })
const subjects = [cached, bare, uncached, render]

for (let count = -WARM_UP_ROUNDS; count < ROUNDS; count += 1)
  for (const subject of subjects) await round(subject, count >= 0)

console.log(`Medians of ${ROUNDS} interleaved rounds, CPU time of the serving process per request:`)
for (const subject of subjects) report(subject)
const comparisons: Comparison[] = [
  { what: 'cached page / node:http', subject: cached, base: bare, limit: 1.5 },
  { what: 'uncached list / renderToString', subject: uncached, base: render, limit: 2.5 },
]
const allReached = comparisons.map(compare).every(Boolean)

for (const { child } of subjects) child.disconnect()
closeSync(outputFile)
rmSync(output, { force: true })
process.exitCode = allReached ? 0 : 1
