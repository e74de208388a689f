// Runs on Node 18 and later, before anything is installed: uses nothing but Node itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The project's own Node 24, a dependency like any other. */
export const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.lock-hash')

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs a command to its end; its output goes to ours. Resolves with the exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Environment in which `node` is the project's own. */
export const ownEnv = () => ({ PATH: `${dirname(ownNode)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}` })

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')
const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '')

/** What npm itself noted of an installation by hand: is it the one that the lockfile asks for? */
function installedByHand() {
  const noted = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const have = JSON.parse(readFileSync(noted, 'utf8')).packages ?? {}
  const want = JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {}
  const versions = Object.entries(want).filter(([path]) => path !== '')
  return versions.every(([path, entry]) => (have[path] ? have[path].version === entry.version : entry.optional || entry.devOptional || entry.peer))
}

/** Installs what the lockfile says, if that is not what is there. Resolves with false if it could not be done. */
export async function ensureInstalled() {
  const wanted = lockHash()
  if (existsSync(ownNode) && readStamp() === wanted) return true
  if (existsSync(ownNode) && readStamp() === '' && installedByHand()) {
    writeFileSync(stampFile, wanted)
    return true
  }
  const began = Date.now()
  console.log('Installing the dependencies of package-lock.json (the first time this takes a minute or two) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false']
  const heartbeat = setInterval(() => console.log(`  … still installing, ${seconds(began)}`), 15_000)
  const code =
    npm && /\.c?js$/.test(npm) ? await run(process.execPath, [npm, ...args]) : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
  clearInterval(heartbeat)
  if (code !== 0 || !existsSync(ownNode)) {
    console.error('The dependencies could not be installed; the lines above say why.')
    return false
  }
  writeFileSync(stampFile, wanted)
  console.log(`Installed in ${seconds(began)}.`)
  return true
}
