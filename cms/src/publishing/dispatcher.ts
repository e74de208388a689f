import { attempt, claim, type Sender } from '../outbox/delivery.ts'
import type { Delivery } from '../outbox/delivery-row.ts'
import { backOff, dueAt } from '../outbox/due.ts'
import { findRows } from '../outbox/rows.ts'
import { createScheduler } from '../scheduling/scheduler.ts'
import { onCommit } from '../transactions.ts'

/** Messages in flight; background messages leave one of them free. */
const AT_A_TIME = 4
const POLL = 500

export interface Dispatcher {
  /** Resolves when messages in flight are done. */
  stop(): Promise<void>
}

interface Run {
  readonly sender: Sender
  readonly underWay: Map<Delivery['id'], { readonly background: boolean; readonly done: Promise<void> }>
  /** Back-off of an unreachable site: its end on the monotonic clock, and the number of failures. */
  quietUntil: number
  failures: number
  stopped: boolean
}

function note(run: Run, outcome: string): void {
  if (outcome === 'away') {
    // A new change is tried at once; its failure does not extend the back-off.
    if (performance.now() < run.quietUntil) return
    run.failures += 1
    run.quietUntil = performance.now() + backOff(run.failures)
  } else if (outcome === 'taken') {
    run.failures = 0
    run.quietUntil = 0
  }
}

/** An unreachable site gets one retry at a time, and each new change once. */
function mayGo(run: Run, row: Delivery): boolean {
  if (run.underWay.has(row.id) || run.underWay.size >= AT_A_TIME) return false
  const background = [...run.underWay.values()].filter((each) => each.background).length
  if (row.background && background >= AT_A_TIME - 1) return false
  if (run.failures === 0 || (row.attempts === 0 && !row.background)) return true
  return performance.now() >= run.quietUntil && run.underWay.size === 0
}

async function take(run: Run, row: Delivery): Promise<void> {
  const mine = await claim(run.sender, row, Date.now())
  if (mine) note(run, await attempt(run.sender, mine))
}

async function round(run: Run, more: () => void): Promise<void> {
  const due = await findRows(run.sender, dueAt(Date.now()), {
    limit: 50,
    sort: ['background', 'attempts', 'nextAttempt', 'id'],
  })
  for (const row of due) {
    if (run.stopped || !mayGo(run, row)) continue
    const done = take(run, row)
      .catch((error: unknown) => {
        note(run, 'away')
        run.sender.payload.logger.error({
          err: error,
          msg: `${row.site} ${row.kind} ${row.key} was not sent`,
        })
      })
      .finally(() => {
        run.underWay.delete(row.id)
        if (run.failures === 0) more()
      })
    run.underWay.set(row.id, { background: row.background > 0, done })
  }
}

/** Runs `work` now and after every `wake`, never concurrently. */
function looping(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let again = false
  const wake = (): void => {
    if (running) {
      again = true
      return
    }
    again = false
    running = work()
      .catch(onError)
      .finally(() => {
        running = undefined
        if (again) wake()
      })
  }
  return { wake, ended: async () => running }
}

/**
 * Delivers due rows and carries out due scheduled changes until it is stopped. Several processes may share one
 * database.
 */
export function startDispatcher(sender: Sender): Dispatcher {
  const run: Run = { sender, underWay: new Map(), quietUntil: 0, failures: 0, stopped: false }
  const { logger, db } = sender.payload
  const scheduler = createScheduler(sender.payload)
  const onError = (error: unknown) =>
    logger.error({ err: error, msg: 'The database of the content management did not answer' })
  const sending = looping(() => (run.stopped ? Promise.resolve() : round(run, () => sending.wake())), onError)
  const schedule = looping(() => (run.stopped ? Promise.resolve() : scheduler.look()), onError)
  const wake = () => {
    if (!run.stopped) sending.wake()
  }
  const unlisten = onCommit(db, wake)
  // An interval, because the clock may be set.
  const poll = setInterval(() => {
    wake()
    schedule.wake()
  }, POLL)
  poll.unref()
  wake()
  schedule.wake()
  return {
    async stop() {
      run.stopped = true
      clearInterval(poll)
      unlisten()
      await Promise.all([sending.ended(), schedule.ended()])
      await Promise.all([...run.underWay.values()].map(({ done }) => done))
    },
  }
}
