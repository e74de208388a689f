import { ACCESSIBLE } from '@marquee/addresses/open-programme.ts'
import { capital } from '@marquee/i18n/format.ts'
import { openData } from '#config/open-data.ts'
import { isDescribed, programmeTimes } from '../../features/tonight/programme-times.server.ts'
import {
  loadTonight,
  passesTonight,
  type TonightMaterials,
  type TonightTime,
  tonightPlace,
} from '../../features/tonight/tonight-times.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { type Filters, hasValue, isFiltered, noFilters, toggleFilter } from '../../page-kit/filters.ts'
import { dataLinks, link, tonightPath } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { followOf } from '../../page-kit/reminders.server.ts'
import { tonightJsonLd } from '../../page-kit/structured-data.ts'
import { placeName } from '../../page-kit/zones.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { cityOf } from '../../programme/cinema-link.ts'
import { accessGroup } from '../../programme/filter-choices.ts'
import { absolute } from '../../seo/head.ts'
import { composeTonightAt } from './tonight-at.server.ts'
import { tonightList } from './tonight-list.server.ts'
import type { AccessibleModel, TonightAtModel } from './tonight-model.ts'

/** Rows after which no other day begins; the days are links. */
const ROWS = 48

interface Listed {
  readonly all: readonly TonightTime[]
  readonly material: TonightMaterials
}

const dayOf = ({ showtime }: TonightTime) => showtime.start.slice(0, 10)

/** Showtimes of all places that pass the filters. */
const narrowed = ({ all, material }: Listed, filters: Filters, composition: Composition) => {
  const { date, localisation } = filters
  const place = localisation === null ? null : tonightPlace(localisation, material, composition)
  return all.filter(
    (time) =>
      (date === null || dayOf(time) === date) &&
      (place === null || place.cinemas.includes(time.cinema)) &&
      passesTonight(filters, time),
  )
}

function choicesOf(listed: Listed, composition: Composition): AccessibleModel['choices'] {
  const { edition, filters, formats, t } = composition
  const { all, material } = listed
  const hrefOf = (other: Filters) => tonightPath(edition, ACCESSIBLE, other)
  const choice = (label: string, name: 'access' | 'date' | 'localisation', value: string) => ({
    label,
    selected: hasValue(filters, name, value),
    href: hrefOf(toggleFilter(filters, name, value)),
  })
  const needs = accessGroup(t).choices.filter(
    ({ value }) =>
      isDescribed({ tags: [value], versions: [] }) &&
      narrowed(listed, toggleFilter(noFilters, 'access', value), composition).length > 0,
  )
  const places = new Map(
    all.map(({ cinema }) => {
      const city = cityOf(cinema, material.cities)
      return [city?.slug ?? cinema.slug, city ? placeName(city, t) : cinema.name] as const
    }),
  )
  const chosen = filters.localisation && tonightPlace(filters.localisation, material, composition)
  if (chosen) places.set(chosen.slug, chosen.name)
  const inPlace = narrowed(listed, { ...filters, date: null }, composition)
  const days = [...new Set(inPlace.map(dayOf))]
  return {
    needs: needs.map(({ value, label }) => choice(label, 'access', value)),
    places: [...places]
      .sort(([, a], [, b]) => formats.collator.compare(a, b))
      .map(([value, label]) => choice(label, 'localisation', value)),
    days: days.map((day) => choice(capital(formats.shortDay(day)), 'date', day)),
    clearHref: isFiltered(filters) ? hrefOf(noFilters) : null,
  }
}

/** Whole days, until there are enough rows. */
function firstDays(times: readonly TonightTime[]): readonly (readonly [string, readonly TonightTime[]])[] {
  let rows = 0
  return [...Map.groupBy(times, dayOf)].filter(([, ofDay]) => {
    const isShown = rows < ROWS
    rows += ofDay.length
    return isShown
  })
}

/** Showtimes with captions or audio description in all cinemas, by day. */
async function composeAccessible(composition: Composition): Promise<PageResult<AccessibleModel>> {
  const { edition, filters, formats, t } = composition
  if (!edition.flags.watches) return { outcome: 'missing' }
  return resultOf<AccessibleModel>(async () => {
    const material = await loadTonight(composition)
    const everything = { ...composition, filters: noFilters }
    const bounds = { last: null, cinemaDays: openData.cinemaDays }
    const found = await programmeTimes('accessible', bounds, material, everything)
    const listed = { all: found?.times ?? [], material }
    const { localisation } = filters
    const place = localisation === null ? null : tonightPlace(localisation, material, composition)
    if (localisation !== null && place === null) return { outcome: 'missing' }
    const times = narrowed(listed, filters, composition)
    const days = firstDays(times)
    const path = tonightPath(edition, ACCESSIBLE, { ...filters, sorted: false })
    tonightJsonLd(
      composition,
      days.flatMap(([, ofDay]) => ofDay),
    )
    const lists = await Promise.all(
      days.map(([date, ofDay]) =>
        tonightList(
          {
            place: place ?? { slug: '', name: '', city: undefined, isCinema: false, cinemas: [] },
            evening: { date },
            times: ofDay,
            heading: capital(formats.fullDay(date)),
            books: material.books,
            most: ofDay.length,
            laterHref: () => path,
          },
          composition,
        ),
      ),
    )
    const page: AccessibleModel = {
      place: place?.name ?? null,
      lists,
      hasMore: days.length < new Set(times.map(dayOf)).size,
      choices: choicesOf(listed, composition),
      follow: followOf(composition, path),
      data: dataLinks(edition, path),
      shareUrl: absolute(edition.origin, path),
      breadcrumb: breadcrumb(composition, [
        link(t('pages.tonight'), tonightPath(edition)),
        link(t('pages.accessible'), tonightPath(edition, ACCESSIBLE)),
      ]),
    }
    const slugs = Object.fromEntries(edition.site.languages.map((language) => [language, ACCESSIBLE]))
    const seo = pageSeo(composition, {
      kind: 'tonightAt',
      slug: ACCESSIBLE,
      slugs,
      title: t('accessible.title'),
      description: t('accessible.description'),
    })
    return { outcome: 'found', page, seo }
  })
}

/** The evening of a place; under the name of none, showtimes with captions or audio description. */
export const composeTonightOrAccessible = (
  composition: Composition,
  input: Parameters<typeof composeTonightAt>[1],
): Promise<PageResult<TonightAtModel | AccessibleModel>> =>
  composition.slug === ACCESSIBLE ? composeAccessible(composition) : composeTonightAt(composition, input)
