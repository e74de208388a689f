import type { SanitizedCollectionConfig } from 'payload'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { languagesWith } from '../reports/translation-report.ts'
import { CHANGED_BY } from './changed-by.ts'

export interface Version {
  readonly parent: number | string
  readonly updatedAt: string
  readonly publishedLocale?: string | null
  readonly autosave?: boolean | null
  readonly version: Readonly<Record<string, unknown>> & { readonly _status?: unknown }
}

/** The languages that a version published: one, or all that have a text; none for a draft. */
export function publishedBy(
  config: SanitizedCollectionConfig,
  site: SiteId,
  { parent: id, autosave, publishedLocale, version }: Version,
): readonly Language[] {
  if (publishedLocale) return isLanguage(publishedLocale) ? [publishedLocale] : []
  const status: unknown = version._status
  if (autosave || typeof status !== 'object' || status === null) return []
  if (Object.values(status).some((state) => state !== null && state !== 'published')) return []
  return languagesWith(config, { ...version, id }, site).filter((language) => language in status)
}

/** Only fields that say what a version is: a title says in which languages a document has texts. */
export function publicationFields({ admin: { useAsTitle: title = 'key' } }: SanitizedCollectionConfig) {
  if (title === 'key') return {}
  const version = { site: true, key: true, _status: true, [CHANGED_BY]: true, [title]: true } as const
  return {
    select: { parent: true, updatedAt: true, publishedLocale: true, autosave: true, version } as const,
  }
}
