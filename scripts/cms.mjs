// `npm run cms`: installs and builds the content management system, seeds an empty database, then runs it.
// `npm run cms -- --republish [--site fr] [--collection news]`: makes the running system send its documents again.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ownEnv, ownNode, workspace } from './install.mjs'

const NEXT = 'node_modules/next/dist/bin/next'
// The database and the secrets are nobody else's.
process.umask(0o077)
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...ownEnv(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
let stopping = false
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of SIGNALS) {
  process.on(signal, () => {
    stopping = true
    for (const child of children) child.kill(signal)
  })
}

/**
 * Runs one step in the folder of the workspace. Resolves with its exit code and, with `capture`, its output.
 *
 * @param {string[]} args
 * @param {{ capture?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
function step(args, { capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const started = spawn(ownNode, args, {
      cwd: workspace,
      env,
      stdio: ['inherit', capture ? 'pipe' : 'inherit', 'inherit'],
    })
    children.add(started)
    let output = ''
    started.stdout?.on('data', (chunk) => {
      output += chunk
    })
    started.on('error', reject)
    started.on('close', (code, signal) => {
      children.delete(started)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

/**
 * @param {string} url
 * @param {number} timeout in milliseconds
 */
const isReachable = (url, timeout) =>
  fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** @param {{ port: number, host: string, publicUrl: string, siteUrl: string, onSqlite: boolean, issuer: string }} settings */
async function announce({ port, host, publicUrl, siteUrl, onSqlite, issuer }) {
  const localHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const ownUrl = `http://${localHost.includes(':') ? `[${localHost}]` : localHost}:${port}/api/access`
  while (!(await isReachable(ownUrl, 5_000))) {
    if (stopping) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const site = (await isReachable(`${siteUrl}/readyz`, 2_000))
    ? `The site answers at ${siteUrl}: what is published shows there at once.`
    : `No site answers at ${siteUrl} (CMS_SITE_URL): what is published waits and is sent once it does.`
  const store = onSqlite
    ? 'It uses SQLite, to look around. Editors at work need PostgreSQL: CMS_DATABASE_URL.\n'
    : ''
  console.log(
    `\nThe content management system is open:\n  ${publicUrl}/admin\nEditors sign in at ${issuer}\n${site}\n${store}`,
  )
}

/**
 * Builds, and fills the database meanwhile: each takes more than a minute of one core. Resolves with an exit code.
 */
async function buildAndPrepare() {
  const { buildIfStale } = await import('./build.mjs')
  const preparing = step(['src/start/prepare.ts'])
  const isBuilt = await buildIfStale({ kind: 'cms' })
  if (!isBuilt) for (const child of children) child.kill()
  const { code } = await preparing
  return isBuilt ? code : 1
}

async function main() {
  if (!existsSync(join(workspace, '.next', 'BUILD_ID')))
    console.log(
      'The first start installs, builds and fills the content management system: about three minutes on two cores.',
    )
  if (!(await ensureInstalled()) || !(await ensureInstalled(workspace))) return 1
  const [first, ...others] = process.argv.slice(2)
  if (first === '--republish') return (await step(['scripts/republish.mjs', ...others])).code
  const checked = await step(['src/start/check.ts'], { capture: true })
  if (checked.code !== 0) return checked.code
  const settings = JSON.parse(checked.output)
  // Next overwrites PORT, from which the default site address is read.
  env.CMS_SITE_URL = settings.siteUrl
  if (stopping) return 1
  const prepared = await buildAndPrepare()
  if (stopping || prepared !== 0) return prepared
  void announce(settings)
  const { code } = await step([NEXT, 'start', '-p', String(settings.port), '-H', settings.host])
  // Next exits with the number of the signal after a graceful shutdown, which is no failure.
  return stopping && (code === 130 || code === 143) ? 0 : code
}

process.exit(await main())
