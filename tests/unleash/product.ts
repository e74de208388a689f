import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { SiteId } from '#config/sites.ts'
import { sites } from '#config/sites.ts'
import { requestHost, type SiteRequestOptions, type SiteResponse } from '../e2e/http.ts'

export interface Product {
  readonly port: number
  log(): string
  request(site: SiteId, path: string, options?: SiteRequestOptions): Promise<SiteResponse>
  /** Stops it as an operator does; resolves after its last output. */
  stop(): Promise<void>
  /** Ends it at once, as the kernel does when memory is short. */
  kill(): Promise<void>
}

const START = 120_000

/** A page of startProduct waits for its parts, however busy the machine is. */
export const patient = { PAGE_WAIT_MS: '60000' } as const

/**
 * Starts the built product with `script`, or with these arguments of Node.js, in a process of its own, with its data in `dataDir`. Resolves once
 * it accepts connections.
 */
export async function startProduct(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  script: string | readonly string[] = 'tests/e2e/serve.ts',
): Promise<Product> {
  const child = spawn(process.execPath, [script].flat(), {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  const closed = once(child, 'close').finally(() => process.off('exit', end))
  let output = ''
  const opened = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The product does not open:\n${output}`)), START)
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /Marquee is open:[^]*?localhost:(\d+)/.exec(output)?.[1]
      if (port === undefined) return
      clearTimeout(late)
      resolve(Number(port))
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    void closed.then(() => reject(new Error(`The product has ended:\n${output}`)))
  })
  const port = await opened.catch((error: unknown) => {
    end()
    throw error
  })
  return {
    port,
    log: () => output,
    request: (site, target, options) => requestHost(sites[site].hosts.local, target, { ...options, port }),
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
    async kill() {
      end()
      await closed
    },
  }
}
