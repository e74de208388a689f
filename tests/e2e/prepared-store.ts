import { execFile } from 'node:child_process'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { siteIds, sites } from '#config/sites.ts'
import { todayIn } from '#models/site-clock.ts'

const root = path.resolve(import.meta.dirname, '../..')
const stores = path.join(root, '.cache/store')
const NAME = 'content.sqlite'
const HOUR = 3_600_000

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Resolves with true if this process may write `file`, with false once another process has written it. */
async function isMine(file: string, lock: string): Promise<boolean> {
  for (;;) {
    if (existsSync(file)) return false
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      if (!isTaken(error)) throw error
    }
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
    // An empty lock is being written.
    if (holder > 0 && !isRunning(holder)) rmSync(lock, { force: true })
    await setTimeout(100)
  }
}

function removeFormer(current: string): void {
  for (const name of readdirSync(stores)) {
    const file = path.join(stores, name)
    if (file.startsWith(current)) continue
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (made === undefined || Date.now() - made < HOUR) continue
    rmSync(file, { recursive: true, force: true })
  }
}

async function fill(file: string, now: number): Promise<void> {
  const folder = `${file}-${process.pid}`
  try {
    await promisify(execFile)(process.execPath, ['scripts/fill-database.mjs', folder, String(now)], {
      cwd: root,
    })
    renameSync(path.join(folder, NAME), file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The database of a product's first start, made once for each build and day of the demo programme. */
async function preparedFile(build: string, now: number): Promise<string> {
  const hash = readFileSync(path.join(root, build, '.stamp'), 'utf8').slice(0, 16)
  const days = new Set(siteIds.map((site) => todayIn(sites[site].timeZone, now)))
  const file = path.join(stores, [hash, ...days].join('-'))
  const lock = `${file}.lock`
  mkdirSync(stores, { recursive: true })
  if (!(await isMine(file, lock))) return file
  try {
    removeFormer(file)
    await fill(file, now)
  } finally {
    rmSync(lock, { force: true })
  }
  return file
}

/** Gives a new data folder the demo programme, which takes a product ten seconds at its first start. */
export async function prepareStore(dataDir: string, build = 'dist'): Promise<void> {
  const target = path.join(dataDir, NAME)
  if (existsSync(target)) return
  const prepared = await preparedFile(build, Date.now())
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const copy = `${target}.part`
  copyFileSync(prepared, copy, constants.COPYFILE_FICLONE)
  chmodSync(copy, 0o600)
  renameSync(copy, target)
}
