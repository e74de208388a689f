import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { clock, formatsOf } from '@marquee/i18n/format.ts'
import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { FlagValues } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { seatsPeople, showtimeStatus, withCurrentAvailability } from '#models/rules/showtime-status.ts'
import type { Showtime } from '#models/showtime.ts'
import { wallClock } from '#models/site-clock.ts'
import type { CachedSource } from '../../api/cached.ts'
import { type ContentApi, createContentApi } from '../../api/content-api.ts'
import { noFilters } from '../../page-kit/filters.ts'
import { showPath } from '../../page-kit/links.ts'
import { cinemasOfPlace } from '../../page-kit/site-programme.server.ts'
import type { ReminderProgramme } from '../../services/accounts/reminders/reminders.ts'
import { seatBlocks } from '../seats/auditorium.ts'
import { soldPlan } from '../seats/seating.server.ts'

/** Milliseconds for a call of the content API. */
const PATIENCE = 10_000

/** Null for what the site does not have. */
async function found<Item>(read: () => Promise<Item>): Promise<Item | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

/** Films and places of reminders, read from the content API of their site. */
export function reminderProgramme(
  sources: Readonly<Record<SiteId, CachedSource>>,
  flags: (site: SiteId) => FlagValues,
): Omit<ReminderProgramme, 'list'> {
  const apiOf = (site: SiteId): ContentApi =>
    createContentApi({
      source: {
        read: (call, params) => sources[site].read(call, params, { deadline: performance.now() + PATIENCE }),
      },
    })
  return {
    film: ({ site, language, origin }, slug, place) =>
      found(async () => {
        const api = apiOf(site)
        const [show, played] = await Promise.all([
          api.show({ slug, language }),
          api.showCinemas({ slug, language }),
        ])
        const paths = sitePathsOf(sites[site], flags(site))
        const filters = { ...noFilters, localisation: place || null }
        return {
          title: show.title,
          salesOpening: show.salesOpening === null ? null : Date.parse(show.salesOpening),
          cinemas: played.filter(({ days }) => days.length > 0).map(({ cinema }) => cinema),
          href: origin + showPath({ paths, language }, show.slug, show.isMovie, filters),
        }
      }),
    showtime: ({ site, language, clientOrigin }, { show: slug, cinema, start }) =>
      found(async () => {
        const api = apiOf(site)
        const [show, house, showtimes] = await Promise.all([
          api.show({ slug, language }),
          api.cinema({ slug: cinema, language }),
          api.showtimes({ show: slug, cinema, date: start.slice(0, 10), language }),
        ])
        const now = Date.now()
        const isOnSale = (each: Showtime) => showtimeStatus(each, now) === 'available'
        const ofTime = withCurrentAvailability(showtimes, now).filter((each) => each.start === start)
        const showtime = ofTime.find(isOnSale) ?? ofTime[0]
        if (!showtime) throw new NotFoundError(start)
        const formats = formatsOf(language, sites[site])
        const plan = soldPlan(site, cinema, showtime, now)
        return {
          title: show.title,
          where: `${house.name}, ${formats.fullDay(start)}, ${clock(start)}`,
          isOver: start <= wallClock(sites[site].timeZone, now),
          seats: (people) => isOnSale(showtime) && seatsPeople(showtime, people),
          plan: plan && {
            auditorium: showtime.auditoriumName ?? '',
            blocks: seatBlocks(plan.rows),
            sold: plan.soldElsewhere,
          },
          href: `${clientOrigin}/${language}/guest-order?${new URLSearchParams({ show: slug, cinema, time: start })}`,
        }
      }),
    async place({ site, language }, slug) {
      const api = apiOf(site)
      const [cinemas, cities] = await Promise.all([api.cinemas({ language }), api.cities({ language })])
      const name = [...cinemas, ...cities].find((each) => each.slug === slug)?.name
      const within = cinemasOfPlace(slug, cities, cinemas)
      return name === undefined || within === null ? null : { name, cinemas: [...within] }
    },
  }
}
