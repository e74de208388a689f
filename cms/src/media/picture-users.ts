import type { CollectionSlug, Field, PayloadRequest, Where } from 'payload'
import { MEDIA } from './media-slug.ts'

export interface PictureUser {
  readonly collection: CollectionSlug
  readonly id: number | string
}

type Children = readonly { readonly prefix: string; readonly fields: readonly Field[] }[]

function childrenOf(field: Field, prefix: string): Children {
  const below = 'name' in field && field.name ? `${prefix}${field.name}.` : prefix
  if (field.type === 'tabs') {
    return field.tabs.map((tab) => ({
      prefix: 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix,
      fields: tab.fields,
    }))
  }
  if (field.type === 'blocks') return field.blocks.map(({ fields }) => ({ prefix: below, fields }))
  return 'fields' in field ? [{ prefix: below, fields: field.fields }] : []
}

/** Query paths of the fields that contain a picture. */
function picturePaths(fields: readonly Field[], prefix = ''): readonly string[] {
  const found = fields.flatMap((field) => {
    if (field.type === 'upload')
      return [field.relationTo].flat().includes(MEDIA) ? [`${prefix}${field.name}`] : []
    return childrenOf(field, prefix).flatMap((child) => picturePaths(child.fields, child.prefix))
  })
  return [...new Set(found)]
}

/** The documents that show a picture in their public version or in their draft. */
export async function usersOf(
  req: PayloadRequest,
  picture: number | string,
): Promise<readonly PictureUser[]> {
  const { payload } = req
  const found = new Map<string, PictureUser>()
  for (const { slug, fields, versions } of payload.config.collections) {
    // One query per path: for two paths into one block, Payload joins its table twice, which databases
    // refuse.
    for (const path of picturePaths(fields)) {
      const where: Where = { [path]: { equals: picture } }
      for (const draft of versions?.drafts ? [false, true] : [false]) {
        const { docs } = await payload.find({
          collection: slug,
          where,
          draft,
          locale: 'all',
          depth: 0,
          pagination: false,
          select: {},
          req,
        })
        for (const { id } of docs) found.set(`${slug} ${id}`, { collection: slug, id })
      }
    }
  }
  return [...found.values()]
}
