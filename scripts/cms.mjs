// `npm run cms`: installs and builds what is missing of the content management system, fills an empty database, then runs it under the project's own Node.
// `npm run cms -- --republish [--site fr] [--collection news]`: has the running system send its documents to the sites again.
import { spawn } from 'node:child_process'
import { ensureInstalled, ownEnv, ownNode, workspace } from './install.mjs'

const NEXT = 'node_modules/next/dist/bin/next'
const SLOWEST_START = 60_000
const env = { ...process.env, ...ownEnv(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

let child
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true
    child?.kill(signal)
  })
}

/** Runs one step under the project's own Node, in the folder of the workspace. Resolves with its exit code and what it has said, where that is for us. */
function step(args, { listens = false, cwd = workspace } = {}) {
  return new Promise((resolve, reject) => {
    child = spawn(ownNode, args, { cwd, env, stdio: ['inherit', listens ? 'pipe' : 'inherit', 'inherit'] })
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), said }))
  })
}

const isReachable = (url, wait) =>
  fetch(url, { signal: AbortSignal.timeout(wait), redirect: 'manual' }).then(
    () => true,
    () => false,
  )

async function announce({ port, host, publicUrl, siteUrl }) {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const own = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/api/access`
  const until = Date.now() + SLOWEST_START
  while (!(await isReachable(own, 5_000))) {
    if (stopping || Date.now() > until) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const site = (await isReachable(`${siteUrl}/readyz`, 2_000))
    ? `The site answers at ${siteUrl}: what is published shows there at once.`
    : `No site answers at ${siteUrl} (CMS_SITE_URL): what is published waits and is sent once it does.`
  console.log(`\nThe content management system is open:\n  ${publicUrl}/admin\n${site}\n`)
}

async function main() {
  if (!(await ensureInstalled()) || !(await ensureInstalled(workspace))) return 1
  const [first, ...others] = process.argv.slice(2)
  if (first === '--republish') return (await step(['scripts/republish.mjs', ...others])).code
  const checked = await step(['src/start/check.ts'], { listens: true })
  if (checked.code !== 0) return checked.code
  const settings = JSON.parse(checked.said)
  // Next gives PORT its own port, so that the default, the site's, would be lost.
  env.CMS_SITE_URL = settings.siteUrl
  const { buildIfStale } = await import('./build.mjs')
  if (stopping || !(await buildIfStale({ kind: 'cms' }))) return 1
  const prepared = await step(['src/start/prepare.ts'])
  if (stopping || prepared.code !== 0) return prepared.code
  void announce(settings)
  const { code } = await step([NEXT, 'start', '-p', String(settings.port), '-H', settings.host])
  // It has closed its connections and ends with the number of the signal, which is no failure.
  return stopping && (code === 130 || code === 143) ? 0 : code
}

process.exit(await main())
