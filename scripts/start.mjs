// `npm start`, `npm run dev` and `npm run start:inspect`: installs, builds if stale, then runs the product.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ownEnv, ownNode, root } from './install.mjs'
import { isRestarted, serverArguments, serverEnv } from './server-process.mjs'

const development = process.argv.includes('--dev')
const inspecting = process.argv.includes('--inspect')

/** Fills the database of a first start, which takes as long as the build. The server fills what is missing. */
async function fillDatabase() {
  const dataDir = process.env.DATA_DIR || '.data'
  if (process.env.DATABASE_URL || existsSync(join(root, dataDir, 'content.sqlite'))) return
  await new Promise((resolve) => {
    // Its errors are shown by the server, which meets the same.
    const child = spawn(ownNode, ['scripts/fill-database.mjs', dataDir], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...ownEnv() },
    })
    child.on('close', resolve)
    child.on('error', resolve)
  })
}

/** Builds if stale. Resolves with false if the build failed. */
async function prepare() {
  if (development) return true
  const { buildIfStale } = await import('./build.mjs')
  const [isBuilt] = await Promise.all([
    buildIfStale({ kind: inspecting ? 'inspecting' : 'product' }),
    fillDatabase(),
  ])
  return isBuilt
}

if (!(await ensureInstalled()) || !(await prepare())) process.exit(1)

const port = process.env.PORT || '3000'
const args = development
  ? [
      'node_modules/vite/bin/vite.js',
      '--config',
      'app.config.ts',
      '--port',
      port,
      '--strictPort',
      '--host',
      '127.0.0.1',
      '--clearScreen',
      'false',
    ]
  : [...serverArguments, ...(inspecting ? ['dist-inspect'] : [])]

/** @type {import('node:child_process').ChildProcess | undefined} */
let child
/** @type {import('node:child_process').ChildProcess | undefined} */
let pictures
let stopped = false

function serve() {
  const began = Date.now()
  child = spawn(ownNode, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...serverEnv,
      ...process.env,
      ...ownEnv(),
      NODE_ENV: development ? 'development' : process.env.NODE_ENV || 'production',
    },
  })
  child.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  // Visitors do not wait for them: the server sends a WebP that it makes, until the picture is there.
  child.on('message', () => {
    pictures ??= spawn(ownNode, ['scripts/pictures.mjs'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...ownEnv() },
    })
  })
  child.on('close', (code, signal) => {
    if (!stopped && isRestarted(code, Date.now() - began)) serve()
    else {
      pictures?.kill()
      process.exit(code ?? (signal ? 1 : 0))
    }
  })
}

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
// The server shuts down gracefully; this process waits for it and exits with its code.
for (const signal of SIGNALS) {
  process.on(signal, () => {
    stopped = true
    child?.kill(signal)
  })
}
serve()
