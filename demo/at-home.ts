import type { z } from 'zod'
import { defaultFlags } from '#config/flags.ts'
import { sites } from '#config/sites.ts'
import { addDays } from '#models/site-clock.ts'
import type { wireVideoOnDemand } from '#models/vod.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { worksOf } from './casting.ts'
import { amount } from './prices.ts'
import type { Work } from './programme-files.ts'
import { isFilm, isRunning, releaseDate, runOf, weeksToRelease } from './release.ts'
import { titleLanguage } from './show-items.ts'
import type { DemoTask } from './task.ts'

type WireVideo = z.input<typeof wireVideoOnDemand>

/** Euros of a rental; well-known films cost the second. */
export const videoPrices = [3.99, 4.99] as const

const isAtHome = (work: Work, today: string) =>
  isFilm(work) && !isRunning(work, today) && (weeksToRelease(work, today) ?? 0) < -3

function videoOf(work: Work, { site, language, pictures }: DemoTask): WireVideo {
  return {
    title: work.title[language],
    titleLanguage: titleLanguage(work, language),
    slug: work.slug,
    poster: pictures.poster(work.id, language),
    lowPrice: amount(videoPrices[work.weight >= 70 ? 1 : 0], site),
    url: `${sites[site].links.homeVideo}films/${work.slug}`,
  }
}

/** The video, or the day on which the film leaves cinemas. */
export function homeVideoOf(
  work: Work,
  task: DemoTask,
): { vod: WireVideo[]; vodAvailability: string | null } {
  const { site, today } = task
  if (!defaultFlags(site).vod || !isFilm(work)) return { vod: [], vodAvailability: null }
  const release = releaseDate(work, today)
  const leaves = isRunning(work, today) && release !== null ? addDays(release, runOf(work) * 7) : null
  return { vod: isAtHome(work, today) ? [videoOf(work, task)] : [], vodAvailability: leaves }
}

/** Films that have left cinemas and can be rented, on sites with that feature. */
export function videoItems(task: DemoTask): NewItem[] {
  const { site, today } = task
  if (!defaultFlags(site).vod) return []
  return worksOf(site)
    .filter((work) => isAtHome(work, today))
    .map((work, position) => ({
      id: work.id,
      slug: work.slug,
      position,
      base: { ...videoOf(work, task) },
    }))
}
