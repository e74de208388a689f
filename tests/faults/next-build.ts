import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')
const NOT_LINKED = new Set(['.git', '.cache', 'dist'])

/** The chunk of the build whose name begins with `stem`: `cinemas-Bd0TPU-J.js`. */
export function chunkOf(stem: string): string {
  const names = readdirSync(path.join(project, 'dist/client/assets'))
  const name = names.find((each) => each.startsWith(`${stem}-`) && each.endsWith('.js'))
  if (name === undefined) throw new Error(`The build has no chunk ${stem}`)
  return name
}

const NAME = /[\w.-]+\.js\b/g
const assetsOf = (folder: string) => path.join(folder, 'dist/client/assets')

/** Names of a chunk and of all that import it, whose hashes change with its own. */
function changedWith(chunk: string): ReadonlySet<string> {
  const folder = assetsOf(project)
  const imported = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8').match(NAME) ?? []] as const)
  const changed = new Set([chunk])
  for (let size = 0; size < changed.size; ) {
    size = changed.size
    for (const [name, imports] of imported) if (imports.some((each) => changed.has(each))) changed.add(name)
  }
  return changed
}

/** Copies the build to a folder in which a chunk has another name, as after a change of its content. */
export function makeNextBuild(chunk: string): { readonly folder: string; remove(): void } {
  const cache = path.join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'next-build-'))
  for (const name of readdirSync(project))
    if (!NOT_LINKED.has(name)) symlinkSync(path.join(project, name), path.join(folder, name))
  const dist = path.join(folder, 'dist')
  cpSync(path.join(project, 'dist'), dist, { recursive: true })
  const changed = changedWith(chunk)
  const next = (name: string) => (changed.has(name) ? name.replace(/\.js$/, 'x.js') : name)
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const file = path.join(dist, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(NAME, next))
  }
  for (const name of changed) {
    const file = path.join(assetsOf(folder), name)
    renameSync(file, path.join(assetsOf(folder), next(name)))
    for (const compressed of ['br', 'gz']) rmSync(`${file}.${compressed}`, { force: true })
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
