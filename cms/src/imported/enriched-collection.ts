import { type CollectionConfig, type Endpoint, type Field, Forbidden } from 'payload'
import { flagColors } from '#models/flag.ts'
import { withPublishing } from '../content/published-source.ts'
import { PROGRAMME } from '../content/referred.ts'
import { richTextEditor } from '../content/rich-text.ts'
import { jsonResponse, refusedCall } from '../json-calls.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { sitesFor } from '../users/access.ts'
import { personOf } from '../users/person.ts'
import { siteOptions } from '../users/select-options.ts'
import { withAccess } from '../users/with-access.ts'
import { type EnrichableField, type EnrichablePiece, enrichable } from './enrichable-fields.ts'
import { enrichmentTextOf } from './enrichment-text.ts'
import { enrichedSlugs, type ImportedKind } from './imported-records.ts'
import { type ImportedFrom, importedValues } from './imported-values.ts'
import { createSiteApi } from './site-api.ts'
import { syncImported } from './sync.ts'
import { importedTexts } from './texts.ts'

const { label } = importedTexts

const colours = Object.entries(flagColors).map(([value, name]) => ({ value, label: label(name) }))
const responses = [
  { value: 'yes', label: label('yes') },
  { value: 'no', label: label('no') },
]

const FIELDS = '/src/imported/imported-fields.tsx'

function payloadField({ name, piece }: EnrichableField): Field {
  const base = { name, label: label(`fields.${name}`) }
  switch (piece) {
    case 'place':
      return {
        ...base,
        type: 'number',
        min: 0,
        admin: { description: label('placeHint'), components: { Field: `${FIELDS}#ImportedNumber` } },
      }
    case 'yesNo':
      return {
        ...base,
        type: 'select',
        options: responses,
        admin: { components: { Field: `${FIELDS}#ImportedChoice` } },
      }
    case 'colour':
      return {
        ...base,
        type: 'select',
        options: colours,
        admin: { components: { Field: `${FIELDS}#ImportedChoice` } },
      }
    case 'text':
      return {
        ...base,
        type: 'text',
        localized: true,
        maxLength: 60,
        admin: { components: { Field: `${FIELDS}#ImportedText` } },
      }
    case 'richText':
      return { ...base, type: 'richText', localized: true, editor: richTextEditor }
    case 'picture':
      return { ...base, type: 'upload', relationTo: 'media' }
    case 'pictureWithWords':
      return { ...base, type: 'upload', relationTo: 'media', localized: true }
  }
}

const besides: Readonly<Partial<Record<EnrichablePiece, string>>> = {
  richText: 'ImportedWords',
  picture: 'ImportedPicture',
  pictureWithWords: 'ImportedPicture',
}

/** The field, and what is imported in its place as long as it is empty. */
function withImported(field: EnrichableField): Field[] {
  const component = besides[field.piece]
  if (!component) return [payloadField(field)]
  return [
    payloadField(field),
    {
      name: `${field.name}Imported`,
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: { path: `${FIELDS}#${component}`, clientProps: { of: field.name } } },
      },
    },
  ]
}

/** Read from the imported record each time, and never stored in the editors' document. */
const importedField = (name: 'name' | 'title' | 'city' | 'picture', width?: string): Field => ({
  name,
  type: 'text',
  virtual: `imported.${name}`,
  label: label(name),
  admin: { readOnly: true, ...(width && { width }) },
})

const releaseDate: Field = {
  name: 'releaseDate',
  type: 'text',
  virtual: 'imported.releaseDate',
  label: label('releaseDate'),
  admin: { readOnly: true, components: { Cell: '/src/imported/release-date.tsx#ReleaseDateCell' } },
}

const address: Field = {
  name: 'address',
  type: 'text',
  virtual: 'imported.slug',
  label: label('slug'),
  admin: { readOnly: true },
}
const gone: Field = {
  name: 'gone',
  type: 'date',
  virtual: 'imported.gone',
  label: label('gone'),
  admin: { readOnly: true, condition: (data) => Boolean(data?.gone) },
}

const unchanged = { create: () => false, update: () => false }

const identity: readonly Field[] = [
  {
    name: 'site',
    label: label('site'),
    type: 'select',
    required: true,
    index: true,
    options: siteOptions,
    access: unchanged,
    admin: { readOnly: true, position: 'sidebar' },
  },
  { name: 'key', type: 'text', required: true, index: true, access: unchanged, admin: { hidden: true } },
  {
    name: 'imported',
    type: 'relationship',
    relationTo: PROGRAMME,
    required: true,
    index: true,
    access: unchanged,
    admin: { hidden: true },
  },
]

/** `POST …/fetch`: fetches the programme of the sites that the user may write for. */
const fetchEndpoint = (siteUrl: string): Endpoint => ({
  path: '/fetch',
  method: 'post',
  handler: async (req) => {
    const own = sitesFor(personOf(req.user), 'facts')
    if (own.length === 0) throw new Forbidden(req.t)
    const { failed, ...counts } = await syncImported(req.payload, createSiteApi(siteUrl), own)
    const t = importedTexts.t(interfaceLanguage(req))
    if (failed.length > 0) throw refusedCall(t('failed', { sites: failed.join(', ') }), 502)
    return jsonResponse({ ...counts, message: t('synced', counts) })
  },
})

/** The films or cinemas of all sites, as documents that enrich them. */
export function enrichedCollection(kind: ImportedKind, from: ImportedFrom): CollectionConfig {
  const [one, many] = kind === 'show' ? (['film', 'films'] as const) : (['cinema', 'cinemas'] as const)
  const facts = kind === 'show' ? releaseDate : importedField('city')
  const open = withAccess({
    slug: enrichedSlugs[kind],
    labels: { singular: label(one), plural: label(many) },
    admin: {
      useAsTitle: 'name',
      group: label('group'),
      defaultColumns: ['name', 'site', facts.type === 'text' ? facts.name : '', 'gone', 'updatedAt'],
      components: { beforeListTable: ['/src/imported/fetch-button.tsx#FetchButton'] },
    },
    versions: { drafts: { localizeStatus: true } },
    endpoints: [fetchEndpoint(from.siteUrl), importedValues(kind, from)],
    fields: [
      ...identity,
      {
        type: 'collapsible',
        label: label('imported'),
        admin: { description: label('importedHint') },
        fields: [
          { type: 'row', fields: [importedField('name'), importedField('title')] },
          { type: 'row', fields: [address, facts] },
          importedField('picture'),
          gone,
        ],
      },
      ...enrichable[kind].map(
        ({ title, fields }): Field => ({
          type: 'collapsible',
          label: label(title),
          fields: fields.flatMap(withImported),
        }),
      ),
    ],
  })
  // The import alone creates and deletes them.
  const access = { ...open.access, create: () => false, delete: () => false }
  return withPublishing(
    { ...open, access },
    { kind, mode: 'enrichment', textOf: (doc, language) => enrichmentTextOf(kind, doc, language) },
  )
}
