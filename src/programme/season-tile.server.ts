import type { SeasonSummary } from '#models/season.ts'
import { type Composition, optionalList } from '../page-kit/composition.server.ts'
import { seasonKind, seasonPath } from '../page-kit/links.ts'
import { widePicture } from '../page-kit/pictures.ts'
import type { LinkModel, TileModel } from '../page-models/parts.ts'

type PageContext = Pick<Composition, 'edition' | 't'>

export const seasonTile = (season: SeasonSummary, page: PageContext): TileModel => ({
  key: `season-${season.slug}`,
  title: season.title,
  href: seasonPath(page.edition, season),
  picture: widePicture(season.backdrop ?? season.poster),
  flag: { label: page.t(`flags.${seasonKind(season.type)}`), tone: season.type === 'special' ? 5 : 3 },
  line: season.subtitle ?? '',
})

export const seasonsOfShow = (
  slugs: readonly string[],
  seasons: readonly SeasonSummary[],
  page: PageContext,
): readonly LinkModel[] =>
  seasons
    .filter(({ slug, active }) => active && slugs.includes(slug))
    .map((season) => ({ label: season.title, href: seasonPath(page.edition, season), external: false }))

/** Current and upcoming ones, in the editors' order. */
export async function seasonTiles(composition: Composition): Promise<readonly TileModel[]> {
  const { api, edition } = composition
  const seasons = await optionalList(composition, api.events({ language: edition.language }))
  return seasons.filter(({ active }) => active).map((season) => seasonTile(season, composition))
}
