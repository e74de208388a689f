import { OperatorError } from '@marquee/kit/start/operator-error.ts'

/** Error codes of files and of SQLite. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

function messageOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && FULL.has(error.code))
    return `A disk is full (${error.message}); make room for the data folder and start again.`
  return error.stack ?? error.message
}

/** Exit code 1 on failure; an OperatorError and a full disk are printed as one sentence, anything else with its stack. */
export async function startOrExplain(work: () => Promise<void>): Promise<void> {
  // Files that this process writes are for its user alone.
  process.umask(0o077)
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  }
}

const LONGEST_STOP = 15_000
/** EX_SOFTWARE of sysexits.h, after which `scripts/start.mjs` restarts the process. */
const FAULTY = 70

interface Stopping {
  /** A signal begins it before the steps. */
  readonly drain: { readonly begin: () => void; readonly seconds: number }
  /** Run one after another: stop listening first, close the store last. */
  readonly steps: readonly (() => unknown)[]
  readonly onFault: (error: unknown) => void
}

/** Ends the process: with 0 on SIGTERM or SIGINT, with 70 after an uncaught error, since the state is then unknown. */
export function stopOnSignal({ drain, steps, onFault }: Stopping): void {
  let stopping = false
  let code = 0
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    drain.begin()
    const wait = code === 0 ? drain.seconds * 1_000 : 0
    setTimeout(() => process.exit(code || 1), wait + LONGEST_STOP).unref()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    for (const step of steps) await step()
    process.exit(code)
  }
  function stopOrExit(): void {
    stop().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(code || 1)
    })
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOrExit)
  process.on('uncaughtException', (error) => {
    code = FAULTY
    onFault(error)
    stopOrExit()
  })
}
