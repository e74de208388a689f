import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { addDays, instantOf, todayIn } from '#models/site-clock.ts'
import type { LocalDate } from '#models/time.ts'
import { titleInLanguage } from '../content/document-title.ts'
import { sourceOf } from '../content/published-source.ts'
import { changesSeen, type SeenChange } from '../dashboard/scheduled.ts'
import { scheduledJobs } from '../outbox/scheduled-jobs.ts'
import type { TranslationFilter } from '../reports/translation-report.ts'
import { languagesOf } from '../users/access.ts'
import { CHANGED_BY } from '../versions/changed-by.ts'
import { publicationFields, publishedBy } from '../versions/publications.ts'
import { monthOfDay, nextMonth } from './calendar-month.ts'

interface Entry {
  /** Instant. */
  readonly at: string
  /** The day on the clocks of the site. */
  readonly day: LocalDate
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
}

/** A scheduled change, or a publication; `failed` scheduled changes stay until somebody removes them. */
export type CalendarEntry = Entry &
  (
    | {
        readonly kind: 'scheduled' | 'failed'
        readonly action: SeenChange['action']
        readonly language: Language | null
        readonly release: SeenChange['release']
      }
    | { readonly kind: 'published'; readonly languages: readonly Language[] }
  )

/** Newest versions of a collection that are looked at, a month of a busy editorial office. */
const MOST = 1_000

const dayOf = (site: SiteId, at: string) => todayIn(sites[site].timeZone, Date.parse(at))

/** A month on every clock of the sites, with a day to spare. */
function spanOf(month: string): Where[] {
  const [from, to] = [addDays(`${month}-01`, -1), addDays(`${nextMonth(month)}-01`, 1)].map((day) =>
    new Date(instantOf('UTC', day)).toISOString(),
  )
  return [{ updatedAt: { greater_than_equal: from } }, { updatedAt: { less_than: to } }]
}

async function publishedIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  month: string,
  { site: only }: TranslationFilter,
  wanted: Language,
): Promise<CalendarEntry[]> {
  if (!config.versions?.drafts) return []
  const { docs } = await req.payload.findVersions({
    collection: config.slug,
    where: {
      and: [
        ...spanOf(month),
        { snapshot: { not_equals: true } },
        // An import is no publication of the editors.
        { [`version.${CHANGED_BY}`]: { exists: true } },
        ...(only ? [{ 'version.site': { equals: only } }] : []),
      ],
    },
    ...publicationFields(config),
    sort: '-updatedAt',
    limit: MOST,
    pagination: false,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  return docs.flatMap((version): CalendarEntry[] => {
    const { site } = version.version
    const languages = isSite(site) ? publishedBy(config, site, version) : []
    if (!isSite(site) || languages.length === 0) return []
    const { parent: id, updatedAt: at } = version
    const title = titleInLanguage(config, { ...version.version, id }, wanted)
    return [
      { kind: 'published', at, day: dayOf(site, at), collection: config.slug, id, site, title, languages },
    ]
  })
}

async function scheduledIn(req: PayloadRequest, wanted: Language): Promise<CalendarEntry[]> {
  const jobs = await scheduledJobs({ payload: req.payload }, { failed: true })
  return (await changesSeen(req, jobs, wanted)).map(({ job, ...change }) => ({
    ...change,
    kind: job.hasError ? 'failed' : 'scheduled',
    day: dayOf(change.site, change.at),
  }))
}

const concerns = (entry: CalendarEntry, language: Language): boolean =>
  entry.kind === 'published'
    ? entry.languages.includes(language)
    : entry.language === language || (entry.language === null && languagesOf(entry.site).includes(language))

/** The last of several publications of a document on one day in the same languages. */
function lastOfDay(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    if (entry.kind !== 'published') return true
    const key = [entry.day, entry.collection, entry.id, ...entry.languages].join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

/** Scheduled changes and publications of a month in order of time, of documents that the user may read. */
export async function calendarOf(
  req: PayloadRequest,
  month: string,
  filter: TranslationFilter,
  wanted: Language,
): Promise<CalendarEntry[]> {
  const entries = await scheduledIn(req, wanted)
  for (const config of req.payload.config.collections)
    if (sourceOf(config)) entries.push(...(await publishedIn(req, config, month, filter, wanted)))
  const { site, language } = filter
  const chosen = entries.filter(
    (entry) =>
      monthOfDay(entry.day) === month &&
      (site === undefined || entry.site === site) &&
      (language === undefined || concerns(entry, language)),
  )
  return lastOfDay(chosen.toSorted((one, other) => other.at.localeCompare(one.at))).toReversed()
}
