import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { labelsByPath } from '../content/field-labels.ts'
import { foundIn } from '../content/found-in.ts'
import type { StoredDocument } from '../content/in-pages.ts'
import { writtenText } from '../content/written-text.ts'
import { NOTES } from '../translating/unread-texts.ts'
import { languagesOf } from '../users/access.ts'
import { notesIn } from './translation-notes.ts'

/** `older`: the field has changed in the other language since. */
export type FieldState = 'missing' | 'older' | 'current'

export interface FieldPair {
  readonly path: string
  /** The label in the language of the interface, with those of the groups around it. */
  readonly label: string
  readonly from: string
  readonly to: string
  readonly state: FieldState
}

/** Texts of a language by the path of their field; rows of a list follow one another. */
function textsByPath(
  fields: readonly FlattenedField[],
  document: StoredDocument,
  language: Language,
): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { path, type, language: own, value } of foundIn(fields, document)) {
    if (own !== language || path === '_status' || type === 'checkbox') continue
    const text = writtenText(value)
    if (text !== '') texts.set(path, texts.has(path) ? `${texts.get(path)}\n${text}` : text)
  }
  return texts
}

/** The texts of a document in two languages, field by field in the order of the form. */
export function fieldPairs(
  req: Pick<PayloadRequest, 'i18n'>,
  config: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  document: StoredDocument,
  { from, to }: { readonly from: Language; readonly to: Language },
): readonly FieldPair[] {
  const [source, target] = [from, to].map((language) =>
    textsByPath(config.flattenedFields, document, language),
  )
  const behind = notesIn(document[NOTES])[to]
  const isOlder = (path: string) => behind !== undefined && (behind.fields?.includes(path) ?? true)
  const labels = labelsByPath(config.flattenedFields, req.i18n)
  return [...labels].flatMap(([path, label]): FieldPair[] => {
    const [before, after] = [source?.get(path) ?? '', target?.get(path) ?? '']
    if (before === '' && after === '') return []
    const state = after === '' ? 'missing' : before !== '' && isOlder(path) ? 'older' : 'current'
    return [{ path, label, from: before, to: after, state }]
  })
}

/** The languages to compare at first: the one that is behind, with the one that has changed since. */
export function pairOf(document: StoredDocument, site: SiteId): { from: Language; to: Language } {
  const spoken = languagesOf(site)
  const notes = notesIn(document[NOTES])
  const to = spoken.find((language) => notes[language])
  if (to) return { from: notes[to]?.after ?? to, to }
  const [first = 'fr', second = first] = spoken
  return { from: first, to: second }
}
