/** Paths of the files of a language. */
export interface OfflineFiles {
  readonly page: string
  /** Script that states the age of a copy. */
  readonly notice: string
}

export const offlineFilesOf = (language: string): OfflineFiles => ({
  page: `/offline/${language}`,
  notice: `/offline/${language}.js`,
})

/** Facts about the worker's site; the server writes them before the worker's code. */
export interface WorkerOptions {
  /** Files by path prefix of a language. */
  readonly languages: Readonly<Record<string, OfflineFiles>>
  /** Hash of the files of all languages: a change fetches them again. */
  readonly revision: string
  /** Hashed files that the offline pages use. */
  readonly assets: readonly string[]
}

export const WORKER_OPTIONS = 'siteOptions'
export const SERVICE_WORKER = '/service-worker.js'

/** Every cache of the worker starts with it. */
export const CACHE_PREFIX = 'marquee-'
/** Id of the element that states the age of the page. */
export const OFFLINE_NOTICE = 'offline-notice'
export const PAGES_CACHE = `${CACHE_PREFIX}pages`

/** A message from a page to the worker: the pages of the saved films, in place of those before. */
export interface KeepFilms {
  readonly type: 'films.keep'
  /** Paths of our own origin. */
  readonly paths: readonly string[]
}

/** A message from a page to the worker. */
export interface KeepPages {
  readonly type: 'pages.keep'
  /** Paths of our own origin. */
  readonly paths: readonly string[]
  /** Hashed files that an open page has loaded already. */
  readonly assets?: readonly string[]
}
