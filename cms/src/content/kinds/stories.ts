import { wireArticle } from '#models/article.ts'
import { wireSeason, wireSeasonContents, wireSeasonSummary } from '#models/season.ts'
import type { EditorialKind } from '../editorial-kind.ts'

const group = 'stories'

/** Names of people and places are the same in every language. */
export const articleShared = ['cinemas.name', 'guest.name'] as const

const story = {
  wire: wireArticle,
  title: 'title',
  group,
  shared: articleShared,
  without: ['dateType', 'startDate', 'startTime', 'endDate', 'endTime'],
} as const

/** The select of the form stores texts, the contract has numbers. */
const storedSeasonFields = ({ weekdays }: Readonly<Record<string, unknown>>) => ({
  weekdays: Array.isArray(weekdays) ? weekdays.map(Number) : [],
})

export const storyKinds: readonly EditorialKind[] = [
  { slug: 'news', kind: 'news', ...story },
  { slug: 'articles', kind: 'article', ...story },
  {
    slug: 'seasons',
    kind: 'event',
    wire: wireSeasonSummary,
    detail: wireSeason.extend(wireSeasonContents.shape),
    title: 'title',
    group,
    perLanguage: ['poster'],
    stored: storedSeasonFields,
  },
]
