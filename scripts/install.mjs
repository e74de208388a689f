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

/** Folder of the content management system, which has its own lockfile. */
export const workspace = join(root, 'cms')

/** Folder of the component gallery, which has its own lockfile. */
export const gallery = join(root, 'gallery')

/** @param {string} folder */
const lockOf = (folder) => join(folder, 'package-lock.json')
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
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(lockOf(folder)))
    .digest('hex')
/** @param {string} folder */
const readStamp = (folder) => (existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : '')

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>} LockedPackages */

/**
 * Whether someone ran `npm install` by hand and npm's own record matches the lockfile.
 *
 * @param {string} folder
 */
function isInstalledByHand(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  /** @type {LockedPackages} */
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages ?? {}
  /** @type {LockedPackages} */
  const locked = JSON.parse(readFileSync(lockOf(folder), 'utf8')).packages ?? {}
  const versions = Object.entries(locked).filter(([path]) => path.startsWith('node_modules/'))
  return versions.every(([path, entry]) => {
    const found = installed[path]
    return found ? found.version === entry.version : entry.optional || entry.devOptional || entry.peer
  })
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
  const name = relative(root, lockOf(folder)).replaceAll('\\', '/')
  console.log(`Installing the dependencies of ${name} (the first time this takes a minute or two) …`)
  const npm = process.env.npm_execpath
  // Within an npm script, npm would install in the folder it was started in.
  const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', '--progress=false']
  const heartbeat = setInterval(() => console.log(`  … still installing, ${seconds(began)}`), 15_000)
  const code =
    npm && /\.c?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args], {}, folder)
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {}, folder)
  clearInterval(heartbeat)
  if (code !== 0 || !existsSync(ownNode)) {
    console.error('The dependencies could not be installed; the lines above say why.')
    return false
  }
  writeFileSync(stampOf(folder), currentHash)
  console.log(`Installed in ${seconds(began)}.`)
  return true
}
