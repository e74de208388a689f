import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { fieldsByPath } from '../content/found-in.ts'

export interface PictureUser {
  readonly collection: CollectionSlug
  readonly id: number | string
}

/** The documents that show a picture in their public version or in their draft. */
export async function usersOf(
  req: PayloadRequest,
  picture: number | string,
): Promise<readonly PictureUser[]> {
  const { payload } = req
  const found = new Map<string, PictureUser>()
  for (const { slug, flattenedFields, versions } of payload.config.collections) {
    // One query per path: for two paths into one block, Payload joins its table twice, which databases
    // refuse.
    for (const [path, field] of fieldsByPath(flattenedFields)) {
      if ((field.type !== 'upload' && field.type !== 'relationship') || field.relationTo !== 'media') continue
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
