import type { SeasonSummary, SeasonType } from '../../content-models/season.ts'
import type { Composition } from './composition.server.ts'
import { pathOf } from './links.ts'
import type { LinkModel, TileModel } from './models/parts.ts'
import { widePicture } from './pictures.ts'

type Place = Pick<Composition, 'edition' | 'say'>

export const seasonKind = (type: SeasonType): 'season' | 'specialEvent' => (type === 'special' ? 'specialEvent' : 'season')

export const seasonPath = ({ edition }: Pick<Place, 'edition'>, { slug, type }: Pick<SeasonSummary, 'slug' | 'type'>): string =>
  pathOf(edition, seasonKind(type), slug) ?? '/'

export const seasonTile = (season: SeasonSummary, place: Place): TileModel => ({
  key: `season-${season.slug}`,
  title: season.title,
  href: seasonPath(place, season),
  picture: widePicture(season.backdrop ?? season.poster),
  flag: { label: place.say(`flags.${seasonKind(season.type)}`), colour: season.type === 'special' ? 5 : 3 },
  line: season.subtitle ?? '',
})

/** The seasons that a show belongs to, as far as the list knows them. */
export const seasonsOfShow = (slugs: readonly string[], seasons: readonly SeasonSummary[], place: Place): readonly LinkModel[] =>
  seasons
    .filter(({ slug, active }) => active && slugs.includes(slug))
    .map((season) => ({ label: season.title, href: seasonPath(place, season), external: false }))
