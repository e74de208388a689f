import type { Access, CollectionConfig, Field, FieldAccess, FilterOptions, Option } from 'payload'
import { isSite } from '#config/is-site.ts'
import { record } from '../content/document-value.ts'
import type { PreviewMaker } from '../preview/preview-link.ts'
import { addDocument } from '../scheduling/open-releases.ts'
import { RELEASES } from '../scheduling/release-rows.ts'
import { schedulingTexts } from '../scheduling/texts.ts'
import { languagesOf, sitesFor } from '../users/access.ts'
import { personOf } from '../users/person.ts'
import { languageOptions, siteOptions } from '../users/select-options.ts'
import { hasSite, optionValue, withSiteField } from '../users/site-field.ts'
import { documentsFor, ofOwnSites } from '../users/with-access.ts'
import { dropChangesAfter, guardRelease, scheduleRelease } from './release-hooks.ts'
import { previewOfRelease } from './release-preview.ts'
import { stateOfRelease } from './release-state.ts'

const { label } = schedulingTexts

/** A release is one transaction, which others wait for. */
const MOST_DOCUMENTS = 50

const EVERY_LANGUAGE = 'all'

const never: FieldAccess = () => false
const editors: Access = ({ req }) => documentsFor(req, 'everything')
const create: Access = ({ req }) => sitesFor(personOf(req.user), 'create').length > 0

/** PostgreSQL refuses a comparison with a site that the collection does not have. */
const ofSameSite: FilterOptions = ({ data, relationTo, req }) => {
  const { site } = record(data)
  const fields = req.payload.collections[relationTo]?.config.fields
  return isSite(site) && fields !== undefined && hasSite(fields, site) && { site: { equals: site } }
}

function ofSite({ options, data }: { readonly options: Option[]; readonly data: unknown }): Option[] {
  const { site } = record(data)
  const own: readonly string[] = isSite(site) ? languagesOf(site) : []
  return options.filter(
    (option) => optionValue(option) === EVERY_LANGUAGE || own.includes(optionValue(option)),
  )
}

const documentsField = (slugs: readonly string[]): Field => ({
  name: 'documents',
  type: 'array',
  label: label('documents'),
  labels: { singular: label('document'), plural: label('documents') },
  required: true,
  minRows: 1,
  maxRows: MOST_DOCUMENTS,
  admin: { description: label('documentsHint') },
  fields: [
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...slugs],
      label: label('document'),
      required: true,
      filterOptions: ofSameSite,
      admin: { allowCreate: false },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'action',
          type: 'select',
          label: label('action'),
          required: true,
          defaultValue: 'publish',
          options: (['publish', 'withdraw'] as const).map((value) => ({ value, label: label(value) })),
        },
        {
          name: 'language',
          type: 'select',
          label: label('language'),
          required: true,
          defaultValue: EVERY_LANGUAGE,
          options: [{ value: EVERY_LANGUAGE, label: label('all') }, ...languageOptions],
          filterOptions: ofSite,
        },
      ],
    },
  ],
})

/** Documents of a site that are published or withdrawn together, at one time. `slugs`: their collections. */
export const releasesOf = (slugs: readonly string[], maker: PreviewMaker): CollectionConfig => ({
  slug: RELEASES,
  labels: { singular: label('release'), plural: label('releases') },
  admin: {
    useAsTitle: 'name',
    group: label('releaseGroup'),
    description: label('releaseHint'),
    defaultColumns: ['name', 'site', 'at', 'doneAt'],
  },
  access: { read: ofOwnSites, create, update: editors, delete: editors },
  disableDuplicate: true,
  endpoints: [stateOfRelease, previewOfRelease(maker), addDocument],
  hooks: {
    beforeChange: [guardRelease],
    afterChange: [scheduleRelease],
    afterDelete: [dropChangesAfter],
  },
  fields: [
    {
      name: 'state',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/releases/release-panel.tsx#ReleasePanel' },
      },
    },
    { name: 'name', type: 'text', label: label('releaseName'), required: true, maxLength: 100 },
    ...withSiteField([
      {
        name: 'site',
        type: 'select',
        label: label('site'),
        required: true,
        index: true,
        options: siteOptions,
        access: { update: never },
      },
    ]),
    {
      name: 'at',
      type: 'text',
      label: label('time'),
      required: true,
      admin: { components: { Field: '/src/releases/release-time.tsx#ReleaseTime' } },
    },
    documentsField(slugs),
    {
      name: 'doneAt',
      type: 'date',
      label: label('doneAt'),
      access: { create: never, update: never },
      admin: { hidden: true },
    },
  ],
})
