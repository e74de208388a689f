import { toCinemaAlerts, wireCinemaAlerts } from '#models/alert.ts'
import { toCinemas, wireCinemas } from '#models/cinema.ts'
import { toCinemaDetail, wireCinemaDetail } from '#models/cinema-detail.ts'
import { toCities, toCityDetail, wireCities, wireCityDetail } from '#models/city.ts'
import { toSchedule, toZoneShows, wireSchedule, wireZoneShows } from '#models/schedule.ts'
import { toSlugTable, wireSlugTable } from '#models/slugs.ts'
import { call } from '../call.ts'
import { translation } from './translation.ts'

const observed = { origin: 'observed' } as const
const designed = { origin: 'designed' } as const

export const cinemaCalls = {
  cinemas: call({
    ...observed,
    summary: 'All cinemas',
    path: 'cinemas',
    returns: 'list',
    tags: ['cinemas'],
    wire: wireCinemas,
    toModel: toCinemas,
  }),
  cinema: call({
    ...observed,
    summary: 'One cinema',
    path: 'cinema/{slug}',
    returns: 'item',
    tags: ['cinema:{slug}'],
    wire: wireCinemaDetail,
    toModel: toCinemaDetail,
  }),
  cinemaShows: call({
    ...observed,
    summary: 'Programme of a cinema',
    path: 'cinema/{slug}/shows',
    returns: 'record',
    tags: ['cinema:{slug}', 'showtimes'],
    wire: wireSchedule,
    toModel: toSchedule,
  }),
  cinemaTranslate: translation('a cinema', 'cinema/{slug}/translate', 'cinema:{slug}'),
  cinemaSlugs: call({
    ...designed,
    summary: 'Slugs of all cinemas per language',
    path: 'cinemas/slugs',
    returns: 'list',
    tags: ['cinemas'],
    wire: wireSlugTable,
    toModel: toSlugTable,
  }),
  cities: call({
    ...observed,
    summary: 'All cities with cinemas',
    path: 'cities',
    returns: 'list',
    tags: ['cities'],
    wire: wireCities,
    toModel: toCities,
  }),
  city: call({
    ...designed,
    summary: 'One city with its cinemas',
    path: 'city/{slug}',
    returns: 'item',
    tags: ['city:{slug}', 'cinemas'],
    wire: wireCityDetail,
    toModel: toCityDetail,
  }),
  zoneShows: call({
    ...observed,
    summary: 'What runs in a city or zone',
    path: 'zone/{zone}',
    returns: 'record',
    tags: ['zone:{zone}', 'showtimes'],
    wire: wireZoneShows,
    toModel: toZoneShows,
  }),
  alerts: call({
    ...designed,
    summary: 'Messages about cinemas',
    path: 'alerts',
    returns: 'list',
    tags: ['alerts'],
    wire: wireCinemaAlerts,
    toModel: toCinemaAlerts,
  }),
} as const
