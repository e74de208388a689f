import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { clientArea } from '#config/client-area.ts'
import type { CinemaDetail } from '#models/cinema-detail.ts'
import { seatPrice } from '#models/rules/seat-price.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import type { Showtime } from '#models/showtime.ts'
import { wallClock } from '#models/site-clock.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { i18nOf } from '../../document/edition.server.ts'
import { createBooks } from '../../page-kit/labels.ts'
import { isRefusal } from '../../page-kit/refusals.server.ts'
import { seasonPrice } from '../../page-kit/season-price.server.ts'
import type { RequestedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'
import { siteApi } from './site-names.server.ts'

export interface OrderedShowtime {
  readonly kind: 'showtime'
  readonly show: ShowDetail
  readonly cinema: CinemaDetail
  readonly showtime: Showtime
  /** The price of a seat in the site's currency; null if unknown. */
  readonly price: number | null
  /** Label of the version; null without one. */
  readonly version: string | null
}

export type OrderProblem = 'unknown' | 'past' | 'soldOut' | 'closed' | 'elsewhere' | 'unavailable'

const { least, most, proposed } = clientArea.seats

/** Null if malformed, or more than one order may have. */
export function readSeats(value: string | null): number | null {
  if (value === null) return proposed
  const seats = /^\d{1,2}$/.test(value) ? Number(value) : 0
  return seats >= least && seats <= most ? seats : null
}

/** Prefers a bookable one of several showtimes at the same time. */
function choose(
  showtimes: readonly Showtime[],
  { time, version }: RequestedShowtime,
  now: number,
): Showtime | undefined {
  const matching = showtimes.filter(
    (each) => each.start === time && (version === undefined || each.version === version),
  )
  return matching.find((each) => showtimeStatus(each, now) === 'available') ?? matching[0]
}

function problemOf({ site, now }: ClientContext, showtime: Showtime | undefined): OrderProblem | null {
  if (!showtime) return 'unknown'
  if (showtime.start <= wallClock(site.timeZone, now)) return 'past'
  const status = showtimeStatus(showtime, now)
  if (status === 'soldout') return 'soldOut'
  return status === 'available' ? null : 'closed'
}

async function versionName(
  api: ContentApi,
  { language, site }: ClientContext,
  version: string | null,
): Promise<string | null> {
  if (version === null) return null
  const known = await api.versions({ language }).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
    return []
  })
  return createBooks(i18nOf(language, site), [], known).versions.label(version)
}

async function look(
  context: ClientContext,
  requested: RequestedShowtime,
): Promise<OrderedShowtime | OrderProblem> {
  const { language, now } = context
  const api = siteApi(context)
  const [show, cinema, showtimes, ownPrice] = await Promise.all([
    api.show({ slug: requested.show, language }),
    api.cinema({ slug: requested.cinema, language }),
    api.showtimes({
      show: requested.show,
      cinema: requested.cinema,
      date: requested.time.slice(0, 10),
      language,
    }),
    seasonPrice(api, { ...requested, language }),
  ])
  const showtime = choose(showtimes, requested, now)
  const problem = problemOf(context, showtime)
  if (problem !== null || !showtime) return problem ?? 'unknown'
  const version = await versionName(api, context, showtime.version)
  return {
    kind: 'showtime',
    show,
    cinema,
    showtime,
    version,
    price: showtime.price ?? ownPrice ?? seatPrice(cinema.pricing, showtime)?.total ?? null,
  }
}

export async function findShowtime(
  context: ClientContext,
  requested: RequestedShowtime,
): Promise<OrderedShowtime | OrderProblem> {
  if (!context.site.links.orderTunnel.startsWith('/')) return 'elsewhere'
  if (requested.show === '' || requested.cinema === '' || requested.time === '') return 'unknown'
  try {
    return await look(context, requested)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error instanceof NotFoundError ? 'unknown' : 'unavailable'
  }
}
