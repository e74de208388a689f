'use client'

import { getTranslation } from '@payloadcms/translations'
import { useAuth, useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui'
import { foldText, wordsOf } from '#models/rules/search-text.ts'
import { dashboardTexts } from '../dashboard/texts.ts'
import { reportsTexts } from '../reports/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Hit } from './hits.ts'
import { searchTexts } from './texts.ts'

const reports = ['calendar', 'translations', 'links', 'facts'] as const
const MOST = 6

/** The lists, new documents and reports of the user whose names have all of these words. */
export function usePlaces(text: string): readonly Hit[] {
  const { config } = useConfig()
  const { permissions } = useAuth()
  const { i18n } = useTranslation()
  const { isEntityVisible } = useEntityVisibility()
  const [t, tDashboard, tReports] = [useTexts(searchTexts), useTexts(dashboardTexts), useTexts(reportsTexts)]
  const words = wordsOf(text)
  if (words.length === 0) return []
  const { admin } = config.routes
  const place = (href: string, title: string, facts: string): Hit => ({ href, title, facts, language: null })
  const seen = config.collections.filter(({ slug }) => isEntityVisible({ collectionSlug: slug }))
  const all = [
    ...seen.map(({ slug, labels }) =>
      place(`${admin}/collections/${slug}`, getTranslation(labels.plural, i18n), t('list')),
    ),
    ...seen
      .filter(({ slug }) => permissions?.collections?.[slug]?.create)
      .map(({ slug, labels }) =>
        place(
          `${admin}/collections/${slug}/create`,
          tDashboard('create', { kind: getTranslation(labels.singular, i18n) }),
          '',
        ),
      ),
    ...reports.map((name) => place(`${admin}/reports/${name}`, tReports(name), tReports('reports'))),
  ]
  return all
    .filter(({ title }) => {
      const folded = foldText(title)
      return words.every((word) => folded.includes(word))
    })
    .slice(0, MOST)
}
