import type { FlagService } from '@marquee/flags/service/flag-service.ts'
import { defaultFlags, type FlagName, type FlagValues } from '#config/flags.ts'
import { type SiteId, siteIds } from '#config/sites.ts'

/** Features that the demonstration shows beyond the configuration's values. */
const shown: readonly { readonly flag: FlagName; readonly sites: readonly SiteId[] }[] = [
  { flag: 'openWishlist', sites: ['ch', 'nl'] },
  { flag: 'evenings', sites: ['ch', 'nl'] },
  { flag: 'bookingChanges', sites: ['ch', 'nl'] },
  { flag: 'watches', sites: ['ch'] },
  { flag: 'freedSeats', sites: ['ch'] },
]

/** Values of the sites of a new demonstration. */
export const demoFlags = (site: SiteId): FlagValues => ({
  ...defaultFlags(site),
  ...Object.fromEntries(shown.filter(({ sites }) => sites.includes(site)).map(({ flag }) => [flag, true])),
})

const reason = 'The demonstration shows this feature.'

/** Switches features on, except where somebody has changed them before. */
export async function putDemoFlags(service: Pick<FlagService, 'cell' | 'change'>): Promise<void> {
  const demonstration = { id: 'demonstration', name: 'Demonstration', role: 'admin', sites: siteIds } as const
  for (const { flag, sites } of shown)
    for (const site of sites) {
      const { version } = await service.cell(flag, site)
      if (version > 0) continue
      await service.change(
        { flag, site, value: { on: true, audience: null }, version, reason },
        demonstration,
      )
    }
}
