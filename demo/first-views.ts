import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { addDays, todayIn } from '#models/site-clock.ts'
import { worksOf } from './casting.ts'
import type { PictureFile, Pictures } from './pictures.ts'
import { isRunning } from './release.ts'

/** Widths that a desktop of 1440 and a phone of 390 pixels at triple density request on home pages, lists and pages of films. */
const WIDTHS = { poster: [240, 480], backdrop: [640, 1280, 1920], editorial: [640, 1280] } as const

type Width = (typeof WIDTHS)[keyof typeof WIDTHS][number]

interface FirstViewPicture extends Pick<PictureFile, 'version'> {
  /** A path below the art folder. */
  readonly path: string
  readonly width: Width
  readonly format: 'avif'
}

/** Films of next week are included: the build may be older than the server. */
const runningOn = (site: SiteId, today: string) =>
  worksOf(site).filter((work) => isRunning(work, today) || isRunning(work, addDays(today, 7)))

/** The pictures that the first views of the demonstration show on each site in its first language. `now`: epoch milliseconds. */
export function picturesOfFirstViews(
  { files }: Pictures,
  now: number,
  ids: readonly SiteId[] = siteIds,
): readonly FirstViewPicture[] {
  const found = new Map<string, FirstViewPicture>()
  function add(file: PictureFile | undefined, widths: readonly Width[]): void {
    if (!file) return
    const { file: path, version } = file
    for (const width of widths) found.set(`${path} ${width}`, { path, version, width, format: 'avif' })
  }
  for (const site of ids) {
    const { languages, timeZone } = sites[site]
    for (const { id } of runningOn(site, todayIn(timeZone, now))) {
      add(files.posters[id]?.[languages[0]], WIDTHS.poster)
      add(files.backdrops[id], WIDTHS.backdrop)
    }
  }
  for (const file of Object.values(files.editorial)) add(file, WIDTHS.editorial)
  return [...found.values()]
}
