import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { isSite } from '../../../config/is-site.ts'
import { isLanguage } from '../../../config/languages.ts'
import type { Language } from '../../../config/types.ts'
import { languagesOf } from '../users/access.ts'
import { foundIn } from './found-in.ts'

/** When a language became outdated, and which language was changed. */
export interface Behind {
  readonly since: string
  readonly after: Language
}

/** Outdated languages. */
export type TranslationNotes = Partial<Record<Language, Behind>>

export const NOTES = 'translationNotes'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function notesIn(value: unknown): TranslationNotes {
  const notes: TranslationNotes = {}
  for (const [language, note] of Object.entries(isRecord(value) ? value : {})) {
    if (isLanguage(language) && isRecord(note) && typeof note.since === 'string' && isLanguage(note.after)) {
      notes[language] = { since: note.since, after: note.after }
    }
  }
  return notes
}

interface Saved {
  readonly language: Language
  /** The text has changed; otherwise it was saved as it was. */
  readonly changed: boolean
  /** Languages of the document's site. */
  readonly among: readonly Language[]
  readonly now: string
}

/**
 * A change makes the other languages outdated unless the changed one was outdated itself; a saved language
 * is up to date.
 */
export function afterSaving(
  notes: TranslationNotes,
  { language, changed, among, now }: Saved,
): TranslationNotes {
  const { [language]: wasBehind, ...others } = notes
  if (wasBehind || !changed) return others
  const left = among.filter((each) => each !== language && !(each in others))
  return { ...others, ...Object.fromEntries(left.map((each) => [each, { since: now, after: language }])) }
}

const nothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (nothing(inner) ? undefined : inner)) ?? ''

/** All texts of a language as one string to compare, whether public or not. */
export function textIn(fields: readonly Field[], document: object, language: Language): string {
  const found = [...foundIn(fields, document, language)].filter(
    ({ path, language: own, value }) => own === language && path !== '_status' && !nothing(value),
  )
  return found.map(({ path, value }) => `${path} ${plain(value)}`).join('\n')
}

/** Scheduled publications are saved by the process, without a look at the text. */
const byPerson = ({ payloadAPI }: PayloadRequest) => payloadAPI !== 'local'

/** Records in each document which languages are outdated. */
export const noteTranslations: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const { locale: language } = req
  const site: unknown = data.site ?? originalDoc?.site
  if (!isLanguage(language) || !isSite(site)) return data
  const changed =
    textIn(collection.fields, data, language) !== textIn(collection.fields, originalDoc ?? {}, language)
  const notes = notesIn(originalDoc?.[NOTES])
  if (!changed && !byPerson(req)) return { ...data, [NOTES]: notes }
  return {
    ...data,
    [NOTES]: afterSaving(notes, {
      language,
      changed,
      among: languagesOf(site),
      now: new Date().toISOString(),
    }),
  }
}

const never = () => false

/** Only hooks write it. */
export const notesField: Field = {
  name: NOTES,
  type: 'json',
  access: { create: never, update: never },
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: { Diff: '/src/content/no-difference.tsx#NoDifference' },
  },
}
