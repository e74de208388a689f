import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PlantedFault } from './planted-fault.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type FaultScope = 'quick' | 'rest'

export interface PartRun {
  readonly part: string
  readonly scope: FaultScope
  /** Files, or parts of their names; none: all. */
  readonly words: readonly string[]
  /** Only tests that import what differs from the commit are run, in a part of vitest. */
  readonly related?: true
}

export interface FoundFailure {
  readonly title: string
  readonly file: string
}

/** True if the text of a fault occurs once in its file. */
export function occursOnce({ file, find }: PlantedFault, commit: string): boolean {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], { cwd: root, encoding: 'utf8' })
  return status === 0 && stdout.split(find).length === 2
}

/** A copy of a commit in which tests run. */
export interface TestCopy {
  plant(fault: PlantedFault): void
  restore(fault: PlantedFault): void
  /** Failing tests; empty for a part that the scope does not have. Installs and builds what the part needs. */
  failures(run: PartRun): Promise<readonly FoundFailure[]>
}

function git(cwd: string, ...args: string[]): void {
  if (spawnSync('git', args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
    throw new Error(`git ${args[0]} failed`)
}

interface Scripts {
  readonly build: typeof import('../../scripts/build.mjs')
  readonly install: typeof import('../../scripts/install.mjs')
  readonly parts: typeof import('../../scripts/parts.mjs')
  readonly runPart: typeof import('../../scripts/run-part.mjs')
}

/** Scripts of the copy find their root by their own place. */
async function scriptsOf(folder: string): Promise<Scripts> {
  const load = (name: string) => import(pathToFileURL(join(folder, 'scripts', `${name}.mjs`)).href)
  return {
    build: await load('build'),
    install: await load('install'),
    parts: await load('parts'),
    runPart: await load('run-part'),
  }
}

/** Parts of vitest read sources: only what their tests start needs a build, and that is of the commit. */
const readsSources = ['unit', 'machines', 'contracts', 'cms-unit']

/** The copy is in `.cache/planted-faults`, with the dependencies and a build of the product. */
export async function openTestCopy(name: string, commit: string): Promise<TestCopy> {
  const folder = join(root, '.cache', 'planted-faults', name)
  rmSync(folder, { recursive: true, force: true })
  git(root, 'clone', '--quiet', '--no-checkout', root, folder)
  git(folder, 'checkout', '--quiet', '--detach', commit)
  const { build, install, parts, runPart } = await scriptsOf(folder)
  const installed = new Set<string>()
  async function ensureInstalled(place: string): Promise<void> {
    if (installed.has(place)) return
    if (!(await install.ensureInstalled(place))) throw new Error(`${place} could not be installed`)
    installed.add(place)
  }
  await ensureInstalled(install.root)
  if (!(await build.buildIfStale())) throw new Error('The product could not be built')
  const path = (file: string) => join(folder, file)
  return {
    plant: ({ file, find, replace }) =>
      writeFileSync(
        path(file),
        readFileSync(path(file), 'utf8').replace(find, () => replace),
      ),
    restore: ({ file }) => git(folder, 'checkout', '--quiet', '--', file),
    async failures({ part: wanted, scope, words, related }) {
      const part = parts.parts.find((each) => each.name === wanted)
      if (!part?.counts) throw new Error(`There is no part "${wanted}" that counts its tests`)
      if (!part.scopes.includes(scope)) return []
      if (wanted.startsWith('cms')) await ensureInstalled(install.workspace)
      if (wanted.startsWith('gallery')) await ensureInstalled(install.gallery)
      if (!readsSources.includes(wanted))
        for (const kind of part.builds)
          if (!(await build.buildIfStale({ kind }))) return [{ title: 'the build', file: kind }]
      if (related) process.env.TEST_CHANGED_SINCE = 'HEAD'
      const options = { scope, words, watch: false }
      const { outcome, passed, failures } = await runPart.runPart(part, options, {
        live: true,
        onProgress: () => {},
      })
      delete process.env.TEST_CHANGED_SINCE
      // An error that no test caught fails the run alone. A run without tests fails, too.
      return outcome === 'FAILED' && failures.length === 0 && passed > 0
        ? [{ title: 'an error outside of the tests', file: words.join(' ') }]
        : failures
    },
  }
}
