import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { editorialCollection } from './content/editorial-collection.ts'
import { editorialKinds } from './content/kinds.ts'
import { databaseOf } from './database.ts'
import { readCmsEnv } from './env.ts'
import { mediaIn } from './media/media.ts'
import { users } from './people/users.ts'

const env = readCmsEnv()

export default buildConfig({
  secret: env.secret,
  serverURL: env.publicUrl,
  db: databaseOf(env),
  editor: lexicalEditor(),
  sharp,
  telemetry: false,
  admin: {
    user: users.slug,
    avatar: 'default',
    meta: { titleSuffix: ' – Marquee' },
    components: { graphics: { Logo: '/src/brand/logo.tsx#Logo', Icon: '/src/brand/icon.tsx#Icon' } },
  },
  experimental: { localizeStatus: true },
  localization: {
    locales: [
      { code: 'fr', label: 'Français' },
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch' },
      { code: 'nl', label: 'Nederlands' },
    ],
    defaultLocale: 'fr',
    // A language without a text of its own is not published in that language: none takes the place of another.
    fallback: false,
  },
  collections: [users, mediaIn(env.dataDir), ...editorialKinds.map(editorialCollection)],
})
