import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import type { Emotion } from '#models/feelings.ts'
import { queries } from '../../api/queries.ts'
import { readBoot } from '../../document/boot.ts'
import type { Intention } from '../auth/pending-action.ts'
import { showQuery } from '../show-details/show-query.ts'
import { openRating } from './ratings/feelings.ts'
import { changeFavourite, changeRating, changeWish } from './saved-items-actor.ts'

const isEmotion = (value: string | undefined): value is Emotion =>
  value === 'disappointed' || value === 'liked' || value === 'loved'

export const resumeFavourite = ({ slug }: Intention): Promise<void> => changeFavourite(slug, false)

export const resumeWish = ({ slug }: Intention): Promise<void> => changeWish(slug, false)

/**
 * Runs after signing in to rate a show: with an emotion it rates, without one it opens the
 * modal on the show's page.
 */
export async function resumeRating({ slug, value }: Intention): Promise<void> {
  if (isEmotion(value)) return changeRating(slug, value)
  const { site, flags, language } = readBoot()
  const paths = createSitePaths(site, flags)
  if (paths.match(location.pathname)?.params.slug === slug) {
    const { show } = await queries.query(showQuery(location.pathname, { paths, language }))
    openRating(show, null)
  }
}
