import { toCinemaAlerts, wireCinemaAlerts } from '#models/alert.ts'
import { toCinemas, wireCinemas } from '#models/cinema.ts'
import { toCinemaDetail, wireCinemaDetail } from '#models/cinema-detail.ts'
import { toCities, toCityDetail, wireCities, wireCityDetail } from '#models/city.ts'
import { toSchedule, toZoneShows, wireSchedule, wireZoneShows } from '#models/schedule.ts'
import { toSlugTable, wireSlugTable } from '#models/slugs.ts'
import { call } from '../call.ts'
import { translation } from './translation.ts'

export const cinemaCalls = {
  cinemas: call('cinemas', {
    origin: 'observed',
    summary: 'All cinemas',
    returns: 'list',
    tags: ['cinemas'],
    wire: wireCinemas,
    toModel: toCinemas,
  }),
  cinema: call('cinema/{slug}', {
    origin: 'observed',
    summary: 'One cinema',
    returns: 'item',
    tags: ['cinema:{slug}'],
    wire: wireCinemaDetail,
    toModel: toCinemaDetail,
  }),
  cinemaShows: call('cinema/{slug}/shows', {
    origin: 'observed',
    summary: 'Programme of a cinema',
    returns: 'record',
    tags: ['cinema:{slug}', 'showtimes'],
    wire: wireSchedule,
    toModel: toSchedule,
  }),
  cinemaTranslate: translation('a cinema', 'cinema/{slug}/translate', 'cinema:{slug}'),
  cinemaSlugs: call('cinemas/slugs', {
    summary: 'Slugs of all cinemas per language',
    returns: 'list',
    tags: ['cinemas'],
    wire: wireSlugTable,
    toModel: toSlugTable,
  }),
  cities: call('cities', {
    origin: 'observed',
    summary: 'All cities with cinemas',
    returns: 'list',
    tags: ['cities'],
    wire: wireCities,
    toModel: toCities,
  }),
  city: call('city/{slug}', {
    summary: 'One city with its cinemas',
    returns: 'item',
    tags: ['city:{slug}', 'cinemas'],
    wire: wireCityDetail,
    toModel: toCityDetail,
  }),
  zoneShows: call('zone/{zone}', {
    origin: 'observed',
    summary: 'What runs in a city or zone',
    returns: 'record',
    tags: ['zone:{zone}', 'showtimes'],
    wire: wireZoneShows,
    toModel: toZoneShows,
  }),
  alerts: call('alerts', {
    summary: 'Messages about cinemas',
    returns: 'list',
    tags: ['alerts'],
    wire: wireCinemaAlerts,
    toModel: toCinemaAlerts,
  }),
} as const
