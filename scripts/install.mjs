// Runs on Node 18 and later, before anything is installed: uses nothing but Node itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The project's own Node 24, a dependency like any other. */
export const ownNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** The content management system, a package with a lockfile of its own. */
export const workspace = join(root, 'cms')

const lockOf = (folder) => join(folder, 'package-lock.json')
const stampOf = (folder) => join(folder, 'node_modules', '.lock-hash')

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

function printLines(stream, label) {
  createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`))
}

/** Runs a command to its end; its output goes to ours, with a `label` before each line if there is one. Resolves with the exit code. */
export function run(command, args, env = {}, cwd = root, label = '') {
  return new Promise((resolve, reject) => {
    const stdio = label ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } })
    if (label) for (const stream of [child.stdout, child.stderr]) printLines(stream, label)
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Environment in which `node` is the project's own. */
export const ownEnv = () => ({
  PATH: `${dirname(ownNode)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
})

const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(lockOf(folder)))
    .digest('hex')
const readStamp = (folder) => (existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : '')

/** What npm itself noted of an installation by hand: is it the one that the lockfile asks for? */
function installedByHand(folder) {
  const noted = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const have = JSON.parse(readFileSync(noted, 'utf8')).packages ?? {}
  const want = JSON.parse(readFileSync(lockOf(folder), 'utf8')).packages ?? {}
  const versions = Object.entries(want).filter(([path]) => path !== '')
  return versions.every(([path, entry]) =>
    have[path] ? have[path].version === entry.version : entry.optional || entry.devOptional || entry.peer,
  )
}

/** Installs what the lockfile of the folder says, if that is not what is there. Resolves with false if it could not be done. */
export async function ensureInstalled(folder = root) {
  const wanted = lockHash(folder)
  if (existsSync(ownNode) && readStamp(folder) === wanted) return true
  if (existsSync(ownNode) && readStamp(folder) === '' && installedByHand(folder)) {
    writeFileSync(stampOf(folder), wanted)
    return true
  }
  const began = Date.now()
  const name = relative(root, lockOf(folder)).replaceAll('\\', '/')
  console.log(`Installing the dependencies of ${name} (the first time this takes a minute or two) …`)
  const npm = process.env.npm_execpath
  // A script of npm's knows which folder it was called in; the prefix says which one is meant.
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
  writeFileSync(stampOf(folder), wanted)
  console.log(`Installed in ${seconds(began)}.`)
  return true
}
