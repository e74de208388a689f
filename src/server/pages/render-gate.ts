import { serviceLimits } from '#config/service-limits.ts'
import { loopTurn } from '../../document/loop-turn.ts'

/** Bounds how many renders and reads of our API run and wait, since all share one thread with the cached pages. */
export interface RenderGate {
  /** `busy` if too many wait, or after too long a wait. */
  run<Result>(kind: RenderKind, work: () => Promise<Result>): Promise<Result | 'busy'>
  /** Now, and `refused` since the start. */
  figures(): Readonly<Record<RenderKind, RenderFigures>>
}

export interface RenderFigures {
  readonly running: number
  readonly waiting: number
  readonly refused: number
}

interface Bounds {
  readonly atOnce: number
  readonly waiting: number
}

/**
 * `wild`: one of endlessly many pages, by filter or search. `data`: for a navigation in the browser. `api`: a read of our
 * own content API.
 */
export type RenderKind = keyof typeof serviceLimits.renders

export type GateBounds = Readonly<Record<RenderKind, Bounds>>

function createQueue({ atOnce, waiting }: Bounds, wait: number) {
  const queue = new Set<() => void>()
  let running = 0
  let refused = 0

  function mayStart(): boolean | Promise<boolean> {
    if (running < atOnce) {
      running += 1
      return true
    }
    if (queue.size >= waiting) return false
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer)
        queue.delete(start)
        resolve(true)
      }
      const timer = setTimeout(() => {
        queue.delete(start)
        resolve(false)
      }, wait)
      queue.add(start)
    })
  }

  function finish(): void {
    const [next] = queue
    if (next) next()
    else running -= 1
  }

  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result | 'busy'> {
      if (!(await mayStart())) {
        refused += 1
        return 'busy'
      }
      try {
        await loopTurn()
        return await work()
      } finally {
        finish()
      }
    },
    figures: (): RenderFigures => ({ running, waiting: queue.size, refused }),
  }
}

/**
 * Each kind has places of its own, so that endless filters cannot hold up the other pages. `wait`: the longest, in
 * milliseconds.
 */
export function createRenderGate(
  wait: number,
  { plain, wild, data, api }: GateBounds = serviceLimits.renders,
): RenderGate {
  const queues = {
    plain: createQueue(plain, wait),
    wild: createQueue(wild, wait),
    data: createQueue(data, wait),
    api: createQueue(api, wait),
  }
  return {
    run: (kind, work) => queues[kind].run(work),
    figures: () => ({
      plain: queues.plain.figures(),
      wild: queues.wild.figures(),
      data: queues.data.figures(),
      api: queues.api.figures(),
    }),
  }
}
