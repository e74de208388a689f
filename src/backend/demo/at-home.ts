import { defaultFlags } from '../../../config/flags.ts'
import { sites } from '../../../config/sites.ts'
import type { NewItem } from '../content/store/item-writer.ts'
import { worksOf } from './casting.ts'
import { amount } from './prices.ts'
import { isFilm, isRunning, weeksToRelease } from './release.ts'
import type { DemoTask } from './task.ts'

/** Films that have left the cinemas and can be rented at home, where the site has that. */
export function videoItems({ site, language, today, pictures }: DemoTask): NewItem[] {
  if (!defaultFlags(site).vod) return []
  return worksOf(site)
    .filter((work) => isFilm(work) && !isRunning(work, today) && (weeksToRelease(work, today) ?? 0) < -3)
    .map((work, position) => ({
      id: work.id,
      slug: work.slug,
      position,
      base: {
        title: work.title[language],
        slug: work.slug,
        poster: pictures.poster(work.id, language),
        lowPrice: amount(work.weight >= 70 ? 4.99 : 3.99, site),
        url: `${sites[site].links.homeVideo}films/${work.slug}`,
      },
    }))
}
