import type { CollectionBeforeChangeHook, Config, Field, PayloadRequest } from 'payload'
import { record } from '../content/document-value.ts'
import { mergedHooks } from '../merged-hooks.ts'
import { personName } from '../users/person-name.ts'
import { versionsTexts } from './texts.ts'

/** Names of those who wrote a version; null for one of the process, as of an import. */
export const CHANGED_BY = 'changedBy'

/** Who wrote the newest version, if the next autosave changes it in place. */
async function writersBefore(req: PayloadRequest, collection: string, id: unknown): Promise<string[]> {
  if (String(req.query?.autosave) !== 'true' || (typeof id !== 'number' && typeof id !== 'string')) return []
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  const { autosave, version } = record(docs[0])
  const names: unknown = autosave && record(version)[CHANGED_BY]
  return typeof names === 'string' ? names.split(', ') : []
}

const noteWriter: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!req.user) return { ...data, [CHANGED_BY]: null }
  const before = await writersBefore(req, collection.slug, record(originalDoc).id)
  return { ...data, [CHANGED_BY]: [...new Set([...before, personName(req.user)])].join(', ') }
}

const never = () => false

const changedBy: Field = {
  name: CHANGED_BY,
  type: 'text',
  label: versionsTexts.label('changedBy'),
  access: { create: never, update: never },
  admin: { hidden: true, disableBulkEdit: true, disableListFilter: true },
}

/** Every version names who wrote it; a Payload plugin. */
export const namedVersions = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((each) =>
    each.versions
      ? {
          ...each,
          fields: [...each.fields, changedBy],
          hooks: mergedHooks(each.hooks, { beforeChange: [noteWriter] }),
        }
      : each,
  ),
})
