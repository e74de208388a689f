import { defaultFlags, type FlagValues } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { ConsoleContext } from '../page.ts'

/** Live values for visitors of a site. */
export const liveValues = ({ evaluation }: Pick<ConsoleContext, 'evaluation'>, site: SiteId): FlagValues =>
  evaluation?.siteFlags(site).values ?? defaultFlags(site)
