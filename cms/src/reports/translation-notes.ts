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
  /** Paths of the fields that have changed since; unknown for notes of earlier versions. */
  readonly fields?: readonly string[]
}

/** Outdated languages. */
export type TranslationNotes = Partial<Record<Language, Behind>>

export const NOTES = 'translationNotes'

const pathsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((path) => typeof path === 'string') ? value : undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function notesIn(value: unknown): TranslationNotes {
  const notes: TranslationNotes = {}
  for (const [language, note] of Object.entries(isRecord(value) ? value : {})) {
    if (isLanguage(language) && isRecord(note) && typeof note.since === 'string' && isLanguage(note.after)) {
      const fields = pathsIn(note.fields)
      notes[language] = { since: note.since, after: note.after, ...(fields && { fields }) }
    }
  }
  return notes
}

interface Saved {
  readonly language: Language
  /** The text has changed; otherwise it was saved as it was. */
  readonly changed: boolean
  /** Paths of the changed fields. */
  readonly fields?: readonly string[]
  /** Languages of the document's site. */
  readonly among: readonly Language[]
  readonly now: string
}

/** The earlier note with the fields of a new one; without fields it stands for all of them. */
function withFields(known: Behind | undefined, added: Behind): Behind {
  if (!known) return added
  return known.fields && added.fields
    ? { ...known, fields: [...new Set([...known.fields, ...added.fields])] }
    : known
}

/**
 * A change makes the other languages outdated unless the changed one was outdated itself; a saved language
 * is up to date.
 */
export function afterSaving(
  notes: TranslationNotes,
  { language, changed, fields, among, now }: Saved,
): TranslationNotes {
  const { [language]: wasBehind, ...others } = notes
  if (wasBehind || !changed) return others
  const behind = among
    .filter((each) => each !== language)
    .map((each) => [
      each,
      withFields(notes[each], { since: now, after: language, ...(fields && { fields }) }),
    ])
  return { ...others, ...Object.fromEntries(behind) }
}

const nothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (nothing(inner) ? undefined : inner)) ?? ''

function textsIn(fields: readonly Field[], document: object, language: Language): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { path, language: own, value } of foundIn(fields, document, language)) {
    if (own !== language || path === '_status' || nothing(value)) continue
    texts.set(path, `${texts.get(path) ?? ''}${plain(value)}\n`)
  }
  return texts
}

/** Paths of the texts of a language that differ between two documents, whether public or not. */
export function changedTexts(
  fields: readonly Field[],
  [one, other]: readonly [object, object],
  language: Language,
): readonly string[] {
  const [before, after] = [textsIn(fields, one, language), textsIn(fields, other, language)]
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
}

/** Scheduled publications are saved by the process, without a look at the text. */
const byPerson = ({ payloadAPI }: PayloadRequest) => payloadAPI !== 'local'

/** Records in each document which languages are outdated. */
export const noteTranslations: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const { locale: language } = req
  const site: unknown = data.site ?? originalDoc?.site
  if (!isLanguage(language) || !isSite(site)) return data
  const fields = changedTexts(collection.fields, [originalDoc ?? {}, data], language)
  const changed = fields.length > 0
  const notes = notesIn(originalDoc?.[NOTES])
  if (!changed && !byPerson(req)) return { ...data, [NOTES]: notes }
  return {
    ...data,
    [NOTES]: afterSaving(notes, {
      language,
      changed,
      fields,
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
