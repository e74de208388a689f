// Runs on Node 18 and later before anything is installed, so it may import nothing but Node's own modules.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Node 24, installed as a dependency. */
export const ownNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Folder of the content management system. */
export const workspace = join(root, 'cms')

/** Folder of the component gallery. */
export const gallery = join(root, 'gallery')

/** Workspaces that only their own commands install, so that the site is open in half the time. */
const LATER = ['cms', 'gallery']

/** @param {string} folder */
const lockOf = (folder) => {
  const own = join(folder, 'package-lock.json')
  return existsSync(own) ? own : join(root, 'package-lock.json')
}
/** @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules', '.lock-hash')

/** @param {number} since in milliseconds since the epoch */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs a command to its end. Resolves with the exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} [env] added to this process's
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}, cwd = root) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Environment in which `node` is `ownNode`. */
export const ownEnv = () => ({
  PATH: `${dirname(ownNode)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
})

/** @param {string} folder */
const readStamp = (folder) => (existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : '')

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */

/**
 * Entries of the lockfile for a folder's own packages: those of the other workspaces are left out.
 *
 * @param {string} folder
 * @returns {[string, LockedPackage][]} by place, relative to the lockfile
 */
function lockedPackages(folder) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(lockOf(folder), 'utf8'))
  const name = relative(root, folder)
  /** @param {string} path */
  const workspaceOf = (path) => LATER.find((each) => path === each || path.startsWith(`${each}/`)) ?? ''
  const own = LATER.includes(name) ? name : ''
  return Object.entries(packages).filter(([path]) => workspaceOf(path) === own)
}

/** @param {string} folder */
const lockHash = (folder) =>
  createHash('sha256')
    .update(JSON.stringify(lockedPackages(folder)))
    .digest('hex')

/**
 * True if npm's own record matches the lockfile, because someone ran `npm install` by hand.
 *
 * @param {string} folder
 */
function isInstalledByHand(folder) {
  const record = join(dirname(lockOf(folder)), 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  /** @type {Record<string, LockedPackage>} */
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages ?? {}
  const versions = lockedPackages(folder).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  return versions.every(([path, entry]) => {
    const found = installed[path]
    return found ? found.version === entry.version : entry.optional || entry.devOptional || entry.peer
  })
}

/**
 * Arguments of npm. `npm ci` would delete what the other workspaces have.
 *
 * @param {string} folder
 */
function installation(folder) {
  const name = relative(root, folder)
  if (LATER.includes(name)) return ['install', '--no-save', `--workspace=${name}`]
  if (folder !== root) return ['ci']
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = workspaces.filter((each) => !LATER.includes(each))
  return ['ci', '--include-workspace-root', ...wanted.map((each) => `--workspace=${each}`)]
}

/**
 * Installs the dependencies of a folder if they differ from its lockfile. Resolves with false on failure.
 */
export async function ensureInstalled(folder = root) {
  const currentHash = lockHash(folder)
  if (existsSync(ownNode) && readStamp(folder) === currentHash) return true
  if (existsSync(ownNode) && readStamp(folder) === '' && isInstalledByHand(folder)) {
    writeFileSync(stampOf(folder), currentHash)
    return true
  }
  const began = Date.now()
  const name = relative(root, folder) || 'the site'
  console.log(`Installing the dependencies of ${name} (the first time this takes a minute or two) …`)
  const npm = process.env.npm_execpath
  const place = dirname(lockOf(folder))
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--progress=false']
  // npm within an npm script would install in the folder it was started in.
  const args = [...installation(folder), '--prefix', place, ...options]
  const heartbeat = setInterval(() => console.log(`  … still installing, ${seconds(began)}`), 15_000)
  const code =
    npm && /\.c?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args], {}, place)
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {}, place)
  clearInterval(heartbeat)
  if (code !== 0 || !existsSync(ownNode)) {
    console.error('The dependencies could not be installed; the lines above say why.')
    return false
  }
  writeFileSync(stampOf(folder), currentHash)
  console.log(`Installed in ${seconds(began)}.`)
  return true
}
