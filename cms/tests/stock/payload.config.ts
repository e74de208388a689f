import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type CollectionConfig, type Field } from 'payload'
import sharp from 'sharp'
import { languageNames, languages } from '#config/languages.ts'
import { editorialCollection } from '../../src/content/editorial-collection.ts'
import { editorialKinds } from '../../src/content/kinds.ts'

/** Keys that we add to a field, beside its type, name and label. */
const ADDED = new Set(['hooks', 'access', 'validate', 'editor', 'filterOptions', 'components'])

/** A field without our code: functions, rules and components. */
function stock<T>(value: T): T {
  if (Array.isArray(value)) return value.map(stock) as T
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).filter(([name]) => !ADDED.has(name))
  return Object.fromEntries(own.map(([name, part]) => [name, stock(part)])) as T
}

const isShown = ({ admin }: Field) => !(admin && 'hidden' in admin && admin.hidden)

const dataDir = path.resolve(process.env.DATA_DIR ?? '.')

/** Payload as it comes, with the fields of our documents and its own options for languages, drafts and plans. */
export default buildConfig({
  secret: 'only of this measurement',
  serverURL: process.env.CMS_URL ?? '',
  db: sqliteAdapter({
    client: { url: `file:${path.join(dataDir, 'stock.sqlite')}` },
    transactionOptions: {},
  }),
  editor: lexicalEditor(),
  sharp,
  telemetry: false,
  typescript: { autoGenerate: false },
  admin: { user: 'users', importMap: { baseDir: import.meta.dirname } },
  experimental: { localizeStatus: true },
  localization: {
    locales: languages.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale: 'fr',
    fallback: false,
    defaultLocalePublishOption: 'active',
  },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'media', upload: { staticDir: path.join(dataDir, 'media') }, fields: [] },
    ...editorialKinds.map((kind): CollectionConfig => {
      const { slug, dbName, labels, fields, admin } = editorialCollection(kind)
      return {
        slug,
        ...(dbName !== undefined && { dbName }),
        ...(labels && { labels }),
        admin: { useAsTitle: kind.title.includes('.') ? 'key' : kind.title, group: admin?.group ?? false },
        versions: { drafts: { localizeStatus: true, schedulePublish: true } },
        fields: stock(fields.filter(isShown)),
      }
    }),
  ],
})
