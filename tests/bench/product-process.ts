import { setTimeout } from 'node:timers/promises'
import { serverArguments, serverEnv } from '../../scripts/server-process.mjs'
import { requestHost } from '../e2e/http.ts'
import { startProduct as startProcess } from '../unleash/product.ts'

export interface ProductProcess {
  readonly port: number
  /** Milliseconds from the start of the process until it responds. */
  readonly startMs: number
  /** Value of a metric without labels. */
  metric(name: string): Promise<number>
  /** Resolves once it uses no CPU time any more. */
  idle(): Promise<void>
  stop(): Promise<void>
}

const IDLE_SECONDS = 0.05

/** Starts the built product on a free port of its own, as an operator does. */
export async function startProduct(dataDir: string): Promise<ProductProcess> {
  const began = performance.now()
  const { port, stop } = await startProcess(dataDir, { ...serverEnv, LOG_LEVEL: 'error' }, serverArguments)
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
    stop,
  }
}
