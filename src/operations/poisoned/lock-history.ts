import { spawnSync } from 'node:child_process'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { lockHash } from '../../server/read-build-record.ts'

const LOCKFILE = 'package-lock.json'

interface LockEntry {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
}

/** A version of a package in a lockfile. */
export interface LockedVersion {
  readonly version: string
  /** Hash of the archive, as npm verifies it. */
  readonly integrity: string
  /** False if only tools need it. */
  readonly isShipped: boolean
  readonly hasInstallScript: boolean
}

/** A commit that changed the lockfile. */
export interface LockState {
  readonly commit: string
  /** ISO 8601, with the offset of who committed. */
  readonly at: string
  /** Hash of the lockfile. */
  readonly lock: string
  readonly versions: readonly LockedVersion[]
}

function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new OperatorError(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout
}

/** Versions of a package in the text of a lockfile, each once: several places may hold one. */
function versionsOf(text: string, name: string): readonly LockedVersion[] {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, LockEntry> }
  const found = new Map<string, LockedVersion>()
  for (const [place, { version, integrity = '', dev, hasInstallScript = false }] of Object.entries(
    packages,
  )) {
    if (version === undefined || !`/${place}`.endsWith(`/node_modules/${name}`)) continue
    const known = found.get(version)
    found.set(version, {
      version,
      integrity,
      isShipped: !dev || known?.isShipped === true,
      hasInstallScript,
    })
  }
  return [...found.values()]
}

/** Every state of the lockfile in the history of HEAD, oldest first. Throws an OperatorError outside of a repository. */
export function lockHistory(root: string, name: string): readonly LockState[] {
  return git(root, 'log', '--reverse', '--format=%H %cI', '--', LOCKFILE)
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', at = ''] = line.split(' ')
      const text = git(root, 'show', `${commit}:${LOCKFILE}`)
      return { commit, at, lock: lockHash(text), versions: versionsOf(text, name) }
    })
}

/** The time in which commits had a version. */
export interface Exposure extends LockedVersion {
  readonly from: LockState
  /** The first commit without it; undefined if HEAD has it. */
  readonly until: LockState | undefined
  readonly locks: ReadonlySet<string>
}

/** Exposures to the versions, or to all of the package, in the order of their beginning. */
export function exposuresIn(history: readonly LockState[], versions: readonly string[]): readonly Exposure[] {
  const isMeant = ({ version }: LockedVersion) => versions.length === 0 || versions.includes(version)
  return history.flatMap((from, index) => {
    const before = history[index - 1]?.versions ?? []
    return from.versions
      .filter((found) => isMeant(found) && !before.some(({ version }) => version === found.version))
      .map((found) => {
        const later = history.slice(index)
        const end = later.findIndex(
          (state) => !state.versions.some(({ version }) => version === found.version),
        )
        const during = end < 0 ? later : later.slice(0, end)
        return { ...found, from, until: later[end], locks: new Set(during.map(({ lock }) => lock)) }
      })
  })
}

/** Commits from which a build has the version, newest first: the one that brought it, and those until it went. */
export const commitsDuring = (root: string, { from, until }: Exposure): readonly string[] => [
  ...git(root, 'rev-list', `${from.commit}..${until ? `${until.commit}^` : 'HEAD'}`)
    .split('\n')
    .filter(Boolean),
  from.commit,
]
