import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { isRecord } from '../content/document-value.ts'
import { foundIn } from '../content/found-in.ts'
import { unreadAfter } from '../translating/unread.ts'
import { NOTES, unreadIn } from '../translating/unread-texts.ts'
import { languagesOf } from '../users/access.ts'
import { type ChangedMeaning, changedMeanings } from './changed-meanings.ts'

/** The time when a language became outdated, and the language that was changed. */
export interface Behind {
  readonly since: string
  readonly after: Language
  /** Paths of the fields that have changed since; unknown for notes of earlier versions. */
  readonly fields?: readonly string[]
}

/** Outdated languages. */
export type TranslationNotes = Partial<Record<Language, Behind>>

interface Note {
  readonly since: string
  readonly after: Language
  /** By the path of each field that has changed: what the source said when the translation was up to date. */
  readonly was?: Readonly<Record<string, string>>
}

/** The language that the others are translated from, and those that are outdated. */
interface StoredNotes {
  readonly source?: Language
  readonly behind: Partial<Record<Language, Note>>
}

const areTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string')

/** Earlier versions stored the fields alone. */
function wasIn({ was, fields }: Readonly<Record<string, unknown>>): Note['was'] {
  if (areTexts(was)) return was
  return Array.isArray(fields) ? Object.fromEntries(fields.map((path) => [String(path), '?'])) : undefined
}

export function storedNotes(value: unknown): StoredNotes {
  const stored = isRecord(value) ? value : {}
  const behind: StoredNotes['behind'] = {}
  for (const [language, note] of Object.entries(stored)) {
    if (!isLanguage(language) || !isRecord(note) || note.translated === true) continue
    if (typeof note.since !== 'string' || !isLanguage(note.after)) continue
    const was = wasIn(note)
    behind[language] = { since: note.since, after: note.after, ...(was && { was }) }
  }
  return { ...(isLanguage(stored.source) && { source: stored.source }), behind }
}

const written = ({ behind, source }: StoredNotes) => ({ ...behind, ...(source && { source }) })

/** The outdated languages of a document. */
export const notesIn = (value: unknown): TranslationNotes =>
  Object.fromEntries(
    Object.entries(storedNotes(value).behind).map(([language, { since, after, was }]) => [
      language,
      { since, after, ...(was && { fields: Object.keys(was) }) },
    ]),
  )

interface Saved {
  readonly language: Language
  readonly changes: ReadonlyMap<string, ChangedMeaning>
  /** The text was published, or saved by a person's press. */
  readonly isSettled: boolean
  /** Languages of the document's site. */
  readonly among: readonly Language[]
  readonly now: string
}

/** A translation is up to date in the fields that were written since. */
function stillBehind(note: Note, changes: Saved['changes']): Note | undefined {
  if (!note.was) return changes.size > 0 ? undefined : note
  const was = Object.fromEntries(Object.entries(note.was).filter(([path]) => !changes.has(path)))
  return Object.keys(was).length > 0 ? { ...note, was } : undefined
}

/** A field whose source says again what it said is not outdated. */
function behindAfter(
  known: Note | undefined,
  source: Language,
  { changes, now }: Pick<Saved, 'changes' | 'now'>,
): Note | undefined {
  if (known && !known.was) return known
  const was = { ...known?.was }
  for (const [path, { before, after }] of changes) {
    was[path] ??= before
    if (was[path] === after) delete was[path]
  }
  return Object.keys(was).length > 0 ? { since: known?.since ?? now, after: source, was } : undefined
}

const noted = (
  behind: StoredNotes['behind'],
  language: Language,
  note: Note | undefined,
): StoredNotes['behind'] => {
  const { [language]: _, ...others } = behind
  return note ? { ...others, [language]: note } : others
}

/**
 * A change of the source makes the other languages outdated. A translation is up to date where it was written since, and
 * as a whole once it is settled; it makes nothing outdated.
 */
export function afterSaving(
  { source, behind }: Required<StoredNotes>,
  { language, changes, isSettled, among, now }: Saved,
): Required<StoredNotes> {
  const own = behind[language]
  const isUpToDate = language === source || isSettled || !own
  const settled = noted(behind, language, isUpToDate ? undefined : stillBehind(own, changes))
  if (language !== source || changes.size === 0) return { source, behind: settled }
  return {
    source,
    behind: among
      .filter((each) => each !== source)
      .reduce(
        (notes, each) => noted(notes, each, behindAfter(settled[each], source, { changes, now })),
        settled,
      ),
  }
}

/** Scheduled publications are saved by the process, without a look at the text. */
const byPerson = ({ payloadAPI }: PayloadRequest) => payloadAPI !== 'local'

/** A document of earlier versions has none noted: it is the first language of its site in which it has a text. */
async function sourceOf(
  { collection, originalDoc, req }: Parameters<CollectionBeforeChangeHook>[0],
  site: SiteId,
  language: Language,
): Promise<Language> {
  const id: unknown = originalDoc?.id
  if (typeof id !== 'number' && typeof id !== 'string') return language
  const document = await req.payload.findByID({
    collection: collection.slug,
    id,
    depth: 0,
    draft: true,
    locale: 'all',
    overrideAccess: true,
    disableErrors: true,
    // Payload writes the languages of a query into its request, in which this document is being saved.
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  })
  const languages = new Set(
    [...foundIn(collection.flattenedFields, isRecord(document) ? document : {})]
      .filter(({ path, value }) => path !== '_status' && value !== '')
      .map(({ language: each }) => each),
  )
  return languagesOf(site).find((each) => languages.has(each)) ?? language
}

/** Records in each document which languages are outdated. */
export const noteTranslations: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, originalDoc, req } = change
  const { locale: language } = req
  const site: unknown = data.site ?? originalDoc?.site
  if (!isLanguage(language) || !isSite(site)) return data
  const changes = changedMeanings(collection.flattenedFields, [originalDoc ?? {}, data], language)
  const known = storedNotes(originalDoc?.[NOTES])
  const unread = unreadAfter(unreadIn(originalDoc?.[NOTES]), {
    language,
    fields: collection.flattenedFields,
    before: originalDoc ?? {},
    after: data,
    query: req.query ?? {},
  })
  if (changes.size === 0 && !byPerson(req)) return { ...data, [NOTES]: { ...written(known), unread } }
  const source = known.source ?? (await sourceOf(change, site, language))
  const notes = afterSaving(
    { ...known, source },
    {
      language,
      changes,
      isSettled: byPerson(req) && req.query?.autosave !== 'true',
      among: languagesOf(site),
      now: new Date().toISOString(),
    },
  )
  return { ...data, [NOTES]: { ...written(notes), unread } }
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
