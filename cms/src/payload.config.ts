import { secretsOf } from '@marquee/kit/secrets/secrets.ts'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { languageNames, languages } from '#config/languages.ts'
import { withOwnTransactions } from './bulk-changes.ts'
import { editorialCollection } from './content/editorial-collection.ts'
import { editorialKinds } from './content/kinds.ts'
import { withPublishing } from './content/published-source.ts'
import { restoringDrafts } from './content/restoring-drafts.ts'
import { namePictures, richTextEditor } from './content/rich-text.ts'
import { itemIdOf, textOf } from './content/to-wire.ts'
import { menuOrder } from './dashboard/menu-order.ts'
import { databaseOf } from './database.ts'
import { readCmsEnv } from './env.ts'
import { enrichedCollection } from './imported/enriched-collection.ts'
import { importedKinds, records } from './imported/imported-records.ts'
import { showtimeNotes } from './imported/showtime-notes.ts'
import { mediaIn, uploadLimits } from './media/media.ts'
import { picturesFolder } from './media/picture-files.ts'
import { enqueueAll } from './outbox/enqueue-delivery.ts'
import { withPreview } from './preview/with-preview.ts'
import { publishing } from './publishing/publishing.ts'
import { rateLimits } from './rate-limits.ts'
import { references } from './references/references.ts'
import { reports } from './reports/reports.ts'
import { withSaving } from './saving/with-saving.ts'
import { searching } from './search/searching.ts'
import { signIn } from './sign-in/sign-in.ts'
import { translating } from './translating/translating.ts'
import { guardOwnCollections, jobsAccess } from './users/built-in.ts'
import { withMediaAccess } from './users/media-access.ts'
import { interfaceLanguages } from './users/payload-texts.ts'
import { availableLocales } from './users/publishing-languages.ts'
import { reasonsOfRefusals } from './users/reasons-of-refusals.ts'
import { usersWith } from './users/users.ts'
import { withAccess } from './users/with-access.ts'
import { namedVersions } from './versions/changed-by.ts'

const env = readCmsEnv()
const users = usersWith({ secure: env.publicUrl.startsWith('https:') })

/** Payload's tab *API* shows editors a document as JSON. */
const withoutApiTab = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((each) => ({
    ...each,
    admin: { ...each.admin, hideAPIURL: true },
  })),
})

export default buildConfig({
  secret: secretsOf(env.secret)[0],
  serverURL: env.publicUrl,
  db: databaseOf(env),
  editor: richTextEditor,
  sharp,
  // Payload warns without it; nothing here sends mails.
  email: () => ({ name: 'none', defaultFromName: '', defaultFromAddress: '', sendEmail: async () => {} }),
  upload: uploadLimits,
  telemetry: false,
  typescript: { autoGenerate: false },
  graphQL: { disable: true },
  i18n: interfaceLanguages,
  jobs: { access: jobsAccess },
  hooks: { afterError: [reasonsOfRefusals] },
  admin: {
    user: users.slug,
    avatar: 'default',
    // The format is that of the interface language.
    dateFormat: 'PPp',
    meta: { titleSuffix: ' – Marquee' },
    components: {
      actions: ['/src/users/country-switch.tsx#CountrySwitch'],
      header: ['/src/users/admin-head.tsx#AdminHead'],
      graphics: { Logo: '/src/brand/logo.tsx#Logo', Icon: '/src/brand/icon.tsx#Icon' },
      views: { dashboard: { Component: '/src/dashboard/dashboard-view.tsx#DashboardView' } },
    },
  },
  experimental: { localizeStatus: true },
  localization: {
    locales: languages.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale: 'fr',
    // A language without its own text is not published; no other takes its place.
    fallback: false,
    filterAvailableLocales: availableLocales,
    // "Publish" publishes the current locale; all locales are in its menu.
    defaultLocalePublishOption: 'active',
  },
  plugins: [
    publishing({ ...env, filesDir: picturesFolder(env.dataDir) }),
    namedVersions,
    references,
    reports(env),
    translating(env),
    searching(env),
    signIn(env),
    withoutApiTab,
    menuOrder,
  ],
  collections: [
    users,
    ...editorialKinds.map((kind) =>
      withSaving(
        withAccess(
          withPublishing(withPreview(editorialCollection(kind), kind, env), {
            kind: kind.kind,
            mode: 'whole',
            idOf: itemIdOf,
            textOf: (document, language) => textOf(kind, document, language),
          }),
        ),
      ),
    ),
    records,
    ...importedKinds.map((kind) => withSaving(withPreview(enrichedCollection(kind, env), { kind }, env))),
    showtimeNotes,
    rateLimits,
    withMediaAccess(mediaIn(env.dataDir, enqueueAll)),
  ],
})
  .then(guardOwnCollections)
  .then(restoringDrafts)
  .then(withOwnTransactions)
  .then(namePictures)
