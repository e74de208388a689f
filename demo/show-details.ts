import type { WireShowDetail } from '#models/show-detail.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { homeVideoOf } from './at-home.ts'
import { hashOf } from './chance.ts'
import type { Work } from './programme-files.ts'
import { isFilm, weeksToRelease } from './release.ts'
import { seasonsOf } from './seasons.ts'
import { countryTexts, genreTexts, presentations } from './shared-texts.ts'
import { ranked } from './show-items.ts'
import type { DemoLanguage } from './site-text.ts'
import type { DemoTask } from './task.ts'

/** Fields that the list item lacks or has in another shape. */
type Extra = Omit<WireShowDetail, 'slug' | 'title'>

export function showDetailItems(task: DemoTask): NewItem[] {
  const works = ranked(task.site, task.today)
  const details = works.map((work, position) => ({
    id: work.id,
    slug: work.slug,
    position,
    base: detailOf(work, works, task),
  }))
  return [...details, movedShow(works, details.length)]
}

/** A former slug. */
const movedShow = (works: readonly Work[], position: number): NewItem => ({
  id: MOVED,
  slug: MOVED,
  position,
  base: {
    slug: MOVED,
    title: works[0]?.originalTitle ?? '',
    redirectSlug: works[0]?.slug ?? null,
    isMovie: true,
  },
})

const MOVED = 'the-old-address'
/** A withdrawn show: its call responds with 410. */
export const GONE = 'the-withdrawn-film'

function detailOf(work: Work, works: readonly Work[], task: DemoTask): Extra & Record<string, unknown> {
  const { site, language, pictures } = task
  const hash = hashOf(work.id)
  const ref = String(hash % 1_000_000).padStart(6, '0')
  return {
    title: work.title[language],
    titleTracking: work.originalTitle,
    genresTracking: work.genres.map((genre) => genreTexts[genre]?.en ?? genre),
    directors: work.directors.join(', '),
    actors: work.actors.length > 0 ? work.actors.join(', ') : null,
    synopsis: `<p>${escaped(work.synopsis[language])}</p>`,
    entertainementSubtitle: work.subtitle?.[language] ?? null,
    entertainementCasting: isFilm(work) ? null : work.actors.join(', '),
    distribution: distributors[hash % distributors.length] ?? null,
    trailers: trailersOf(work, language, pictures.backdrop(work.id)?.md ?? null),
    presentation: presentationOf(work, language),
    calendar: [],
    nationality: work.countries.map((code) => countryTexts(code, language)).join(', '),
    nationalityTracking: work.countries[0] ?? null,
    originalTitle: work.originalTitle,
    feelings: { countWishList: (hash % 40) * work.weight, ...ratingsOf(work, hash, task.today) },
    similarShows: similarTo(work, works),
    event: seasonsOf(site, work).map(({ slug }) => ({ slug })),
    redirectSlug: null,
    refHubble: `H${ref}`,
    refVista: `HO${ref.padStart(8, '0')}`,
    visaHubble: isFilm(work) ? String(100_000 + (hash % 60_000)) : null,
    copiesCount: isFilm(work) ? Math.round(work.weight * 4.2) : 0,
    ...homeVideoOf(work, task),
    extraInformation: work.extra ? `<p>${escaped(work.extra[language])}</p>` : null,
  }
}

/** Weight below which nobody has rated a film in its first week. */
const LITTLE_SEEN = 65

/** Nobody has rated a film before its release, or an event that is live. */
function ratingsOf(work: Work, hash: number, today: string) {
  const weeks = weeksToRelease(work, today) ?? 0
  const isSeen = isFilm(work) ? weeks < 0 || (weeks === 0 && work.weight >= LITTLE_SEEN) : !work.live
  return {
    countEmotionDisappointed: isSeen ? hash % 37 : 0,
    countEmotionLike: isSeen ? ((hash >>> 4) % 60) + work.weight : 0,
    countEmotionLove: isSeen ? ((hash >>> 8) % 90) + work.weight * 2 : 0,
  }
}

function presentationOf(work: Work, language: DemoLanguage): string | null {
  if (work.live && !work.genres.includes('sport')) return `<p>${presentations.live[language]}</p>`
  return work.strands.includes('classics') ? `<p>${presentations.classics[language]}</p>` : null
}

const distributors = [
  'Parallèle 48',
  'Noordlicht Films',
  'Grand Angle',
  'Kino Kontor',
  'Blue Awning',
  'Les Films du Quai',
]

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function similarTo(work: Work, works: readonly Work[]): string[] {
  const likeness = (other: Work) =>
    other.genres.filter((genre) => work.genres.includes(genre)).length * 30 +
    (other.kids === work.kids ? 10 : 0) +
    other.weight / 10
  const others = works.filter((other) => other !== work && isFilm(other) === isFilm(work))
  return others
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, 6)
    .map(({ slug }) => slug)
}

/**
 * Most trailers are self-hosted; some are at each of the three outside players, with a self-hosted teaser.
 */
export function trailersOf(work: Work, language: DemoLanguage, snapshot: string | null): Extra['trailers'] {
  const hash = hashOf(`trailer ${work.id}`)
  if (hash % 11 === 10) return []
  const places = [
    { externalId: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', videoType: 'youtube' },
    { externalId: 'https://www.dailymotion.com/video/x84sh87', videoType: 'dailymotion' },
    { externalId: `MQ-${10_000 + (hash % 90_000)}`, videoType: 'filmdb' },
  ]
  const own = { externalId: `/media/trailers/${work.id}.mp4`, videoType: 'own' }
  const main = places[hash % 11] ?? own
  const title = work.title[language]
  const trailer = {
    ...main,
    title,
    snapshot,
    isMain: true,
    language: work.originalLanguage === language ? language : 'vo',
  }
  return main === own
    ? [trailer]
    : [trailer, { ...own, title: `${title} – Teaser`, snapshot, isMain: false, language }]
}
