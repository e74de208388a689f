import type { ContentField } from './content-field.ts'
import type { EditorialKind } from './editorial-kind.ts'
import { de } from './messages/de.ts'
import { en, type Messages } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { nl } from './messages/nl.ts'

const books = { en, fr, de, nl } as const
export type EditorLanguage = keyof typeof books
/** One text in every language that editors work in. */
export type Label = Record<EditorLanguage, string>

export const editorLanguages = Object.keys(books) as EditorLanguage[]

export const inEveryLanguage = (said: (words: Messages) => string): Label => ({
  en: said(en),
  fr: said(fr),
  de: said(de),
  nl: said(nl),
})

type Section = 'fields' | 'notes' | 'options'

function find(section: Section, names: readonly string[]): Label | undefined {
  const known: Readonly<Record<string, string>> = en[section]
  const name = names.find((each) => known[each] !== undefined)
  if (name === undefined) return undefined
  return inEveryLanguage((words) => (words[section] as Readonly<Record<string, string>>)[name] ?? '')
}

/** Names of a field, the most particular first: a name in one collection, at one place of any, anywhere. */
const namesOf = (slug: string, { path, name }: Pick<ContentField, 'path' | 'name'>) => [
  `${slug}.${path}`,
  path,
  name,
]

/** Undefined where the words have no name for it, which a test forbids. */
export const labelOf = (slug: string, field: Pick<ContentField, 'path' | 'name'>): Label | undefined =>
  find('fields', namesOf(slug, field))
export const noteOf = (slug: string, field: Pick<ContentField, 'path' | 'name'>): Label | undefined =>
  find('notes', namesOf(slug, field))
export const optionOf = ({ name }: Pick<ContentField, 'name'>, option: string): Label | undefined =>
  find('options', [`${name}.${option}`, option])

export const collectionMessages = ({ slug }: EditorialKind) => {
  const of = (words: Messages) =>
    (words.collections as Readonly<Record<string, Messages['collections']['news']>>)[slug]
  return {
    labels: {
      singular: inEveryLanguage((words) => of(words)?.one ?? slug),
      plural: inEveryLanguage((words) => of(words)?.many ?? slug),
    },
    description: inEveryLanguage((words) => of(words)?.about ?? ''),
  }
}

export const groupLabel = ({ group }: EditorialKind): Label => inEveryLanguage((words) => words.groups[group])

export type FaultName = keyof Messages['faults']

/** What is wrong, to the editor in the language of the administration; `{name}` is filled in. */
export function faultIn(
  language: string,
  fault: FaultName,
  values: Readonly<Record<string, string>> = {},
): string {
  const words: Messages = books[editorLanguages.find((each) => each === language) ?? 'en']
  return words.faults[fault].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
