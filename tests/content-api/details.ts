import type { Language } from '#config/types.ts'
import { type CallName, contract } from '../../src/api/contract.ts'
import type { Api } from './api-reader.ts'
import { absent, type Finding, failed, judged, unread } from './findings.ts'

interface Listed {
  readonly slug: string
  readonly title?: string
  readonly name?: string
}

interface Pair {
  readonly list: CallName
  readonly detail: CallName
  readonly translate?: CallName
}

const pairs: readonly Pair[] = [
  { list: 'shows', detail: 'show', translate: 'showTranslate' },
  { list: 'cinemas', detail: 'cinema', translate: 'cinemaTranslate' },
  { list: 'cities', detail: 'city' },
  { list: 'events', detail: 'event' },
  { list: 'experiences', detail: 'experience' },
  { list: 'news', detail: 'newsItem', translate: 'newsTranslate' },
  { list: 'promotionOffers', detail: 'offer', translate: 'offerTranslate' },
  { list: 'masterTemplates', detail: 'masterTemplate', translate: 'masterTemplateTranslate' },
]

const SAMPLES = 5
const NOT_THERE = 'the list has it, its own call does not'

const isListed = (item: unknown): item is Listed =>
  typeof item === 'object' && item !== null && 'slug' in item && typeof item.slug === 'string'

async function samplesOf(api: Api, { list }: Pair, language: Language): Promise<Listed[] | undefined> {
  const reading = await api.read(list, { language })
  if (reading.is !== 'read') return undefined
  const items = (Array.isArray(reading.model) ? reading.model : []).filter(isListed)
  return [...new Set([...items.slice(0, SAMPLES), ...items.slice(-1)])]
}

async function checkDetail(api: Api, { detail }: Pair, listed: Listed, language: Language): Promise<Finding> {
  const reading = await api.read(detail, { language, slug: listed.slug })
  if (reading.is === 'missing') return failed('details', reading.address, NOT_THERE)
  if (reading.is === 'wrong') return failed('details', reading.address, reading.reason)
  const model: unknown = reading.model
  const complaints: string[] = []
  if (isListed(model) && model.slug !== listed.slug) complaints.push(`its slug is ${model.slug}`)
  const redirect =
    typeof model === 'object' && model !== null && 'redirectSlug' in model ? model.redirectSlug : null
  if (typeof redirect === 'string' && (await api.read(detail, { language, slug: redirect })).is !== 'read')
    complaints.push(`it leads to ${redirect}, which does not exist`)
  return judged('details', reading.address, complaints, reading.skipped)
}

/**
 * A call that we designed may be missing altogether; a call that real sources have is required by its pages.
 */
function withoutCall({ detail }: Pair, details: readonly Finding[]): readonly Finding[] {
  const whole =
    contract[detail].origin === 'designed' &&
    details.length > 0 &&
    details.every(({ notes }) => notes[0] === NOT_THERE)
  return whole ? details.map(({ part, call }) => absent(part, call)) : details
}

async function checkTranslations(
  api: Api,
  { detail, translate }: Pair,
  { slug }: Listed,
  languages: readonly Language[],
): Promise<Finding[]> {
  if (!translate) return []
  const [language] = languages
  const reading = await api.read(translate, { language, slug })
  if (reading.is !== 'read') return [unread('translations', reading)]
  const slugs = reading.model as Readonly<Record<string, string>>
  const complaints = Object.values(slugs).includes(slug)
    ? []
    : ['the slug that was asked for is not among them']
  for (const other of languages) {
    const there = slugs[other]
    if (there !== undefined && (await api.read(detail, { language: other, slug: there })).is !== 'read')
      complaints.push(`${there} is said to be its slug in ${other}, where it does not exist`)
  }
  return [judged('translations', reading.address, complaints)]
}

/** Checks items by their detail calls: they match the list, and have slugs in the other languages. */
export async function checkDetails(api: Api, languages: readonly Language[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const pair of pairs) {
    for (const language of languages) {
      const details: Finding[] = []
      for (const listed of (await samplesOf(api, pair, language)) ?? [])
        details.push(await checkDetail(api, pair, listed, language))
      findings.push(...withoutCall(pair, details))
    }
    const [language = 'en'] = languages
    const [first] = (await samplesOf(api, pair, language)) ?? []
    if (first) findings.push(...(await checkTranslations(api, pair, first, languages)))
  }
  return findings
}

/** Slugs are unique in a list; a second item with the same slug has no page. */
export async function checkSlugs(api: Api, languages: readonly Language[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { list } of pairs) {
    for (const language of languages) {
      const reading = await api.read(list, { language })
      if (reading.is !== 'read') continue
      const slugs = (Array.isArray(reading.model) ? reading.model : [])
        .filter(isListed)
        .map(({ slug }) => slug)
      const twice = slugs.filter((slug, at) => slugs.indexOf(slug) !== at)
      findings.push(
        judged(
          'slugs',
          reading.address,
          twice.map((slug) => `${slug} is there more than once`),
        ),
      )
    }
  }
  return findings
}
