import de from '../../../locales/de/cms-content.json' with { type: 'json' }
import en from '../../../locales/en/cms-content.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-content.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-content.json' with { type: 'json' }
import { type Label, readTexts } from '../texts/texts.ts'

export const contentTexts = readTexts('cms-content', { de, en, fr, nl })

export type GroupName = keyof typeof en.groups
export type FaultName = keyof typeof en.faults
export type SectionName = keyof typeof en.sections

const isIn = <Known extends object>(known: Known, name: string): name is keyof Known & string =>
  Object.hasOwn(known, name)

/** A field of a content model, by name and by dotted path. */
interface FieldName {
  readonly path: string
  readonly name: string
}

/** Keys of a field's label, the most specific first: by collection and path, by path, by name. */
const namesOf = (slug: string, { path, name }: FieldName) => [`${slug}.${path}`, path, name]

/** Undefined if the field has no label; a test ensures one for every field of the content models. */
export function labelOf(slug: string, field: FieldName): Label | undefined {
  for (const name of namesOf(slug, field))
    if (isIn(en.fields, name)) return contentTexts.label(`fields.${name}`)
  return undefined
}

export function noteOf(slug: string, field: FieldName): Label | undefined {
  for (const name of namesOf(slug, field))
    if (isIn(en.notes, name)) return contentTexts.label(`notes.${name}`)
  return undefined
}

export function optionOf({ name }: Pick<FieldName, 'name'>, option: string): Label | undefined {
  const key = `${name}.${option}`
  return isIn(en.options, key) ? contentTexts.label(`options.${key}`) : undefined
}

export function collectionTexts({ slug }: { readonly slug: string }) {
  if (!isIn(en.collections, slug)) throw new Error(`No texts for the collection ${slug}`)
  const { label } = contentTexts
  return {
    labels: { singular: label(`collections.${slug}.one`), plural: label(`collections.${slug}.many`) },
    description: label(`collections.${slug}.about`),
  }
}

export const sectionLabel = (name: SectionName): Label => contentTexts.label(`sections.${name}`)

export const groupLabel = ({ group }: { readonly group: GroupName }): Label =>
  contentTexts.label(`groups.${group}`)

/** The error message for a value, in the language of the admin interface. */
export const faultIn = (
  language: string,
  fault: FaultName,
  values: Readonly<Record<string, string>> = {},
): string => contentTexts.t(language)(`faults.${fault}`, values)
