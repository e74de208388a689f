import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { defaultFlags } from '#config/flags.ts'
import { sites } from '#config/sites.ts'
import { busiest } from './larger-store.ts'

export interface MeasuredPage {
  readonly name: string
  readonly path: string
}

/** Pages of the French site; the film and the cinema with the most showtimes. */
export function measuredPages(dataDir: string): readonly MeasuredPage[] {
  const { href } = sitePathsOf(sites.fr, defaultFlags('fr'))
  return [
    { name: 'home', path: href('home', 'fr') ?? '' },
    { name: 'film list', path: href('shows', 'fr') ?? '' },
    { name: 'film', path: href('show', 'fr', { slug: busiest(dataDir, 'show') }) ?? '' },
    { name: 'cinema', path: href('cinema', 'fr', { slug: busiest(dataDir, 'cinema') }) ?? '' },
  ]
}
