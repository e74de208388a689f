import { readListAddress } from '@marquee/addresses/open-programme.ts'
import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { clock } from '@marquee/i18n/format.ts'
import type { FlagValues } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { needsMet } from '#models/rules/access.ts'
import { createContentApi } from '../../api/content-api.ts'
import { type Composition, compositionOf } from '../../page-kit/composition.server.ts'
import { pathOf } from '../../page-kit/links.ts'
import { sourceFor } from '../../page-kit/sources.server.ts'
import { activeLabels } from '../../programme/filter-choices.ts'
import { type ListKind, type ProgrammeTimes, programmeTimes } from './programme-times.server.ts'
import { loadTonight, type TonightMaterials, type TonightTime, tonightPlace } from './tonight-times.server.ts'

interface Place {
  readonly site: SiteId
  readonly origin: string
  readonly clientOrigin: string
  readonly flags: FlagValues
  /** Epoch milliseconds. */
  readonly now: number
  /** `performance.now()` until which the content API may answer. */
  readonly deadline: number
}

function contextOf({ site, origin, clientOrigin, flags, now, deadline }: Place) {
  return {
    site: sites[site],
    flags,
    origin,
    clientOrigin,
    deadline,
    now: new Date(now),
    content: undefined,
    tags: new Set<string>(),
    jsonLd: [],
    foreignHost: false,
    stale: false,
    ownClientArea: true,
  }
}

/** `Lyon, VOST, from 18:00`. */
export function listTitle(
  kind: ListKind,
  { name }: Pick<ProgrammeTimes, 'name'>,
  material: TonightMaterials,
  { filters, formats, t }: Composition,
): string {
  const { localisation, date } = filters
  const inPlace =
    kind === 'show' && localisation !== null ? tonightPlace(localisation, material, { t }) : null
  return [
    ...(kind === 'accessible' ? [t('pages.accessible')] : []),
    name,
    inPlace?.name,
    date && formats.fullDay(date),
    ...activeLabels(filters, [...material.shows.values()], { ...material.books, formats, t }),
  ]
    .filter(Boolean)
    .join(', ')
}

const described: ReadonlySet<string> = new Set(['captions', 'audio-description'])

/** `Sat 5 Dec, 20:30: Kingfisher, Lyon Bellecour, VOST, Audio description`. */
export function showtimeText(
  { show, cinema, showtime: { start, version, tags } }: TonightTime,
  { books }: TonightMaterials,
  { formats, t }: Composition,
): string {
  const needs = needsMet({ tags, versions: version === null ? [] : [version] })
  const facts = [
    cinema.name,
    version && books.versions.label(version),
    ...needs.filter((need) => described.has(need)).map((need) => t(`access.${need}`)),
  ]
  const when = { day: formats.shortDay(start), time: clock(start) }
  return t('followed', { ...when, title: show.title, facts: [...new Set(facts.filter(Boolean))].join(', ') })
}

/**
 * The list of showtimes at an address; null if the site has none there. Rejects if a part of it is missing because its
 * source failed: what comes back later would pass for new.
 */
export async function followedList(place: Place, path: string) {
  const { site, origin, flags } = place
  const paths = sitePathsOf(sites[site], flags)
  const address = readListAddress({ match: paths.match }, path)
  if (!address) return null
  const { kind, language, slug, route } = address
  const context = contextOf(place)
  // `stale` is set by a failure only: what is older than a minute is read anew for the next look.
  const api = createContentApi({ source: sourceFor(context) })
  const composition = { ...compositionOf({ language, slug, filters: address.filters }, context), api }
  const material = await loadTonight(composition)
  const { cinemaDays } = serviceLimits.reminders
  const found = await programmeTimes(
    kind,
    { last: composition.filters.date, cinemaDays },
    material,
    composition,
  )
  if (context.stale) throw new Error(`The programme of ${site} is not complete`)
  const own = found && pathOf({ paths, language }, route, slug, composition.filters)
  if (!found || own === null) return null
  return {
    path: own,
    href: origin + own,
    title: listTitle(kind, found, material, composition),
    showtimes: found.times.map((time) => ({
      key: `${time.showtime.start} ${time.show.slug} ${time.cinema.slug}`,
      text: showtimeText(time, material, composition),
    })),
  }
}
