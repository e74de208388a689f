import { limits } from '#config/limits.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { WireShow } from '#models/show.ts'
import { addDays, dayNumber, withOffset } from '#models/site-clock.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { ageMark } from './age-mark.ts'
import { worksOf } from './casting.ts'
import { hashOf } from './chance.ts'
import type { Work } from './programme-files.ts'
import { isFilm, isLastWeek, releaseDate, weeksToRelease } from './release.ts'
import { firstDay, salesOpening } from './sales.ts'
import { favouriteLabel, flagTexts, genreTexts } from './shared-texts.ts'
import type { DemoLanguage } from './site-text.ts'
import type { DemoTask } from './task.ts'

export function showItems(task: DemoTask): NewItem[] {
  return ranked(task.site, task.today).map((work, position) => ({
    id: work.id,
    slug: work.slug,
    position,
    base: listed(work, position, task),
  }))
}

export function ranked(site: SiteId, today: string): readonly Work[] {
  const later = (work: Work) => (isUpcoming(work, today) ? 1000 : 0)
  return worksOf(site).toSorted(
    (a, b) => later(a) - later(b) || b.weight - a.weight || a.id.localeCompare(b.id),
  )
}

function isUpcoming(work: Work, today: string): boolean {
  const first = firstDay(work, today)
  return first === null || first > today
}

/** ISO date-time with the site's offset. */
const instant = (site: SiteId, wall: string | null) =>
  wall === null ? null : withOffset(sites[site].timeZone, wall)

function listed(
  work: Work,
  position: number,
  { site, language, today, pictures }: DemoTask,
): WireShow & Record<string, unknown> {
  const { region, ageRating } = sites[site]
  const first = firstDay(work, today)
  const upcoming = isUpcoming(work, today)
  const backdrop = pictures.backdrop(work.id)
  const opening = upcoming ? salesOpening(work, today) : null
  return {
    slug: work.slug,
    title: work.title[language],
    originalTitle: work.originalTitle,
    titleLanguage: titleLanguage(work, language),
    releaseAt: first === null ? {} : { [`${language.toUpperCase()}_${region}`]: first },
    originalReleaseAt:
      first === null ? '1900-01-01' : isFilm(work) && work.year < 2020 ? `${work.year}-01-01` : first,
    posterPath: pictures.poster(work.id, language),
    backgroundPath: backdrop,
    backgroundDominantColor: backdrop?.tone ?? null,
    label: null,
    labelFlagColor: null,
    labelHearth: isFavourite(work) && !upcoming ? favouriteLabel[language] : null,
    ...ageMark(work, ageRating, language),
    isMovie: isFilm(work),
    isNew: isFilm(work) && weeksToRelease(work, today) === 0,
    isEventSpecial: !isFilm(work),
    isComingSoon: upcoming,
    notComingSoon: !upcoming,
    isEarlyAVP:
      isFilm(work) &&
      upcoming &&
      weeksToRelease(work, today) === 1 &&
      work.strands.some((strand) => strand.startsWith('avp')),
    isKids: work.kids,
    homeOrder: position,
    genericOrder: position,
    upcomingOrder:
      upcoming && first !== null ? (dayNumber(first) - dayNumber(today)) * 1000 + position : 9_999_999,
    kidsOrder: work.kids ? position : 9999,
    mostAwaitedOrder: upcoming ? Math.max(1, 100 - work.weight) : 0,
    hubbleCasting: work.actors.join(', '),
    type: isFilm(work) ? 'movie' : (work.strands.find((strand) => strand !== 'LIVE') ?? 'event'),
    duration: work.duration,
    genres: work.genres.map((genre) => genreTexts[genre]?.[language] ?? genre),
    genresSlug: [...work.genres],
    tags: workTags(work),
    directors: [...work.directors],
    ...flagOf(work, today, language),
    next24ShowtimesCount: 0,
    salesOpeningDatetime: instant(site, opening),
    // The first day on which the programme reaches the release.
    showtimesDisplayDatetime: instant(
      site,
      opening === null || first === null ? null : `${addDays(first, 1 - limits.schedule.days)}T00:00`,
    ),
    showRef: `MQ${String(hashOf(work.id) % 1_000_000).padStart(6, '0')}`,
    specialEvent: !isFilm(work) && Boolean(work.live),
  }
}

const workTags = (work: Work): string[] => [
  ...new Set([...work.formats, ...work.strands.filter((strand) => !strand.startsWith('avp'))]),
]

const isFavourite = (work: Work) => isFilm(work) && work.weight >= 86

/** Titles in other scripts are transcribed. */
const transcribed: readonly string[] = ['ar', 'ja', 'ko', 'ru']

/** DemoLanguage of an untranslated title. */
export function titleLanguage(
  { title, originalTitle, originalLanguage }: Work,
  language: DemoLanguage,
): string | null {
  if (originalLanguage === language || title[language] !== originalTitle) return null
  return transcribed.includes(originalLanguage) ? `${originalLanguage}-Latn` : originalLanguage
}

function flagOf(work: Work, today: string, language: DemoLanguage): Pick<WireShow, 'flag' | 'flagColor'> {
  const flag = (name: keyof typeof flagTexts, color: string) => ({
    flag: flagTexts[name][language],
    flagColor: color,
  })
  if (!isFilm(work)) return work.live ? flag('live', '1') : { flag: null, flagColor: null }
  const weeks = weeksToRelease(work, today)
  if (weeks === 1 && work.strands.some((strand) => strand.startsWith('avp'))) return flag('premiere', '5')
  if (isLastWeek(work, today)) return flag('lastDays', '3')
  if (work.strands.includes('classics') && releaseDate(work, today) !== null) return flag('classic', '3')
  if (weeks === 0) return flag('new', '4')
  return { flag: null, flagColor: null }
}
