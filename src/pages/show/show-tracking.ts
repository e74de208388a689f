import type { ShowDetail } from '#models/show-detail.ts'
import type { Edition } from '../../document/edition.ts'
import type { ShowTrackingModel } from '../../page-models/tracking.ts'

/** `tags` of all showtimes. */
export function showTracking(
  show: ShowDetail,
  tags: ReadonlySet<string>,
  { flags }: Pick<Edition, 'flags'>,
): ShowTrackingModel {
  const { tracking } = show
  const categories = tracking.genres.length > 0 ? tracking.genres : show.genres.map(({ label }) => label)
  return {
    slug: show.slug,
    title: tracking.title,
    reference: show.reference,
    originalTitle: tracking.originalTitle,
    nationality: tracking.nationality,
    visa: tracking.visa,
    next24ShowtimesCount: show.next24ShowtimesCount,
    ...(flags.copyCount ? { copiesCount: tracking.copiesCount } : {}),
    directors: show.directors,
    actors: show.actors,
    wishlist: show.feelings.wishlist,
    releases: [...new Set(show.releases.map(({ date }) => date))],
    categories: flags.trackingCategories ? categories : categories.slice(0, 1),
    ...(flags.tracking4dx ? { has4dx: tags.has('4dx') } : {}),
    ...(flags.trackingDolby ? { hasDolby: tags.has('dolby') } : {}),
  }
}
