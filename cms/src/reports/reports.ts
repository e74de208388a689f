import type { CollectionConfig, Config, Field } from 'payload'
import { sourceOf } from '../content/published-source.ts'
import { mergedHooks } from '../merged-hooks.ts'
import { panelField } from '../panel-field.ts'
import { refuseUnread } from '../translating/unread.ts'
import { refuseDeletingUsed, reportCalls } from './calls.ts'
import { linkChecks } from './link-checks.ts'
import { nameRefused } from './named-refusals.ts'
import { reportsTexts } from './texts.ts'
import { notesField, noteTranslations } from './translation-notes.ts'

interface ReportSettings {
  /** URL of the process that serves the sites, which checks links to their pages. */
  readonly siteUrl: string
}

const views = '/src/reports/views'

const usedIn = panelField('usedIn', `${views}/used-in.tsx#UsedIn`, reportsTexts.label('usedIn'))
const sideBySide = panelField('sideBySide', `${views}/side-by-side-link.tsx#SideBySideLink`)

/** Chooses the second language of a form. */
const secondLanguage: Field = {
  name: 'secondLanguage',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/translating/second-language-choice.tsx#SecondLanguageChoice' },
  },
}

const languageNotice: Field = {
  name: 'languageNotice',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: `${views}/language-notice.tsx#LanguageNotice` } },
}

function withReports(collection: CollectionConfig): CollectionConfig {
  const source = sourceOf(collection)
  if (!source && !collection.upload) return collection
  // An enrichment may be empty in any language.
  const isDocument = source?.mode === 'whole'
  return {
    ...collection,
    fields: [
      ...(source ? [languageNotice] : []),
      ...(source ? [secondLanguage] : []),
      ...collection.fields,
      ...(isDocument ? [notesField, sideBySide] : []),
      usedIn,
    ],
    hooks: mergedHooks(
      { beforeChange: isDocument ? [noteTranslations, refuseUnread] : [] },
      collection.hooks,
      {
        beforeDelete: [refuseDeletingUsed],
        afterOperation: [nameRefused],
      },
    ),
  }
}

/** Reports for editors and their data; a Payload plugin, to be listed after `publishing`. */
export const reports =
  ({ siteUrl }: ReportSettings) =>
  (config: Config): Config => ({
    ...config,
    collections: [...(config.collections ?? []).map(withReports), linkChecks],
    endpoints: [...(config.endpoints ?? []), ...reportCalls(siteUrl)],
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        afterNavLinks: [
          ...(config.admin?.components?.afterNavLinks ?? []),
          `${views}/report-links.tsx#ReportLinks`,
        ],
        views: {
          ...config.admin?.components?.views,
          calendar: { Component: '/src/calendar/calendar-view.tsx#CalendarView', path: '/reports/calendar' },
          sideBySide: {
            Component: `${views}/side-by-side-view.tsx#SideBySideView`,
            path: '/reports/side-by-side',
          },
          translations: {
            Component: `${views}/translations-view.tsx#TranslationsView`,
            path: '/reports/translations',
          },
          links: { Component: `${views}/links-view.tsx#LinksView`, path: '/reports/links' },
          facts: { Component: `${views}/facts-view.tsx#FactsView`, path: '/reports/facts' },
        },
      },
    },
  })
