import { siteIds } from '#config/sites.ts'
import { isExhaustive } from '../../tests/scope.ts'

/** Both databases do some things alike: the exhaustive run repeats these on PostgreSQL. */
export const engine = isExhaustive ? 'postgres' : 'sqlite'

const usual = ['fr', 'ch', 'sn'] as const

/** Sites with all features, with three languages, and with the fewest features; the exhaustive run has the others. */
export const sampleSites = siteIds.filter((site) => isExhaustive !== usual.some((each) => each === site))
