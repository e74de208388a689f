import { descriptionOf, type Variables } from '@marquee/kit/start/env-kinds.ts'
import { perSite, variables } from '../../server/env/env-variables.ts'
import type { RunningBuild } from './hosts.ts'
import { commitsDuring, type Exposure, exposuresIn, lockHistory } from './lock-history.ts'

export interface PoisonedQuestion {
  readonly root: string
  readonly name: string
  /** None: every version. */
  readonly versions: readonly string[]
  readonly hosts: readonly RunningBuild[]
}

const secretsIn = (shape: Variables) =>
  Object.entries(shape)
    .filter(([, read]) => descriptionOf(read).isSecret)
    .map(([name]) => name)

/** Names of variables that a process of the sites reads and nobody else may know. */
const secretVariables = (): readonly string[] => [
  ...secretsIn(variables),
  ...secretsIn(perSite).map((name) => `${name}_<SITE>`),
]

function builds(root: string, exposure: Exposure): readonly string[] {
  const { version, integrity, isShipped, hasInstallScript, from, until } = exposure
  const commits = commitsDuring(root, exposure)
  return [
    `${version}  ${integrity}`,
    `  since  ${from.at}  ${from.commit}`,
    until ? `  until  ${until.at}  ${until.commit}` : '  until  now: HEAD has it',
    `  builds of ${commits.length} commits, the last ${commits[0]}`,
    `  ${isShipped ? 'part of what production installs' : 'used by tools only: machines that build and test'}${hasInstallScript ? '; has an install script, which runs only if allowScripts names it' : ''}`,
  ]
}

function hostLine({ address, commit, lock, failure }: RunningBuild, exposures: readonly Exposure[]): string {
  if (lock === undefined || commit === undefined) return `  ${address}  not known: ${failure}`
  const found = exposures.filter(({ locks }) => locks.has(lock)).map(({ version }) => version)
  return `  ${address}  ${found.length > 0 ? `runs it: ${found.join(', ')}` : 'does not have it'} (${commit})`
}

/** Lines that answer: which builds, which hosts, since when, what to rotate. `isExposed`: a version that was asked for was there. */
export function poisonedReport({ root, name, versions, hosts }: PoisonedQuestion): {
  readonly lines: readonly string[]
  readonly isExposed: boolean
} {
  const history = lockHistory(root, name)
  const exposures = exposuresIn(history, versions)
  const asked = [name, ...versions].join(' ')
  if (exposures.length === 0)
    return { lines: [`${asked} was in none of ${history.length} lockfiles.`], isExposed: false }
  const isShipped = exposures.some((each) => each.isShipped)
  const lines = [
    `${asked} was in the lockfile.`,
    '',
    'Builds',
    ...exposures.flatMap((each) => builds(root, each)),
    '',
    'Hosts',
    ...(hosts.length > 0
      ? hosts.map((host) => hostLine(host, exposures))
      : ['  not asked: name their addresses with --host']),
    '',
    'Rotate',
    '  tokens of registry, repository and signing on every machine that installed one of these commits',
    ...(isShipped
      ? [
          `  ${secretVariables().join(', ')}`,
          '  then `npm run sessions -- end` for staff, and restart every process',
        ]
      : ['  nothing of production: the package is not installed there']),
  ]
  return { lines, isExposed: true }
}
