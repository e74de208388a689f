import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { serverArguments, serverEnv } from '../../scripts/server-process.mjs'
import { requestHost } from '../e2e/http.ts'

export interface ProductProcess {
  readonly port: number
  /** From the start of the process until it responds, in ms. */
  readonly startMs: number
  /** Value of a metric without labels. */
  metric(name: string): Promise<number>
  /** Resolves once it uses no CPU time any more. */
  idle(): Promise<void>
  stop(): Promise<void>
}

const IDLE_SECONDS = 0.05

/** Starts the built product on a free port of its own. */
export async function startProduct(dataDir: string): Promise<ProductProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, serverArguments, {
    cwd: new URL('../../', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...serverEnv,
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  })
  const lines = createInterface(child.stdout)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The product did not start')))
    lines.on('line', (line) => {
      const [, found] = /http:\/\/fr\.localhost:(\d+)/.exec(line) ?? []
      if (found) resolve(Number(found))
    })
  })
  const read = (path: string) => requestHost('localhost', path, { port })
  while ((await read('/healthz')).status !== 200) await setTimeout(20)
  const startMs = performance.now() - began

  async function metric(name: string): Promise<number> {
    const { body } = await read('/metrics')
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1])
  }

  return {
    port,
    startMs,
    metric,
    async idle() {
      const cpuSeconds = () => metric('process_cpu_seconds_total')
      for (let before = -1, now = await cpuSeconds(); now - before > IDLE_SECONDS; ) {
        await setTimeout(1_000)
        before = now
        now = await cpuSeconds()
      }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
