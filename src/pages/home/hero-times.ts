import type { HomePage } from '../../page-models/home.ts'
import type { NextTimesModel } from '../../page-models/parts.ts'

type HeroTimes = Pick<NextTimesModel, 'heading' | 'showtimes'>

interface Here {
  readonly guessed: boolean
  readonly shows: ReadonlyMap<string, HeroTimes>
}

/**
 * Times in the visitor's place; the page's own until loaded, and in a guessed place without the show. A place that the
 * visitor chose never has the times of another one.
 */
export const heroTimes = (
  here: Here | null,
  { slug, next }: Pick<NonNullable<HomePage['hero']>, 'slug' | 'next'>,
): HeroTimes | null => here?.shows.get(slug) ?? (here === null || here.guessed ? next : null)
