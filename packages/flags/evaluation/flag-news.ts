import type { Features } from '#models/feature.ts'
import type { FlagState } from './flag-evaluation.ts'
import type { FlagWarning } from './flag-rules.ts'
import type { FlagFailure } from './follow-source.ts'

export interface FlagLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

const HOLDS: Readonly<Record<FlagState, string>> = {
  live: 'its values apply',
  'last-known': 'its last values apply',
  presets: 'the configured values apply',
}

const WHY: Readonly<Record<FlagFailure, string>> = {
  refused: 'the flag service rejects UNLEASH_TOKEN',
  unavailable: 'the flag service is unreachable',
  malformed: 'the flag service sends malformed responses',
}

/** Logs changes of state, once per change rather than once per poll. */
export function createFlagNews(log: FlagLog, known: readonly string[]) {
  let problem: FlagFailure | 'late' | undefined
  let backupFailed = false
  const logged = new Set<string>()

  function once(key: string, write: () => void): void {
    if (logged.has(key)) return
    logged.add(key)
    write()
  }

  return {
    responded() {
      if (problem) log.info({}, 'the flag service responds again')
      problem = undefined
    },
    failed(failure: FlagFailure, reason: string, state: FlagState) {
      const reported = problem === failure || (problem === 'late' && failure === 'unavailable')
      if (!reported) log.warn({ reason }, `${WHY[failure]}: ${HOLDS[state]}`)
      problem = failure
    },
    late(state: FlagState) {
      if (problem) return
      problem = 'late'
      log.warn({}, `the flag service has not responded yet: ${HOLDS[state]} until it does`)
    },
    loaded({ features, bad }: Features, warnings: readonly FlagWarning[]) {
      const unknown = features.map(({ name }) => name).filter((name) => !known.includes(name))
      if (unknown.length > 0)
        once(`unknown ${unknown.toSorted().join(' ')}`, () =>
          log.info(
            { flags: unknown },
            'flags of the service that the configuration does not have are ignored',
          ),
        )
      if (bad.length > 0)
        once(`bad ${bad.toSorted().join(' ')}`, () =>
          log.warn({ flags: bad }, 'malformed flags of the service keep their values'),
        )
      for (const [flag, sentence] of warnings) once(`${flag} ${sentence}`, () => log.warn({ flag }, sentence))
    },
    damaged(error: unknown): undefined {
      log.warn(
        { reason: error instanceof Error ? error.message : '' },
        'the backup of the flag values cannot be read: the configured values apply until it responds',
      )
    },
    saved() {
      backupFailed = false
    },
    notSaved(error: unknown) {
      if (!backupFailed) log.warn({ err: error }, 'the flag values cannot be saved for the next start')
      backupFailed = true
    },
  }
}
