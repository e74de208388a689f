import type { SiteId } from '#config/sites.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { worksOf } from './casting.ts'
import { amount } from './prices.ts'
import { type SeasonRecord, seasons, type Work } from './programme-files.ts'
import { isFilm } from './release.ts'
import type { DemoTask } from './task.ts'

const seasonWorks = (site: SiteId, { strands, films }: SeasonRecord): readonly Work[] =>
  worksOf(site).filter((work) =>
    isFilm(work) ? films.includes(work.slug) : work.strands.some((strand) => strands.includes(strand)),
  )

/** Seasons and special events with at least one work on the site. */
const seasonsFor = (site: SiteId): readonly SeasonRecord[] =>
  seasons.filter((season) => seasonWorks(site, season).length > 0)

export const seasonsOf = (site: SiteId, work: Work): readonly SeasonRecord[] =>
  seasonsFor(site).filter((season) => season.active && seasonWorks(site, season).includes(work))

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')

/** Summaries for `events`. */
export function seasonItems({ site, language, pictures }: DemoTask): NewItem[] {
  return seasonsFor(site).map((season, position) => ({
    id: season.slug,
    slug: season.slug,
    position,
    base: {
      slug: season.slug,
      title: season.title[language],
      type: season.type,
      subtitle: season.subtitle[language],
      poster: pictures.poster(season.id, language),
      backdrop: pictures.backdrop(season.id),
      price: amount(season.price, site),
      initialPrice: amount(season.initialPrice, site),
      active: season.active,
      details: paragraphs([season.details[language]]),
      cta: season.cta && {
        label: season.cta.label[language],
        url: `/redirect/${language}/experience/${season.cta.experience}`,
        kind: 'black',
      },
    },
  }))
}

/** `event/{slug}`, with the season's shows. */
export function seasonDetailItems(task: DemoTask): NewItem[] {
  const { site, language } = task
  const details = seasonsFor(site).map((season, position) => ({
    id: season.slug,
    slug: season.slug,
    position,
    base: {
      prices: season.prices.map(({ label, euros }) => ({
        label: label[language],
        amount: amount(euros, site),
      })),
      logo: null,
      description: paragraphs(season.description[language]),
      redirectSlug: null,
      trackingSlug: season.slug,
      seo: { title: null, description: null },
      shows: seasonWorks(site, season).map((work) => work.slug),
      weekdays: [...season.weekdays],
    },
  }))
  return [...details, movedSeason(task, details.length)]
}

const MOVED = 'opera-ballet'

/** Former address of a season that was split. */
function movedSeason({ site, language }: DemoTask, position: number): NewItem {
  const [first] = seasonsFor(site)
  return {
    id: MOVED,
    slug: MOVED,
    position,
    base: {
      slug: MOVED,
      title: first?.title[language] ?? '',
      type: 'season',
      redirectSlug: first?.slug ?? null,
    },
  }
}
