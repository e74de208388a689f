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
  toShowtimes,
  toShowtimesByCinema,
  toShowtimesByDay,
  toShowtimesByShow,
  wireShowtimes,
  wireShowtimesByCinema,
  wireShowtimesByDay,
  wireShowtimesByShow,
} from '#models/showtime.ts'
import { toSlugTable, wireSlugTable } from '#models/slugs.ts'
import { call } from '../call.ts'
import { translation } from './translation.ts'

const observed = { origin: 'observed' } as const
const designed = { origin: 'designed' } as const

export const programmeCalls = {
  shows: call({
    ...observed,
    summary: 'All films and events',
    path: 'shows',
    returns: 'record',
    tags: ['shows'],
    wire: wireShows,
    toModel: toShows,
  }),
  show: call({
    ...observed,
    summary: 'One film or event',
    path: 'show/{slug}',
    returns: 'item',
    tags: ['show:{slug}', 'feelings:{slug}'],
    wire: wireShowDetail,
    toModel: toShowDetail,
  }),
  showTranslate: translation('a show', 'show/{slug}/translate', 'show:{slug}'),
  showSlugs: call({
    ...designed,
    summary: 'Slugs of all shows per language',
    path: 'shows/slugs',
    returns: 'list',
    tags: ['shows'],
    wire: wireSlugTable,
    toModel: toSlugTable,
  }),
  showCinemas: call({
    ...observed,
    summary: 'Cinemas that play a show, with their days',
    path: 'show/{slug}/cinemas',
    returns: 'list',
    tags: ['show:{slug}', 'showtimes'],
    wire: wireShowCinemas,
    toModel: toShowCinemas,
  }),
  showtimes: call({
    ...observed,
    summary: 'Showtimes of a show in one cinema on one day',
    path: 'show/{show}/showtimes/{cinema}/{date}',
    returns: 'list',
    tags: ['show:{show}', 'cinema:{cinema}', 'showtimes'],
    wire: wireShowtimes,
    toModel: toShowtimes,
  }),
  showtimesByDay: call({
    ...observed,
    summary: 'Showtimes of a show in one cinema, by day',
    path: 'show/{show}/showtimes/{cinema}',
    returns: 'list',
    tags: ['show:{show}', 'cinema:{cinema}', 'showtimes'],
    wire: wireShowtimesByDay,
    toModel: toShowtimesByDay,
  }),
  showtimesByCinema: call({
    ...designed,
    summary: 'Showtimes of a show on one day, by cinema',
    path: 'show/{show}/showtimes/{date}',
    returns: 'list',
    tags: ['show:{show}', 'showtimes'],
    wire: wireShowtimesByCinema,
    toModel: toShowtimesByCinema,
  }),
  events: call({
    ...designed,
    summary: 'Seasons and special events',
    path: 'events',
    returns: 'list',
    tags: ['events'],
    wire: wireSeasons,
    toModel: toSeasons,
  }),
  event: call({
    ...designed,
    summary: 'One season or special event',
    path: 'event/{slug}',
    returns: 'item',
    tags: ['event:{slug}'],
    wire: wireSeason,
    toModel: toSeason,
  }),
  eventShows: call({
    ...designed,
    summary: 'Shows of a season and their days',
    path: 'event/{slug}/shows',
    returns: 'item',
    tags: ['event:{slug}', 'shows'],
    wire: wireSeasonProgramme,
    toModel: toSeasonProgramme,
  }),
  eventShowtimes: call({
    ...designed,
    summary: 'Showtimes of a season on one day, by show and cinema',
    path: 'event/{slug}/showtimes/{date}',
    returns: 'list',
    tags: ['event:{slug}', 'showtimes'],
    wire: wireShowtimesByShow,
    toModel: toShowtimesByShow,
  }),
} as const
