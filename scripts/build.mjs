import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownEnv, ownNode, root, seconds } from './install.mjs'

/** Everything that the build reads. */
const INPUTS = [
  'src',
  'config',
  'content-models',
  'machines',
  'locales',
  'public',
  'app.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/precompress.mjs',
]
const NOT_BUILT = /\.(?:test\.tsx?|gen\.ts|md)$/

const stampFile = join(root, 'dist', '.stamp')
const serverFile = join(root, 'dist', 'server', 'server.js')

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)))
}

function inputHash() {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((input) => filesOf(join(root, input)))) {
    if (NOT_BUILT.test(file)) continue
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Runs quietly; shows the output only if it failed. */
function runQuietly(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(ownNode, args, { cwd: root, env: { ...process.env, ...ownEnv(), NODE_ENV: 'production' } })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

/** Builds if any input changed since the last build. Resolves with false if the build failed. */
export async function buildIfStale({ force = false } = {}) {
  const wanted = inputHash()
  const have = existsSync(stampFile) && existsSync(serverFile) ? readFileSync(stampFile, 'utf8') : ''
  if (!force && have === wanted) return true
  const began = Date.now()
  console.log('Building …')
  const heartbeat = setInterval(() => console.log(`  … still building, ${seconds(began)}`), 10_000)
  rmSync(stampFile, { force: true })
  const built = (await runQuietly(['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts', '--logLevel', 'warn'])) === 0
  const packed = built && (await runQuietly(['scripts/precompress.mjs'])) === 0
  clearInterval(heartbeat)
  if (!packed) {
    console.error('The build failed; the lines above say where.')
    return false
  }
  writeFileSync(stampFile, wanted)
  console.log(`Built in ${seconds(began)}.`)
  return true
}
