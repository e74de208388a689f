import { clientArea } from '#config/client-area.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Showtime } from '#models/showtime.ts'
import { minutesBetween, wallClock } from '#models/site-clock.ts'
import { isRefusal } from '../../page-kit/refusals.server.ts'
import { type NamedShowtime, readSelection, showtimeToken } from '../../page-kit/season-selection.ts'
import type { Proposal } from '../../services/accounts/evenings/evening-types.ts'
import { findShowtime, type OrderedShowtime } from '../account/ordered-showtime.server.ts'
import { siteApi } from '../account/site-names.server.ts'
import type { RequestedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'

/** Minutes before or after the named showtime. */
const NEAR = 180
/** Days after the named one on which the same film is offered. */
const LATER_DAYS = 2
/** Runs whose showtimes are looked up. */
const MOST_RUNS = 24

const { offered } = clientArea.evenings

/** Empty if the programme cannot be read. */
async function orNone<Item>(read: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await read
  } catch (error) {
    if (!isRefusal(error)) throw error
    return []
  }
}

const requestOf = (named: NamedShowtime): RequestedShowtime => ({ ...named, version: undefined, season: '' })

const proposalOf = (
  { show, cinema, time }: NamedShowtime,
  found: Pick<OrderedShowtime, 'show' | 'cinema'> & { readonly showtime: Pick<Showtime, 'version'> },
): Proposal => ({
  show,
  showTitle: found.show.title,
  cinema,
  cinemaName: found.cinema.name,
  startsAt: time,
  version: found.showtime.version,
})

export const tokenOf = ({ show, cinema, startsAt }: Proposal): string =>
  showtimeToken({ show, cinema, time: startsAt })

/** Showtimes of the named ones that can be ordered, in their order. */
export async function readProposals(context: ClientContext, tokens: string): Promise<readonly Proposal[]> {
  const found = await Promise.all(
    readSelection(tokens).map(async (named) => {
      const showtime = await findShowtime(context, requestOf(named))
      return typeof showtime === 'string' ? [] : [proposalOf(named, showtime)]
    }),
  )
  return found.flat()
}

/** Runs of the cinema on the day of a showtime, and of its film on the next days. */
async function runsNear(context: ClientContext, { show, cinema, startsAt }: Proposal) {
  const { shows } = await siteApi(context).cinemaShows({
    slug: cinema,
    language: context.site.languages[0],
  })
  const date = startsAt.slice(0, 10)
  return shows
    .filter(({ bookable }) => bookable)
    .flatMap(({ slug, days }) => {
      const dates = days.filter((day) => day.bookable).map((day) => day.date)
      const later = dates.filter((each) => each > date).sort()
      const own = dates.filter((each) => each === date)
      return [...own, ...(slug === show ? later.slice(0, LATER_DAYS) : [])].map((day) => ({
        show: slug,
        day,
      }))
    })
    .slice(0, MOST_RUNS)
}

/** Minutes between the times of day. */
const apart = (one: string, other: string) =>
  Math.abs(minutesBetween(`2000-01-01T${one.slice(11, 16)}`, `2000-01-01T${other.slice(11, 16)}`))

/** The showtimes of the cinema about the time of one, of any film, and those of its film on the next days. */
export async function showtimesNear(context: ClientContext, like: Proposal): Promise<readonly Proposal[]> {
  const { language, site, now } = context
  const api = siteApi(context)
  const wall = wallClock(site.timeZone, now)
  const runs = await orNone(runsNear(context, like))
  const shows = await orNone(api.shows({ language }))
  const titles = new Map(shows.map(({ slug, title }) => [slug, title]))
  const found = await Promise.all(
    runs.map(async ({ show, day }) => {
      const title = show === like.show ? like.showTitle : titles.get(show)
      if (title === undefined) return []
      const times = await orNone(api.showtimes({ show, cinema: like.cinema, date: day, language }))
      return times
        .filter((each) => showtimeStatus(each, now) === 'available' && each.start > wall)
        .filter(({ start }) => apart(start, like.startsAt) <= NEAR)
        .map(({ start, version }) => ({ ...like, show, showTitle: title, startsAt: start, version }))
    }),
  )
  const others = new Map(found.flat().map((each) => [tokenOf(each), each]))
  others.delete(tokenOf(like))
  return [...others.values()].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).slice(0, offered)
}
