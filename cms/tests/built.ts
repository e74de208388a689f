import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Running {
  readonly pid: number
  /** Its output until now. */
  log(): string
  /** Sends SIGTERM; resolves when it has exited. */
  stop(): Promise<void>
  /** Sends SIGKILL; resolves when it has exited. */
  kill(): Promise<void>
}

const START = 900_000

/**
 * A built program in a process of its own. Resolves once `isOpen` resolves with true; rejects with its
 * output after a quarter of an hour, which is enough on a busy machine.
 */
export async function startBuilt(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  isOpen: (printed: string) => Promise<boolean>,
): Promise<Running> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  let ended = false
  const closed = once(child, 'close').finally(() => {
    ended = true
    process.off('exit', end)
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  const until = Date.now() + START
  while (!(await isOpen(printed))) {
    if (ended || Date.now() > until) {
      end()
      throw new Error(`It does not open:\n${printed}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const finish = async (signal: NodeJS.Signals) => {
    if (!ended) child.kill(signal)
    await closed
  }
  return {
    pid: child.pid ?? 0,
    log: () => printed,
    stop: () => finish('SIGTERM'),
    kill: () => finish('SIGKILL'),
  }
}

/** True for a response with any status. */
export const responses = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).then(
    () => true,
    () => false,
  )
