import { toShowCinemas, wireShowCinemas } from '#models/schedule.ts'
import {
  toSeason,
  toSeasonProgramme,
  toSeasons,
  wireSeason,
  wireSeasonProgramme,
  wireSeasons,
} from '#models/season.ts'
import { toShows, wireShows } from '#models/show.ts'
import { toShowDetail, wireShowDetail } from '#models/show-detail.ts'
import {
  toCinemaDay,
  toShowtimes,
  toShowtimesByCinema,
  toShowtimesByDay,
  toShowtimesByShow,
  wireCinemaDay,
  wireShowtimes,
  wireShowtimesByCinema,
  wireShowtimesByDay,
  wireShowtimesByShow,
} from '#models/showtime.ts'
import { toSlugTable, wireSlugTable } from '#models/slugs.ts'
import { call } from '../call.ts'
import { translation } from './translation.ts'

export const programmeCalls = {
  shows: call('shows', {
    origin: 'observed',
    summary: 'All films and events',
    returns: 'record',
    tags: ['shows'],
    wire: wireShows,
    toModel: toShows,
  }),
  show: call('show/{slug}', {
    origin: 'observed',
    summary: 'One film or event',
    returns: 'item',
    tags: ['show:{slug}', 'feelings:{slug}'],
    wire: wireShowDetail,
    toModel: toShowDetail,
  }),
  showTranslate: translation('a show', 'show/{slug}/translate', 'show:{slug}'),
  showSlugs: call('shows/slugs', {
    summary: 'Slugs of all shows per language',
    returns: 'list',
    tags: ['shows'],
    wire: wireSlugTable,
    toModel: toSlugTable,
  }),
  showCinemas: call('show/{slug}/cinemas', {
    origin: 'observed',
    summary: 'Cinemas that play a show, with their days',
    returns: 'list',
    tags: ['show:{slug}', 'showtimes'],
    wire: wireShowCinemas,
    toModel: toShowCinemas,
  }),
  showtimes: call('show/{show}/showtimes/{cinema}/{date}', {
    origin: 'observed',
    summary: 'Showtimes of a show in one cinema on one day',
    returns: 'list',
    tags: ['show:{show}', 'cinema:{cinema}', 'showtimes'],
    wire: wireShowtimes,
    toModel: toShowtimes,
  }),
  showtimesByDay: call('show/{show}/showtimes/{cinema}', {
    origin: 'observed',
    summary: 'Showtimes of a show in one cinema, by day',
    returns: 'list',
    tags: ['show:{show}', 'cinema:{cinema}', 'showtimes'],
    wire: wireShowtimesByDay,
    toModel: toShowtimesByDay,
  }),
  showtimesByCinema: call('show/{show}/showtimes/{date}', {
    summary: 'Showtimes of a show on one day, by cinema',
    returns: 'list',
    tags: ['show:{show}', 'showtimes'],
    wire: wireShowtimesByCinema,
    toModel: toShowtimesByCinema,
  }),
  cinemaDay: call('cinema/{cinema}/showtimes/{date}', {
    summary: 'Showtimes in one cinema on one day, by show',
    returns: 'list',
    tags: ['cinema:{cinema}', 'showtimes'],
    wire: wireCinemaDay,
    toModel: toCinemaDay,
  }),
  events: call('events', {
    summary: 'Seasons and special events',
    returns: 'list',
    tags: ['events'],
    wire: wireSeasons,
    toModel: toSeasons,
  }),
  event: call('event/{slug}', {
    summary: 'One season or special event',
    returns: 'item',
    tags: ['event:{slug}'],
    wire: wireSeason,
    toModel: toSeason,
  }),
  eventShows: call('event/{slug}/shows', {
    summary: 'Shows of a season and their days',
    returns: 'item',
    tags: ['event:{slug}', 'shows'],
    wire: wireSeasonProgramme,
    toModel: toSeasonProgramme,
  }),
  eventShowtimes: call('event/{slug}/showtimes/{date}', {
    summary: 'Showtimes of a season on one day, by show and cinema',
    returns: 'list',
    tags: ['event:{slug}', 'showtimes'],
    wire: wireShowtimesByShow,
    toModel: toShowtimesByShow,
  }),
} as const
