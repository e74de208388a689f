/** What a build was made of; its hash is that of package-lock.json. */
export interface BuildRecord {
  readonly commit: string
  readonly lock: string
}

const unknown: BuildRecord = { commit: 'unknown', lock: 'unknown' }

/** Set by `app.config.ts` in a build; absent in development, tests and benchmarks. */
export const buildRecord: BuildRecord = typeof __BUILD__ === 'undefined' ? unknown : __BUILD__
