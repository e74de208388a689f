import { readdirSync, readFileSync } from 'node:fs'

export interface Usage {
  /** CPU time in ms, of children that have ended too. */
  readonly cpu: number
  /** Resident memory in bytes. */
  readonly memory: number
}

const CLOCK_TICK = 10
const PAGE = 4_096
/** Fields of `/proc/<pid>/stat` after the command, which is in brackets (proc(5), counted from 3). */
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14]

function statOf(pid: number): { parent: number; cpu: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const number = (at: number) => Number(fields[at])
    const ticks = number(USER) + number(SYSTEM) + number(CHILDREN_USER) + number(CHILDREN_SYSTEM)
    return { parent: number(PARENT), cpu: ticks * CLOCK_TICK }
  } catch {
    return undefined
  }
}

function memoryOf(pid: number): number {
  try {
    // Shared pages count once, in the first process; without them PostgreSQL's buffers would count for each connection.
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
    return (resident - shared) * PAGE
  } catch {
    return 0
  }
}

const residentOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE
  } catch {
    return 0
  }
}

/** The usage of a process and of those that it has started; on Linux. */
export function usageOf(pid: number): { readonly own: Usage; readonly children: Usage } {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const stats = new Map(all.map((each) => [each, statOf(each)]))
  const below = (parent: number): number[] =>
    all.filter((each) => stats.get(each)?.parent === parent).flatMap((each) => [each, ...below(each)])
  const children = below(pid)
  return {
    own: { cpu: stats.get(pid)?.cpu ?? 0, memory: residentOf(pid) },
    children: {
      cpu: children.reduce((sum, each) => sum + (stats.get(each)?.cpu ?? 0), 0),
      memory: children.reduce((sum, each) => sum + memoryOf(each), 0),
    },
  }
}
