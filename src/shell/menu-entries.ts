import type { FlagValues } from '#config/flags.ts'
import type { Site } from '#config/sites.ts'
import type { Logo, SiteConfig } from '#config/types.ts'
import type { HrefOf } from '../page-kit/site-context.ts'
import type { PlacePageModel } from '../page-models/parts.ts'
import type { ShellLinksModel } from '../page-models/shell.ts'
import type { Place } from '../storage/place-store.ts'

type MenuEntryName =
  | 'movies'
  | 'nowShowing'
  | 'tonight'
  | 'wishlist'
  | 'cinemas'
  | 'club'
  | 'offers'
  | 'business'
  | 'wallet'
  | 'account'
  | 'homeVideo'
  | 'moreFrom'
  | 'pass'

export interface MenuEntry {
  readonly name: MenuEntryName
  readonly href: string
  readonly external: boolean
  readonly current: boolean
  /** `mobile`: only in the menu of phones. `wide`: there, and in the bar from 1440 px. */
  readonly device: 'all' | 'mobile' | 'wide'
  /** Replaces the name if there is space. */
  readonly logo?: Logo | undefined
}

interface MenuSource {
  /** The visitor's place, which the cinemas' entry leads to where the page has none. */
  readonly place?: (Pick<Place, 'kind' | 'page'> & Partial<Pick<Place, 'slug'>>) | null | undefined
  /** The place that the page shows, which comes first there. */
  readonly linked?: PlacePageModel | undefined
  readonly links: ShellLinksModel
  readonly site: Site
  readonly flags: FlagValues
  readonly pageType: string
  readonly hrefOf: HrefOf
}

interface Candidate {
  readonly name: MenuEntryName
  readonly href: string | undefined
  readonly external?: boolean
  readonly activeOn?: readonly string[]
  readonly device?: 'mobile' | 'wide'
  readonly logo?: Logo | undefined
}

const when = (on: boolean, href: string | undefined) => (on ? href : undefined)

/** Shown if their flag is on and their page exists. */
function candidates({ links, place, linked, site, flags, hrefOf }: MenuSource): readonly Candidate[] {
  const { clubLogo }: SiteConfig['links'] = site.links
  const { club, homeVideo, business } = links.outsideHrefs
  const own = linked ?? place
  return [
    { name: 'movies', href: links.homeHref, activeOn: ['Home', 'Movie', 'Entertainment'] },
    { name: 'nowShowing', href: links.moviesHref, activeOn: ['Shows'], device: 'wide' },
    {
      name: 'tonight',
      href: place?.slug ? hrefOf('tonightAt', place.slug) : hrefOf('tonight'),
      activeOn: ['Tonight'],
      device: 'mobile',
    },
    {
      name: 'cinemas',
      href: (own?.kind && hrefOf(own.kind, own.page)) || links.cinemasHref,
      activeOn: ['Cinemas', 'Cinema', 'City', 'CityLight'],
    },
    { name: 'offers', href: when(flags.offersMenu, hrefOf('offers')), activeOn: ['Offers', 'Offer'] },
    {
      name: 'moreFrom',
      href: when(flags.moreFrom, hrefOf('experiences')),
      activeOn: ['Experiences', 'Experience', 'ExperienceGroup'],
    },
    { name: 'club', href: when(flags.club, club), external: true, logo: clubLogo },
    { name: 'homeVideo', href: when(flags.homeVideo, homeVideo), external: true },
    { name: 'business', href: when(flags.businessSite, business), external: true },
    {
      name: 'wallet',
      href: when(flags.authentication && flags.wallet, `${links.clientHref}/bookings`),
      device: 'mobile',
    },
    { name: 'wishlist', href: hrefOf('wishlist'), activeOn: ['Wishlist'], device: 'mobile' },
    { name: 'account', href: when(flags.authentication, `${links.clientHref}/profile`), device: 'mobile' },
  ]
}

export function menuEntries(source: MenuSource): readonly MenuEntry[] {
  return candidates(source).flatMap(
    ({ name, href, external = false, activeOn = [], device = 'all' as const, logo }) =>
      href === undefined
        ? []
        : [
            {
              name,
              href,
              external,
              current: activeOn.includes(source.pageType),
              device,
              ...(logo ? { logo } : {}),
            },
          ],
  )
}

/**
 * A client's subscription: the last entry, so that it moves no other when the client
 * is known. Null for others.
 */
export function passEntry(
  plan: string | null | undefined,
  sold: boolean,
  clientHref: string | null,
): MenuEntry | null {
  if (plan == null || !sold || clientHref === null) return null
  return { name: 'pass', href: `${clientHref}/benefits`, external: true, current: false, device: 'all' }
}
