import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownEnv, ownNode, root, seconds, workspace } from './install.mjs'

/** Everything that the build of the site reads. */
const SITE_INPUTS = [
  'src',
  'demo',
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
const CMS_INPUTS = [
  'cms/src',
  'cms/next.config.mjs',
  'cms/tsconfig.json',
  'cms/package-lock.json',
  'content-models',
  'config',
  'locales',
]
const NOT_BUILT = /\.(?:test\.tsx?|gen\.ts|md)$|\/demo\/(?:art|poster-art)\//

const build = (...mode) => [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'app.config.ts',
  '--logLevel',
  'warn',
  ...mode,
]

/** `made` is there after a build. */
const site = { inputs: SITE_INPUTS, made: 'server/server.js', doing: 'Building …' }

/** The product; the same with the hook of the inspector, and the inspector's page, in a folder of its own; and the content management system. */
const KINDS = {
  product: { ...site, folder: 'dist', runs: [build(), ['scripts/precompress.mjs']] },
  inspecting: {
    ...site,
    folder: 'dist-inspect',
    runs: [build('--mode', 'inspect'), build('--mode', 'inspector')],
    doing: 'Building with the inspector …',
  },
  cms: {
    inputs: CMS_INPUTS,
    made: 'BUILD_ID',
    doing: 'Building the content management system …',
    folder: 'cms/.next',
    cwd: workspace,
    runs: [['node_modules/next/dist/bin/next', 'build']],
    // The build loads the configuration, which must not touch anybody's data.
    env: {
      DATA_DIR: join(root, '.cache', 'cms-build'),
      CMS_DATA_DIR: '',
      CMS_DATABASE_URL: '',
      DATABASE_URL: '',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)))
}

function inputHash(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesOf(join(root, input)))) {
    if (NOT_BUILT.test(file)) continue
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Runs quietly; shows the output only if it failed. */
function runQuietly(args, { cwd = root, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(ownNode, args, {
      cwd,
      env: { ...process.env, ...ownEnv(), NODE_ENV: 'production', ...env },
    })
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

async function allSucceed(kind) {
  for (const args of kind.runs) if ((await runQuietly(args, kind)) !== 0) return false
  return true
}

/** Builds if any input changed since the last build. Resolves with false if the build failed. */
export async function buildIfStale({ force = false, kind = 'product' } = {}) {
  const { folder, inputs, made, doing } = KINDS[kind]
  const stampFile = join(root, folder, '.stamp')
  const wanted = inputHash(inputs)
  const have =
    existsSync(stampFile) && existsSync(join(root, folder, made)) ? readFileSync(stampFile, 'utf8') : ''
  if (!force && have === wanted) return true
  const began = Date.now()
  console.log(doing)
  const heartbeat = setInterval(() => console.log(`  … still building, ${seconds(began)}`), 10_000)
  rmSync(stampFile, { force: true })
  const built = await allSucceed(KINDS[kind])
  clearInterval(heartbeat)
  if (!built) {
    console.error('The build failed; the lines above say where.')
    return false
  }
  writeFileSync(stampFile, wanted)
  console.log(`Built in ${seconds(began)}.`)
  return true
}
