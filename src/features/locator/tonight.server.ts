import type { Cinema } from '../../../content-models/cinema.ts'
import type { City } from '../../../content-models/city.ts'
import { plainText } from '../../../content-models/html.ts'
import { daysFrom } from '../../../content-models/site-clock.ts'
import { capital } from '../../i18n/format.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { noFilters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { bookingHref, cinemaPath } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { TonightPage } from '../../page-models/home.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { NextTimesModel } from '../../page-models/parts.ts'
import { showtimeModels } from '../../programme/board.ts'
import { venuesIn, venuesOf } from '../../programme/show-places.server.ts'

interface Material {
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
}

const TIMES = 4
const DAYS = 2
const EVENING = '17:00'

/**
 * Today's next times of a show, or those of its next day, at the first cinema of the place that
 * plays it today, else at all.
 */
export async function nextTimes(
  slug: string,
  { cinemas, cities, books }: Material,
  composition: Composition,
): Promise<NextTimesModel | null> {
  const { api, edition, filters, formats, t, now, today } = composition
  const { language } = edition
  const venues = venuesOf(
    await optionalList(composition, api.showCinemas({ slug, language })),
    cinemas,
    today,
  )
  const here = venuesIn(venues, filters, cities, cinemas)
  const venue = here.find(({ days }) => days.has(today)) ?? here[0]
  if (!venue) return null
  const { cinema } = venue
  const options = {
    now,
    byVersion: false,
    plainText,
    bookingHref: (url: string) => bookingHref(edition, url),
    ...books,
  }
  for (const date of [...venue.days.keys()].sort().slice(0, DAYS)) {
    const showtimes = await optionalList(
      composition,
      api.showtimes({ show: slug, cinema: cinema.slug, date, language }),
    )
    const next = showtimeModels(showtimes, options)
      .filter(({ time }) => time.status !== 'locked')
      .slice(0, TIMES)
    const first = next[0]?.time
    if (!first) continue
    const key =
      date === today
        ? first.time >= EVENING
          ? 'tonightAt'
          : 'todayAt'
        : date === daysFrom(today, 2)[1]
          ? 'tomorrowAt'
          : 'dayAt'
    return {
      heading: t(key, { cinema: cinema.name, day: capital(formats.dayName(date)) }),
      cinema: { name: cinema.name, href: cinemaPath(edition, cinema.slug, { ...noFilters, date }) },
      showtimes: next,
    }
  }
  return null
}

export async function composeTonight(
  composition: Composition,
  { slug }: { readonly slug: string },
): Promise<PageResult<TonightPage>> {
  const { api, edition } = composition
  const { language } = edition
  return resultOf(async () => {
    const [cinemas, cities, books] = await Promise.all([
      optionalList(composition, api.cinemas({ language })),
      optionalList(composition, api.cities({ language })),
      loadBooks(composition),
    ])
    const next = await nextTimes(slug, { cinemas, cities, books }, composition)
    return { outcome: 'found', page: { next }, seo: pageSeo(composition, { kind: 'home' }) }
  })
}
