// `npm start`, `npm run dev` and `npm run start:inspect`: installs, builds if stale, then runs the product.
import { spawn } from 'node:child_process'
import { ensureInstalled, ownEnv, ownNode, root, run } from './install.mjs'
import { isRestarted, serverArguments, serverEnv } from './server-process.mjs'

const development = process.argv.includes('--dev')
const inspecting = process.argv.includes('--inspect')

if (!(await ensureInstalled())) process.exit(1)
if (!development) {
  const { buildIfStale } = await import('./build.mjs')
  if (!(await buildIfStale({ kind: inspecting ? 'inspecting' : 'product' }))) process.exit(1)
  // The server makes those that are missing.
  await run(ownNode, ['scripts/pictures.mjs'])
}

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
let stopped = false

/** @param {number} faults */
function serve(faults) {
  const began = Date.now()
  child = spawn(ownNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...serverEnv,
      ...process.env,
      ...ownEnv(),
      NODE_ENV: development ? 'development' : process.env.NODE_ENV || 'production',
      PROCESS_FAULTS: String(faults),
    },
  })
  child.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('close', (code, signal) => {
    if (!stopped && isRestarted(code, Date.now() - began)) serve(faults + 1)
    else process.exit(code ?? (signal ? 1 : 0))
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
serve(0)
