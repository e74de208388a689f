import path from 'node:path'
import type { CollectionConfig, Field } from 'payload'
import { picturesFolder } from './picture-files.ts'
import { cutForSites, notifyUsers, type PictureChanged, readFileOfRequest } from './picture-hooks.ts'
import { sizes } from './picture-shapes.ts'
import { mediaTexts } from './texts.ts'

const { label } = mediaTexts

/** Larger bodies are cut off as they arrive; below it, a file that is too heavy gets an error message. */
export const uploadLimits = { limits: { fileSize: 40 * 1_048_576 } }

/** Fields that only the system writes. */
const own = { create: () => false, update: () => false }

const fields: readonly Field[] = [
  {
    name: 'alt',
    type: 'text',
    localized: true,
    maxLength: 300,
    label: label('alt'),
    admin: { description: label('altHint') },
  },
  {
    name: 'tags',
    type: 'text',
    hasMany: true,
    label: label('tags'),
    admin: { description: label('tagsHint') },
  },
  {
    name: 'shape',
    type: 'select',
    required: true,
    defaultValue: 'auto',
    label: label('shape'),
    options: (['auto', 'wide', 'poster', 'whole'] as const).map((value) => ({ value, label: label(value) })),
    admin: { description: label('shapeHint') },
  },
  {
    name: 'centres',
    type: 'json',
    label: label('crops'),
    admin: { components: { Field: '/src/media/picture-crops.tsx#PictureCrops' } },
  },
  {
    name: 'tone',
    type: 'text',
    label: label('tone'),
    access: own,
    admin: { readOnly: true, description: label('toneHint') },
  },
  // File names of the sizes, as the sites serve them under `/media/`.
  ...sizes.map(
    (name): Field => ({ name, type: 'text', access: own, admin: { hidden: true, disableListColumn: true } }),
  ),
  { name: 'crops', type: 'json', access: own, admin: { hidden: true, disableListColumn: true } },
  // The digest is that of the file as it was uploaded.
  {
    name: 'digest',
    type: 'text',
    index: true,
    access: own,
    admin: { hidden: true, disableListColumn: true },
  },
  // Set for demo pictures: the site's own `{ lg, md, sm, tone }`.
  { name: 'origin', type: 'json', access: own, admin: { hidden: true } },
]

/** Pictures of editors. `changed` is called with the documents whose picture has changed. */
export function mediaIn(dataDir: string, changed?: PictureChanged): CollectionConfig {
  const folders = { files: path.join(dataDir, 'media'), sizes: picturesFolder(dataDir) }
  return {
    slug: 'media',
    labels: { singular: label('picture'), plural: label('pictures') },
    // A copy would be a second picture of the same content.
    disableDuplicate: true,
    admin: {
      group: label('pictures'),
      defaultColumns: ['filename', 'alt', 'site', 'updatedAt'],
      listSearchableFields: ['alt', 'filename', 'tags'],
    },
    upload: {
      staticDir: folders.files,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      focalPoint: true,
      pasteURL: false,
      // WebP, because encoding AVIF takes a second or two; `inside`, because Payload would otherwise write a
      // copy in the upload's format too.
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
