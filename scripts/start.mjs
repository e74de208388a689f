// `npm start`, `npm run dev` and `npm run start:inspect`: installs and builds what is missing, then runs the product under the project's own Node.
import { spawn } from 'node:child_process'
import { ensureInstalled, ownEnv, ownNode, root } from './install.mjs'

const development = process.argv.includes('--dev')
const inspecting = process.argv.includes('--inspect')

if (!(await ensureInstalled())) process.exit(1)
if (!development) {
  const { buildIfStale } = await import('./build.mjs')
  if (!(await buildIfStale({ kind: inspecting ? 'inspecting' : 'product' }))) process.exit(1)
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
  : ['scripts/serve.mjs', ...(inspecting ? ['dist-inspect'] : [])]

/** The exit code of a process that an uncaught error ended (src/server/process-life.ts). */
const FAULTY = 70
/** One that ends sooner would end again. */
const SHORTEST_LIFE = 10_000

let child
let stopped = false

function serve(faults) {
  const began = Date.now()
  child = spawn(ownNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
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
    if (code === FAULTY && !stopped && Date.now() - began > SHORTEST_LIFE) serve(faults + 1)
    else process.exit(code ?? (signal ? 1 : 0))
  })
}

// The server stops gracefully; this process waits for it and passes its exit code on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = true
    child.kill(signal)
  })
}
serve(0)
