import type { CollectionBeforeChangeHook, Field, FlattenedField, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { isRecord, type UnknownRecord } from '../content/document-value.ts'
import { foundIn } from '../content/found-in.ts'
import { languagesOf } from '../users/access.ts'

/** The time when a language became outdated, and the language that was changed. */
export interface Behind {
  readonly since: string
  readonly after: Language
  /** Paths of the fields that have changed since; unknown for notes of earlier versions. */
  readonly fields?: readonly string[]
}

/** Outdated languages. */
export type TranslationNotes = Partial<Record<Language, Behind>>

interface Note extends Behind {
  /** It was saved since: it is no longer outdated, and a translation of `after` until it is published. */
  readonly translated?: true
}

/** Stored notes: the outdated languages, and those that are being translated. */
export type StoredNotes = Partial<Record<Language, Note>>

export const NOTES = 'translationNotes'

const pathsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((path) => typeof path === 'string') ? value : undefined

function storedNotes(value: unknown): StoredNotes {
  const notes: StoredNotes = {}
  for (const [language, note] of Object.entries(isRecord(value) ? value : {})) {
    if (isLanguage(language) && isRecord(note) && typeof note.since === 'string' && isLanguage(note.after)) {
      const fields = pathsIn(note.fields)
      const translated = note.translated === true && ({ translated: true } as const)
      notes[language] = { since: note.since, after: note.after, ...(fields && { fields }), ...translated }
    }
  }
  return notes
}

const outdated = (notes: StoredNotes): TranslationNotes =>
  Object.fromEntries(Object.entries(notes).filter(([, note]) => !note?.translated))

/** The outdated languages of a document. */
export const notesIn = (value: unknown): TranslationNotes => outdated(storedNotes(value))

interface Saved {
  readonly language: Language
  /** The text has changed; otherwise it was saved as it was. */
  readonly changed: boolean
  /** Paths of the changed fields. */
  readonly fields?: readonly string[]
  /** Languages of the document's site. */
  readonly among: readonly Language[]
  readonly now: string
  /** True if this change publishes the language, or all of them. */
  readonly publishes?: 'one' | 'all' | undefined
}

/** The earlier note with the fields of a new one; without fields it stands for all of them. */
function withFields(known: Behind | undefined, added: Behind): Behind {
  if (!known) return added
  return known.fields && added.fields
    ? { ...known, fields: [...new Set([...known.fields, ...added.fields])] }
    : known
}

/**
 * A saved language is up to date. A change makes the other languages outdated, unless the changed one was
 * outdated itself: then it is a translation, which is saved many times until it is published.
 */
export function afterSaving(
  notes: StoredNotes,
  { language, changed, fields, among, now, publishes }: Saved,
): StoredNotes {
  const { [language]: own, ...rest } = notes
  const others = publishes === 'all' ? outdated(rest) : rest
  if (own) return publishes ? others : { ...others, [language]: { ...own, translated: true } }
  if (!changed) return others
  const known = outdated(others)
  const behind = among
    .filter((each) => each !== language)
    .map((each) => [
      each,
      withFields(known[each], { since: now, after: language, ...(fields && { fields }) }),
    ])
  return { ...others, ...Object.fromEntries(behind) }
}

const nothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (nothing(inner) ? undefined : inner)) ?? ''

/** A slug follows the title of its own language. */
const notTranslated: readonly string[] = ['_status', 'slug']

function textsIn(
  fields: readonly FlattenedField[],
  document: UnknownRecord,
  language: Language,
): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { path, language: own, value } of foundIn(fields, document, language)) {
    if (own !== language || notTranslated.includes(path) || nothing(value)) continue
    texts.set(path, `${texts.get(path) ?? ''}${plain(value)}\n`)
  }
  return texts
}

/** Paths of the texts of a language that differ between two documents, whether public or not. */
export function changedTexts(
  fields: readonly FlattenedField[],
  [one, other]: readonly [UnknownRecord, UnknownRecord],
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
  const fields = changedTexts(collection.flattenedFields, [originalDoc ?? {}, data], language)
  const changed = fields.length > 0
  const notes = storedNotes(originalDoc?.[NOTES])
  if (!changed && !byPerson(req)) return { ...data, [NOTES]: notes }
  return {
    ...data,
    [NOTES]: afterSaving(notes, {
      language,
      changed,
      fields,
      among: languagesOf(site),
      now: new Date().toISOString(),
      publishes:
        data._status === 'published' ? (req.context.publishing === 'all' ? 'all' : 'one') : undefined,
    }),
  }
}

const never = () => false

/** Hooks alone write it. */
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
