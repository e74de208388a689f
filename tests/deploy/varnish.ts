import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../../scripts/install.mjs'

const run = promisify(execFile)

export interface Varnish {
  readonly pid: number
  /** True once its probes have found a process ready. */
  hasFound(index: number): Promise<boolean>
  stop(): Promise<void>
}

const backendOf = (name: string, port: number) =>
  `backend ${name} { .host = "127.0.0.1"; .port = "${port}"; .probe = { .url = "/readyz"; .interval = 1s; .timeout = 5s; .window = 3; .threshold = 2; } }`

/** `docs/varnish.vcl` with a backend for each port. */
function configuration(ports: readonly number[]): string {
  const vcl = readFileSync(join(root, 'docs/varnish.vcl'), 'utf8')
  const backends = ports.map((port, index) => backendOf(`site${index}`, port)).join('\n')
  return vcl
    .replace(/^backend site \{.*?^\}/ms, backends)
    .replaceAll(/(\w+)\.add_backend\(site\);/g, (_, director: string) =>
      ports.map((_, index) => `${director}.add_backend(site${index});`).join(' '),
    )
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.end() !== undefined))
    socket.once('error', () => resolve(false))
  })

const START = 120_000

/** Varnish on `port` in front of processes on `ports`, with its files in `folder`. */
export async function startVarnish(folder: string, port: number, ports: readonly number[]): Promise<Varnish> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'site.vcl')
  writeFileSync(file, configuration(ports))
  const options = ['-a', `127.0.0.1:${port}`, '-f', file, '-n', folder, '-s', 'malloc,256m']
  const child = spawn('varnishd', ['-j', 'none', '-F', ...options, '-p', 'http_gzip_support=off'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const end = () => void child.kill()
  process.once('exit', end)
  const ended = once(child, 'exit').finally(() => process.off('exit', end))
  for (const began = performance.now(); !(await isOpen(port)); await setTimeout(100))
    if (child.exitCode !== null || performance.now() - began > START)
      throw new Error(`Varnish does not open:\n${output}`)
  return {
    pid: child.pid ?? 0,
    async hasFound(index) {
      const { stdout } = await run('varnishadm', ['-n', folder, 'backend.list'])
      return new RegExp(`\\.site${index} .*healthy`, 'i').test(stdout)
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}
