import path from 'node:path'
import type { CollectionConfig } from 'payload'

/** Pictures of editors. */
export const mediaIn = (dataDir: string): CollectionConfig => ({
  slug: 'media',
  upload: { staticDir: path.join(dataDir, 'media'), mimeTypes: ['image/*'], focalPoint: true },
  fields: [{ name: 'alt', type: 'text', localized: true }],
})
