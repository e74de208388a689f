import { hash } from 'node:crypto'
import { languagePrefix } from '@marquee/addresses/site-paths.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { pageSecurity, plainSecurity, trustedTypes } from '@marquee/kit/http/security-headers.ts'
import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import {
  offlineFilesOf,
  SERVICE_WORKER,
  WORKER_OPTIONS,
  type WorkerOptions,
} from '../../service-worker/worker-options.ts'
import type { SiteEdition } from '../hosts/editions.ts'
import { NOT_INDEXED } from '../plain-responses.ts'
import { policyForHtml } from '../security/content-security-policy.ts'

export interface OfflineParts {
  /** False in development and for the inspector. */
  readonly active: boolean
  /** Code of the service worker. */
  readonly worker: string
  /** Code of the worker that removes it. */
  readonly withdrawal: string
  /** Hashed files that the offline page uses. */
  readonly assets: readonly string[]
  files(edition: Pick<SiteEdition, 'host' | 'paths'>, language: Language): OfflineTexts
}

export interface OfflineTexts {
  readonly html: string
  /** Inline scripts of the page, whose hashes its policy allows. */
  readonly scripts: readonly string[]
  /** Code that states the age of a copy. */
  readonly notice: string
}

interface SiteText {
  readonly headers: HeaderPairs
  make(): Promise<string | undefined>
}

const OFFLINE_FILE = /^\/offline\/[a-z]{2}(?:\.js)?$/

export const isOfflineFile = (pathname: string): boolean =>
  pathname === SERVICE_WORKER || OFFLINE_FILE.test(pathname)

const workerPolicy = ["default-src 'none'", "connect-src 'self'", ...trustedTypes([])].join('; ')

function workerText(
  edition: SiteEdition,
  { active, worker, withdrawal, assets, files }: OfflineParts,
): string {
  const site: Site = edition.host.site
  const { forcedAuthentication, serviceWorker } = edition.flags.values
  if (!active || forcedAuthentication || !serviceWorker) return withdrawal
  const texts = site.languages.map((language) => files(edition, language))
  const options: WorkerOptions = {
    languages: Object.fromEntries([
      ['', offlineFilesOf(site.languages[0])],
      ...site.languages.map((language) => [languagePrefix(site, language), offlineFilesOf(language)]),
    ]),
    revision: hash('sha256', JSON.stringify(texts), 'hex').slice(0, 16),
    assets,
  }
  return `self.${WORKER_OPTIONS}=${JSON.stringify(options)};\n${worker}`
}

const pageHeaders = ({ frame, host }: SiteEdition, { html, scripts }: OfflineTexts): HeaderPairs => [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Content-Security-Policy', policyForHtml({ ...frame, ownOnly: true }, html, scripts)],
  ...NOT_INDEXED,
  ...pageSecurity(host.https),
]

const script = (https: boolean): HeaderPairs => [
  ['Content-Type', 'text/javascript; charset=utf-8'],
  ...plainSecurity(https),
]

/** The service worker and its files; undefined for other paths. */
export function offlineFile(
  offline: OfflineParts | undefined,
  edition: SiteEdition,
  pathname: string,
): SiteText | undefined {
  if (!offline) return undefined
  const { https, site } = edition.host
  if (pathname === SERVICE_WORKER)
    return {
      headers: [...script(https), ['Service-Worker-Allowed', '/'], ['Content-Security-Policy', workerPolicy]],
      make: async () => workerText(edition, offline),
    }
  for (const language of site.languages) {
    const { page, notice } = offlineFilesOf(language)
    const texts = () => offline.files(edition, language)
    if (pathname === notice) return { headers: script(https), make: async () => texts().notice }
    if (pathname === page) return { headers: pageHeaders(edition, texts()), make: async () => texts().html }
  }
  return undefined
}
