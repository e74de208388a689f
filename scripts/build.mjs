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

const build = (...mode) => ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts', '--logLevel', 'warn', ...mode]

/** The product; and the same with the hook of the inspector, and the inspector's page, in a folder of its own. */
const KINDS = {
  product: { folder: 'dist', runs: [build(), ['scripts/precompress.mjs']] },
  inspecting: { folder: 'dist-inspect', runs: [build('--mode', 'inspect'), build('--mode', 'inspector')] },
}

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

async function allSucceed(runs) {
  for (const args of runs) if ((await runQuietly(args)) !== 0) return false
  return true
}

/** Builds if any input changed since the last build. Resolves with false if the build failed. */
export async function buildIfStale({ force = false, kind = 'product' } = {}) {
  const { folder, runs } = KINDS[kind]
  const stampFile = join(root, folder, '.stamp')
  const serverFile = join(root, folder, 'server', 'server.js')
  const wanted = inputHash()
  const have = existsSync(stampFile) && existsSync(serverFile) ? readFileSync(stampFile, 'utf8') : ''
  if (!force && have === wanted) return true
  const began = Date.now()
  console.log(kind === 'inspecting' ? 'Building with the inspector …' : 'Building …')
  const heartbeat = setInterval(() => console.log(`  … still building, ${seconds(began)}`), 10_000)
  rmSync(stampFile, { force: true })
  const built = await allSucceed(runs)
  clearInterval(heartbeat)
  if (!built) {
    console.error('The build failed; the lines above say where.')
    return false
  }
  writeFileSync(stampFile, wanted)
  console.log(`Built in ${seconds(began)}.`)
  return true
}
