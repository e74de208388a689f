import path from 'node:path'
import type { CollectionConfig, Field } from 'payload'
import { MEDIA } from './media-slug.ts'
import { picturesFolder } from './picture-files.ts'
import { cutForSites, notifyUsers, type PictureChanged, readFileOfRequest } from './picture-hooks.ts'
import { mediaMessages as words } from './picture-messages.ts'
import { sizes } from './picture-shapes.ts'

/** Bodies above this are cut off as they arrive; up to it an editor is told in words that a file is too heavy. */
export const uploadLimits = { limits: { fileSize: 40 * 1_048_576 } }

/** What the system writes itself, whoever sends something else. */
const own = { create: () => false, update: () => false }

const fields: readonly Field[] = [
  {
    name: 'alt',
    type: 'text',
    localized: true,
    maxLength: 300,
    label: words.alt,
    admin: { description: words.altHint },
  },
  {
    name: 'shape',
    type: 'select',
    required: true,
    defaultValue: 'auto',
    label: words.shape,
    options: (['auto', 'wide', 'poster', 'whole'] as const).map((value) => ({ value, label: words[value] })),
    admin: { description: words.shapeHint },
  },
  {
    name: 'tone',
    type: 'text',
    label: words.tone,
    access: own,
    admin: { readOnly: true, description: words.toneHint },
  },
  // Names of the sizes, as the sites serve them below `/media/`.
  ...sizes.map(
    (name): Field => ({ name, type: 'text', access: own, admin: { hidden: true, disableListColumn: true } }),
  ),
  // The site's own picture of what the demo brought: `{ lg, md, sm, tone }`.
  { name: 'origin', type: 'json', access: own, admin: { hidden: true } },
]

/** Pictures of editors. `changed` hears which documents show another picture than before. */
export function mediaIn(dataDir: string, changed?: PictureChanged): CollectionConfig {
  const folders = { files: path.join(dataDir, 'media'), sizes: picturesFolder(dataDir) }
  return {
    slug: MEDIA,
    labels: { singular: words.picture, plural: words.pictures },
    admin: { group: words.pictures, defaultColumns: ['filename', 'alt', 'shape', 'updatedAt'] },
    upload: {
      staticDir: folders.files,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      focalPoint: true,
      pasteURL: false,
      // A quick format: the encoder of AVIF takes a second or two. Only where nothing can be cut off (`inside`) Payload writes no copy in that of the file before.
      imageSizes: [
        {
          name: 'thumbnail',
          width: 480,
          fit: 'inside',
          withoutEnlargement: true,
          formatOptions: { format: 'webp', options: { quality: 80 } },
        },
      ],
      adminThumbnail: 'thumbnail',
    },
    hooks: {
      beforeOperation: [readFileOfRequest],
      beforeChange: [cutForSites(folders)],
      afterChange: [notifyUsers(folders, changed)],
    },
    fields: [...fields],
  }
}
