import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../tests/contracts/databases.ts'
import { firstAdmin, type OpenedAdmin } from '../admin.ts'
import { responses, startBuilt } from '../built.ts'

/** The depth is that of this folder, for imports; what is built must not be among the sources. */
const folder = path.resolve(import.meta.dirname, '../../.cache/stock')
const nodeModules = path.resolve(folder, '../../node_modules')

function run(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}

/** Payload as it comes, with the fields of our documents: built, and with an empty database. */
export async function openStock(): Promise<Pick<OpenedAdmin, 'url' | 'stop'>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-stock-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { DATA_DIR: dataDir, CMS_URL: url, PAYLOAD_CONFIG_PATH: 'payload.config.ts' }
  cpSync(import.meta.dirname, folder, { recursive: true })
  run([path.join(nodeModules, 'payload/bin.js'), 'generate:importmap'], env)
  run([path.join(nodeModules, 'next/dist/bin/next'), 'build'], env)
  // Payload makes the tables without migrations in development only.
  const make = `
    const { getPayload } = await import('payload')
    const { default: config } = await import('./payload.config.ts')
    const payload = await getPayload({ config })
    await payload.create({ collection: 'users', data: ${JSON.stringify(firstAdmin)} })
    process.exit(0)`
  run(['--input-type=module', '-e', make], { ...env, NODE_ENV: 'development' })
  const running = await startBuilt(
    [path.join(nodeModules, 'next/dist/bin/next'), 'start', '-p', String(port), '-H', '127.0.0.1'],
    folder,
    env,
    () => responses(`http://127.0.0.1:${port}/api/access`),
  )
  return {
    url,
    async stop() {
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
