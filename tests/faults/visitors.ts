import { setTimeout as pause } from 'node:timers/promises'
import type { SiteResponse } from '../e2e/http.ts'

type Send = (path: string) => Promise<Pick<SiteResponse, 'status'>>

interface Seen {
  /** Status, or `none` without a response → number of requests. */
  readonly statuses: Readonly<Record<string, number>>
  /** Milliseconds. */
  readonly slowest: number
}

const PACE = 100

async function statusOf(send: Send, path: string): Promise<string> {
  return send(path).then(
    ({ status }) => String(status),
    () => 'none',
  )
}

/** Opens the paths one after another, ten a second at most, for a time in milliseconds. */
export async function visit(send: Send, paths: readonly string[], duration: number): Promise<Seen> {
  const statuses: Record<string, number> = {}
  let slowest = 0
  const until = performance.now() + duration
  for (let turn = 0; performance.now() < until; turn += 1) {
    const began = performance.now()
    const status = await statusOf(send, paths[turn % paths.length] ?? '/')
    slowest = Math.max(slowest, performance.now() - began)
    statuses[status] = (statuses[status] ?? 0) + 1
    await pause(PACE)
  }
  return { statuses, slowest }
}

/** Milliseconds until each path responds with 200, after the end of a fault; -1 if it takes longer than a minute. */
export async function recovery(send: Send, paths: readonly string[]): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 60_000) {
    const all = await Promise.all(paths.map((path) => statusOf(send, path)))
    if (all.every((status) => status === '200')) return performance.now() - began
    await pause(PACE)
  }
  return -1
}
