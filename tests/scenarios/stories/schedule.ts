import { limits } from '../../../config/limits.ts'
import { articleListMachine } from '../../../machines/article-list-machine.ts'
import { scheduleMachine } from '../../../machines/schedule-machine.ts'
import { seasonSelectionMachine } from '../../../machines/season-selection-machine.ts'
import { does, editions, type ScenarioStory } from '../story.ts'

const where = [editions.fr, editions.ch, editions.nl]
const input = { today: '2026-11-20', weekOffset: null, defaultWeekOffset: limits.schedule.defaultWeekOffset }
const schedule = (
  name: string,
  title: string,
  steps: ScenarioStory['steps'],
  more: object = {},
): ScenarioStory => ({
  name,
  title,
  machine: scheduleMachine,
  editions: where,
  input: { ...input, ...more },
  steps,
})

/** The two sites on which several showtimes of a season can be selected. */
const season = (
  name: string,
  title: string,
  steps: ScenarioStory['steps'],
  showtimes: readonly string[] = [],
): ScenarioStory => ({
  name,
  title,
  machine: seasonSelectionMachine,
  editions: [editions.fr, editions.ch],
  input: { showtimes, limit: limits.season.selection },
  steps,
})

const adds = (showtime: string) => does('selection.add', { showtime })

const list = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name,
  title,
  machine: articleListMachine,
  editions: where,
  input: { type: null, page: 1 },
  steps,
})

export const stories: readonly ScenarioStory[] = [
  schedule('schedule-loading', 'Any request loads; an answer settles it, and so does a failure', [
    does('programme.request'),
    does('programme.request'),
    does('programme.success'),
    does('programme.request'),
    does('programme.failure'),
  ]),
  schedule(
    'schedule-day-of-the-strip',
    'A day of the strip is selected, and the strip stays where it began',
    [does('day.select', { day: '2026-11-22', from: 'strip' })],
  ),
  schedule('schedule-day-of-the-calendar', 'A day of the calendar is selected and begins the strip', [
    does('day.select', { day: '2026-12-03', from: 'calendar' }),
    does('day.select', { day: '2026-12-05', from: 'strip' }),
  ]),
  schedule('schedule-filters', 'Filters go on and off one by one; a reset clears all of them', [
    does('filter.toggle', { filter: 'types', value: '3d' }),
    does('filter.toggle', { filter: 'genres', value: 'drama' }),
    does('filter.toggle', { filter: 'languages', value: 'vo' }),
    does('filter.toggle', { filter: 'types', value: '3d' }),
    does('filters.reset'),
  ]),
  schedule('schedule-layout', 'The calendar is left for the slider by a navigation', [
    does('layout.choose', { layout: 'calendar' }),
    does('page.navigate'),
    does('layout.choose', { layout: 'calendar' }),
    does('layout.choose', { layout: 'slider' }),
  ]),
  schedule(
    'schedule-week-of-a-cinema',
    'A cinema with its own programme week keeps it',
    [does('day.select', { day: '2026-11-21', from: 'strip' })],
    {
      weekOffset: 1,
    },
  ),
  season(
    'season-add-and-remove',
    'Showtimes are chosen once each, and without the last one nothing is chosen',
    [
      adds('s-1'),
      adds('s-2'),
      adds('s-1'),
      does('selection.remove', { showtime: 's-1' }),
      does('selection.remove', { showtime: 's-9' }),
      does('selection.remove', { showtime: 's-2' }),
    ],
  ),
  season('season-many-and-clear', 'Many are chosen at once, up to the limit; all are cleared', [
    does('selection.selectMany', {
      showtimes: Array.from({ length: limits.season.selection + 2 }, (_, index) => `s-${index + 1}`),
    }),
    adds('s-99'),
    does('selection.clear'),
  ]),
  season(
    'season-cleared-by-navigation',
    'Another page clears the selection, and so does the choice of a cinema',
    [adds('s-1'), does('page.navigate'), adds('s-2'), does('cinemaMode.use')],
  ),
  season(
    'season-address-of-nonsense',
    'An address that names showtimes twice brings each once',
    [adds('s-1'), does('page.navigate')],
    ['s-1', 's-1', 's-2'],
  ),
  list(
    'list-type-filter',
    'A type is shown alone, another instead of it, and all again; each change leads to the first page',
    [
      does('page.choose', { page: 3 }),
      does('type.toggle', { articleType: 'news' }),
      does('page.choose', { page: 2 }),
      does('type.toggle', { articleType: 'event' }),
      does('type.toggle', { articleType: 'event' }),
    ],
  ),
  list('list-page-of-nonsense', 'What is no page is ignored', [
    does('page.choose', { page: 2 }),
    does('page.choose', { page: 0 }),
    does('page.choose', { page: 1.5 }),
  ]),
  schedule(
    'schedule-from-the-address',
    'The address sets day, filters and week; another page forgets the calendar’s start',
    [
      does('day.select', { day: '2026-12-03', from: 'calendar' }),
      does('address.read', {
        day: '2026-11-24',
        filters: { types: ['3d'], genres: [], languages: ['vo'] },
        weekOffset: null,
      }),
      does('page.navigate'),
    ],
  ),
  season('season-more-at-once', 'More are chosen at once beside those chosen', [
    adds('s-1'),
    does('selection.selectMany', { showtimes: ['s-1', 's-2'] }),
    does('selection.selectMany', { showtimes: ['s-2'] }),
  ]),
]
