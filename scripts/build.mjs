import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cmsInputs, galleryInputs, siteInputs } from './build-inputs.mjs'
import { ownEnv, ownNode, root, seconds, workspace } from './install.mjs'
import { compileArguments } from './server-process.mjs'

/** Outputs, installed packages and tests; none of them is read by a build. */
const IGNORED_FOLDERS = ['dist', 'node_modules', 'tests']
const IGNORED_INPUT = /\.(?:test\.tsx?|gen\.ts|md)$|\/demo\/(?:art\/[^/]+|poster-art)\//

/**
 * @typedef {object} Build
 * @property {readonly string[]} inputs files and folders; a change of one makes the build stale
 * @property {string} folder output folder
 * @property {string} output a file in `folder` that exists after a successful build
 * @property {string} message
 * @property {readonly (readonly string[])[]} commands arguments of Node, run in order
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 */
/** @typedef {keyof typeof BUILDS} BuildKind */

/** @param {string[]} mode */
const viteBuild = (...mode) => [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'app.config.ts',
  '--logLevel',
  'warn',
  ...mode,
]

const site = {
  inputs: [
    ...siteInputs,
    'tsconfig.json',
    'package-lock.json',
    'scripts/precompress.mjs',
    'scripts/compile-server.mjs',
  ],
  output: 'server/server.js',
  message: 'Building …',
}

const BUILDS = {
  product: {
    ...site,
    folder: 'dist',
    commands: [viteBuild(), ['scripts/precompress.mjs'], compileArguments],
  },
  /** The product with the inspector's hook, and the inspector's own page. */
  inspecting: {
    ...site,
    inputs: [...site.inputs, 'tests/machines/samples', 'tests/scenarios'],
    folder: 'dist-inspect',
    commands: [viteBuild('--mode', 'inspect'), viteBuild('--mode', 'inspector')],
    message: 'Building with the inspector …',
  },
  /** The product with renders to measure. */
  bench: {
    ...site,
    inputs: [...site.inputs, 'tests/bench'],
    folder: 'dist-bench',
    output: 'server/measured-server.js',
    commands: [viteBuild('--mode', 'bench')],
    message: 'Building for benchmarks …',
  },
  /** All stories in one page, which the tests open; Storybook shows them to people. */
  gallery: {
    inputs: [...galleryInputs, 'gallery/tests/page'],
    output: 'index.html',
    message: 'Building the stories …',
    folder: 'gallery/dist',
    commands: [
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--config',
        'gallery/tests/page/vite.config.ts',
        '--logLevel',
        'warn',
      ],
    ],
  },
  cms: {
    inputs: [...cmsInputs, 'package-lock.json'],
    output: 'BUILD_ID',
    message: 'Building the content management system …',
    folder: 'cms/.next',
    cwd: workspace,
    commands: [['node_modules/next/dist/bin/next', 'build']],
    // The build loads the configuration, which must not open a real database.
    env: {
      DATA_DIR: join(root, '.cache', 'cms-build'),
      CMS_DATA_DIR: '',
      CMS_DATABASE_URL: '',
      DATABASE_URL: '',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED_FOLDERS.includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)))
}

/** @param {readonly string[]} inputs */
function inputHash(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesOf(join(root, input)))) {
    if (IGNORED_INPUT.test(file)) continue
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * Shows the output only on failure. Resolves with the exit code.
 *
 * @param {readonly string[]} args
 * @param {Pick<Build, 'cwd' | 'env'>} options
 * @returns {Promise<number>}
 */
function runQuietly(args, { cwd = root, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(ownNode, args, {
      cwd,
      env: { ...process.env, ...ownEnv(), NODE_ENV: 'production', ...env },
    })
    /** @type {Buffer[]} */
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

/** @param {Build} build */
async function runCommands(build) {
  for (const args of build.commands) if ((await runQuietly(args, build)) !== 0) return false
  return true
}

/**
 * Builds if any input changed since the last build. Resolves with false if the build failed.
 *
 * @param {{ force?: boolean, kind?: BuildKind }} [options]
 */
export async function buildIfStale({ force = false, kind = 'product' } = {}) {
  const { folder, inputs, output, message } = BUILDS[kind]
  const stampFile = join(root, folder, '.stamp')
  const currentHash = inputHash(inputs)
  const builtHash =
    existsSync(stampFile) && existsSync(join(root, folder, output)) ? readFileSync(stampFile, 'utf8') : ''
  if (!force && builtHash === currentHash) return true
  const began = Date.now()
  console.log(message)
  const heartbeat = setInterval(() => console.log(`  … still building, ${seconds(began)}`), 10_000)
  rmSync(stampFile, { force: true })
  const succeeded = await runCommands(BUILDS[kind])
  clearInterval(heartbeat)
  if (!succeeded) {
    console.error('The build failed; the lines above say where.')
    return false
  }
  writeFileSync(stampFile, currentHash)
  console.log(`Built in ${seconds(began)}.`)
  return true
}
