import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Field, RelationshipFieldSingleValidation, Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { Language } from '#config/types.ts'
import type { DocumentText } from '#models/document-state.ts'
import { timeEntry } from '../content/date-entry.ts'
import { record, siteTimeOf, textOrNull, textsOf } from '../content/document-value.ts'
import { type Doc, withPublishing } from '../content/published-source.ts'
import { PROGRAMME } from '../content/referred.ts'
import { htmlOf, richTextEditor } from '../content/rich-text.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { siteOptions } from '../users/select-options.ts'
import { withAccess } from '../users/with-access.ts'
import type { ImportedKind } from './imported-records.ts'
import { importedTexts } from './texts.ts'

const { label } = importedTexts

/** The slug of a related record, null without one; undefined if the record lacks the language. */
const slugOf = (related: unknown, language: Language): string | null | undefined =>
  related === null || related === undefined
    ? null
    : (textOrNull(record(record(related).slug)[language]) ?? undefined)

/** A note in one language for the sites; undefined if it is empty or a related record lacks the language. */
function noteTextOf(doc: Doc, language: Language): Omit<DocumentText, 'formerSlugs'> | undefined {
  if (!isSite(doc.site)) return undefined
  const [show, cinema] = [slugOf(doc.film, language), slugOf(doc.cinema, language)]
  if (show === undefined || cinema === undefined) return undefined
  const title = textOrNull(record(doc.title)[language])
  const description = htmlOf(record(doc.description)[language])
  const tags = textsOf(doc.tags)
  if (title === null && description === null && tags.length === 0) return undefined
  return {
    slug: String(doc.key),
    fields: {
      show,
      cinema,
      from: siteTimeOf(doc.from, doc.site),
      to: siteTimeOf(doc.to, doc.site),
      title,
      description,
      tags,
    },
  }
}

const ofSite =
  (kind: ImportedKind) =>
  ({ data }: { readonly data: unknown }): Where => {
    const { site } = record(data)
    return { and: [{ kind: { equals: kind } }, { site: { equals: isSite(site) ? site : 'none' } }] }
  }

const aboutSomething: RelationshipFieldSingleValidation = (value, { siblingData, req }) => {
  const { cinema, from, to } = record(siblingData)
  return (
    Boolean(value || cinema || (from && to)) || importedTexts.t(interfaceLanguage(req))('notes.aboutNothing')
  )
}

const time = (name: 'from' | 'to'): Field => ({
  name,
  type: 'date',
  label: label(`notes.${name}`),
  admin: { width: '50%', date: timeEntry(5) },
})

/** Notes of editors about imported screenings. */
export const showtimeNotes: CollectionConfig = withPublishing(
  withAccess({
    slug: 'screening-notes',
    labels: { singular: label('notes.note'), plural: label('notes.notes') },
    admin: {
      useAsTitle: 'title',
      group: label('group'),
      defaultColumns: ['title', 'site', 'film', 'cinema', 'from', '_status'],
    },
    versions: { drafts: { localizeStatus: true } },
    hooks: {
      beforeValidate: [
        ({ data, operation }) => (operation === 'create' ? { ...data, key: `note-${randomUUID()}` } : data),
      ],
    },
    fields: [
      {
        name: 'site',
        label: label('site'),
        type: 'select',
        required: true,
        index: true,
        options: siteOptions,
        admin: { position: 'sidebar' },
      },
      { name: 'key', type: 'text', index: true, access: { update: () => false }, admin: { hidden: true } },
      {
        name: 'title',
        type: 'text',
        localized: true,
        maxLength: 80,
        label: label('notes.title'),
        admin: { description: label('notes.titleHint') },
      },
      {
        name: 'description',
        type: 'richText',
        localized: true,
        label: label('notes.description'),
        editor: richTextEditor,
      },
      {
        type: 'row',
        fields: [
          {
            name: 'film',
            type: 'relationship',
            relationTo: PROGRAMME,
            label: label('film'),
            filterOptions: ofSite('show'),
            validate: aboutSomething,
          },
          {
            name: 'cinema',
            type: 'relationship',
            relationTo: PROGRAMME,
            label: label('cinema'),
            filterOptions: ofSite('cinema'),
          },
        ],
      },
      { type: 'row', fields: [time('from'), time('to')] },
      {
        name: 'tags',
        type: 'text',
        hasMany: true,
        label: label('notes.tags'),
        admin: { description: label('notes.tagsHint') },
      },
    ],
  }),
  { kind: 'showtime-note', mode: 'whole', textOf: noteTextOf },
)
