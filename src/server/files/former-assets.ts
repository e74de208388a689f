import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Files of the builds that ran here before. A page that was opened before a deployment still requests them, and browsers
 * that have them make the present ones of them.
 */
export interface FormerAssets {
  /** Contains the folder `assets`. */
  readonly root: string
  /** Paths without compressed variants. */
  readonly pathnames: ReadonlySet<string>
}

const FOLDER = 'former-builds'
const INDEX = 'index.json'
const ASSETS = 'assets'
/** Milliseconds after which a visitor of the build before loads the present one as a new visitor does. */
const LIFETIME = 30 * 24 * 60 * 60_000
/** Many deployments a day leave many files; the last ones stay. */
const MOST_FILES = 10_000

/** File name → milliseconds since the epoch when a build without the file first ran; null if it is in use. */
const indexSchema = z.record(z.string().regex(/^[\w.-]+$/), z.number().nullable())
type Index = z.output<typeof indexSchema>

function readIndex(file: string): Index {
  try {
    return indexSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

function retiredOf(index: Index, now: number): ReadonlyMap<string, number> {
  const retired = Object.entries(index)
    .map(([name, since]) => [name, since ?? now] as const)
    .filter(([, since]) => now - since < LIFETIME)
    .sort(([, one], [, other]) => other - one)
  return new Map(retired.slice(0, MOST_FILES))
}

/**
 * Copies the assets of the build that starts into the data folder, and removes those that no build has had for
 * a month. Several processes may share the folder: file names contain a hash of the content.
 */
export function keepFormerAssets(clientDir: string, dataDir: string, now: number): FormerAssets {
  const root = join(dataDir, FOLDER)
  const folder = join(root, ASSETS)
  const built = join(clientDir, ASSETS)
  mkdirSync(folder, { recursive: true })
  const current = new Set(existsSync(built) ? namesIn(built) : [])
  const known = readIndex(join(root, INDEX))
  const retired = retiredOf(
    Object.fromEntries(Object.entries(known).filter(([name]) => !current.has(name))),
    now,
  )
  for (const name of current) {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), readFileSync(join(built, name)))
  }
  for (const name of namesIn(folder)) {
    if (!current.has(name) && !retired.has(name)) rmSync(join(folder, name), { force: true })
  }
  const index: Index = Object.fromEntries([...[...current].map((name) => [name, null] as const), ...retired])
  const draft = join(root, `${INDEX}.${process.pid}`)
  writeFileSync(draft, JSON.stringify(index))
  renameSync(draft, join(root, INDEX))
  const names = [...retired.keys()].filter(
    (name) => !/\.(?:br|gz)$/.test(name) && existsSync(join(folder, name)),
  )
  return { root, pathnames: new Set(names.map((name) => `/${ASSETS}/${name}`)) }
}
