import type { i18n } from 'i18next'
import type { Tag } from '#models/tag.ts'
import type { Version } from '#models/version.ts'
import {
  createTagBook,
  createVersionBook,
  type TagBook,
  type Translate,
  type VersionBook,
} from './tag-book.ts'

/** Translator bound to a namespace. */
export function translateIn(i18n: i18n, namespace: string): Translate {
  const translate = i18n.getFixedT(null, namespace)
  return (key, values) => (values === undefined ? translate(key) : translate(key, values))
}

export interface Books {
  readonly tags: TagBook
  readonly versions: VersionBook
}

/** Tag and version labels from the source, with our translations as fallback. */
export function createBooks(i18n: i18n, tags: readonly Tag[], versions: readonly Version[]): Books {
  const t = translateIn(i18n, 'programme')
  return {
    tags: createTagBook(tags, t),
    versions: createVersionBook(versions, t, (key) => i18n.exists(key, { ns: 'programme' })),
  }
}
