import { assertEvent, assign, fromPromise, raise, setup } from 'xstate'
import type { LocatorContext, LocatorEvent, LocatorInput, NearbyQuestion } from './locator-context.ts'
import { follow, redirect, save, saveHistory } from './locator-effects.ts'
import { choiceOf, clientOf, enteredPage, type Seen, savedElsewhere } from './locator-events.ts'
import {
  cinemaOf,
  currentList,
  firstLocation,
  hasCity,
  type LocatorLocation,
  type LocatorPlaces,
  type LocatorPosition,
  remember,
  type SavedLocation,
  toSaved,
} from './locator-rules.ts'
import { unconnected } from './unconnected.ts'

/**
 * The place where the visitor goes to the cinema. Three independent regions:
 *
 * - `mode`: `loading` the cinemas, `failed`, or `loaded`. A loaded location is `resolving` at first and on
 *   every page, in this order: the only cinema, the cinema of a light page, the place in the address filters,
 *   the cinema of the page, the saved place. If none applies, the city of the request is requested once
 *   (`guessing`). The result is a `cinema`, a `city`, a `position`, the `favourite` cinemas, or `nowhere`.
 *   With a single cinema there is nothing to choose. On the page of all cinemas, choosing a cinema, or a city
 *   with a single one, redirects to the cinema's page; elsewhere the page follows the choice.
 * - `geolocation`: `unknown` until the visitor presses the button (`locating`), then
 *   `known` or `unavailable`.
 * - `ordering`: lists are `free`, or `locked` to the nearby cinemas, found in `locking`. A
 *   position, favourites and a cinema outside the current list lock them; leaving a cinema's page
 *   and choosing a city release them.
 *
 * Only explicit choices are saved and remembered. A choice in another tab is taken as the saved one. Favourites require a client.
 */

type InContext = Pick<Seen, 'context'>

const isFirst =
  (type: LocatorLocation['type']) =>
  ({ context }: InContext) =>
    firstLocation(context)?.type === type
const chooses = (type: LocatorLocation['type']) => (seen: Seen) => choiceOf(seen)?.type === type
const redirects = (type: LocatorLocation['type']) => (seen: Seen) => {
  const choice = choiceOf(seen)
  return seen.context.page.list && choice?.type === type && cinemaOf(seen.context, choice) !== null
}

const noGuess = { type: 'takeGuess', params: () => ({ city: null }) } as const

const types: Partial<{ context: LocatorContext; input: LocatorInput; events: LocatorEvent }> = {}

export const locatorMachine = setup({
  types,
  actors: {
    loadPlaces: fromPromise<LocatorPlaces>(async () => unconnected('loadPlaces')),
    /** Slug of the city that the request seems to come from; null if unknown. */
    guessCity: fromPromise<string | null>(async () => unconnected('guessCity')),
    locate: fromPromise<LocatorPosition>(async () => unconnected('locate')),
    /** Slugs of the cinemas around a place, nearest first, within the limits of the site. */
    orderNearby: fromPromise<readonly string[], NearbyQuestion>(async () => unconnected('orderNearby')),
  },
  guards: {
    isOnlyCinema: ({ context }) => context.cinemas.length === 1,
    hasChoice: ({ context }) => context.cinemas.length > 1,
    isCinema: isFirst('cinema'),
    isCity: isFirst('city'),
    isPosition: isFirst('position'),
    isFavourite: isFirst('favorite'),
    isGuessed: ({ context }) => context.guess !== null,
    isKnownCity: ({ context }, { city }: { city: string | null }) => hasCity(context, city),
    redirectsToCinema: redirects('cinema'),
    redirectsByCity: redirects('city'),
    choosesCinema: chooses('cinema'),
    choosesCity: chooses('city'),
    choosesFavourites: chooses('favorite'),
    choosesOutsideList: (seen) => {
      const choice = choiceOf(seen)
      return choice?.type === 'cinema' && !currentList(seen.context).includes(choice.value)
    },
    leavesCinemaPage: ({ context: { page }, event }) =>
      page.cinema !== null && enteredPage(event).cinema !== page.cinema,
    losesFavourites: ({ context, event }) =>
      !clientOf(event).signedIn && context.location?.type === 'favorite',
    followsFavourites: ({ context, event }) =>
      clientOf(event).signedIn && context.location?.type === 'favorite',
    ordersAround: ({ context }) =>
      context.location?.type === 'position' || context.location?.type === 'favorite',
  },
  actions: {
    takePlaces: assign((_, places: LocatorPlaces) => places),
    takeFirst: assign({ location: ({ context }) => firstLocation(context) }),
    takeGuess: assign((_, guess: { city: string | null }) => ({ guess })),
    takeChoice: assign(({ context, event }) => {
      const location = choiceOf({ context, event })
      if (location === null) return {}
      return {
        location,
        saved: toSaved(context, location),
        history: remember(context.history, location, context.remembered),
      }
    }),
    takePosition: assign(({ event }) => {
      assertEvent(event, 'position.found')
      const location = { type: 'position', value: event.position } as const
      return { location, saved: location }
    }),
    takePage: assign({ page: ({ event }) => enteredPage(event) }),
    takeSaved: assign(savedElsewhere),
    takeClient: assign({ client: ({ event }) => clientOf(event) }),
    takeNearby: assign((_, { nearby }: { nearby: readonly string[] }) => ({ nearby })),
    releaseOrder: assign({ nearby: [] }),
    forgetLocation: assign({ location: null, saved: null }),
    forgetHistory: assign({ history: [] }),
    /** Null erases the saved location. */
    save: (_, __: { saved: SavedLocation | null }) => unconnected('save'),
    saveHistory: (_, __: { history: readonly LocatorLocation[] }) => unconnected('saveHistory'),
    /** Goes to the page of a cinema. */
    redirect: (_, __: { cinema: string | null }) => unconnected('redirect'),
    /** Goes to the current page for the chosen location. */
    follow: (_, __: { location: LocatorLocation | null }) => unconnected('follow'),
  },
}).createMachine({
  id: 'locator',
  context: ({ input }) => ({
    ...input,
    cinemas: [],
    cities: [],
    saved: null,
    history: [],
    location: null,
    nearby: [],
    guess: null,
  }),
  type: 'parallel',
  states: {
    mode: {
      initial: 'loading',
      on: { 'page.enter': { actions: 'takePage' }, 'client.change': { actions: 'takeClient' } },
      states: {
        loading: {
          invoke: {
            src: 'loadPlaces',
            onDone: {
              target: 'loaded',
              actions: { type: 'takePlaces', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        failed: { on: { 'places.retry': 'loading' } },
        loaded: {
          initial: 'resolving',
          on: {
            'location.choose': [
              { guard: 'isOnlyCinema' },
              {
                guard: 'redirectsToCinema',
                target: '.cinema',
                actions: ['takeChoice', save, saveHistory, redirect],
              },
              {
                guard: 'choosesCinema',
                target: '.cinema',
                actions: ['takeChoice', save, saveHistory, follow],
              },
              {
                guard: 'redirectsByCity',
                target: '.city',
                actions: ['takeChoice', save, saveHistory, redirect],
              },
              { guard: 'choosesCity', target: '.city', actions: ['takeChoice', save, saveHistory, follow] },
              { guard: 'choosesFavourites', target: '.favourite', actions: ['takeChoice', save] },
            ],
            'position.found': {
              guard: 'hasChoice',
              target: '.position',
              actions: ['takePosition', save, follow],
            },
            'location.forget': {
              guard: 'hasChoice',
              target: '.nowhere',
              actions: ['forgetLocation', 'forgetHistory', save, saveHistory],
            },
            'page.enter': { target: '.resolving', actions: 'takePage' },
            'client.change': { target: '.resolving', actions: 'takeClient' },
            'saved.change': { target: '.resolving', actions: 'takeSaved' },
          },
          states: {
            resolving: {
              always: [
                { guard: 'isCinema', target: 'cinema', actions: 'takeFirst' },
                { guard: 'isCity', target: 'city', actions: 'takeFirst' },
                { guard: 'isPosition', target: 'position', actions: 'takeFirst' },
                { guard: 'isFavourite', target: 'favourite', actions: 'takeFirst' },
                { guard: 'isGuessed', target: 'nowhere', actions: 'takeFirst' },
                { target: 'guessing', actions: 'takeFirst' },
              ],
            },
            guessing: {
              invoke: {
                src: 'guessCity',
                onDone: [
                  {
                    guard: { type: 'isKnownCity', params: ({ event }) => ({ city: event.output }) },
                    target: 'city',
                    actions: [
                      { type: 'takeGuess', params: ({ event }) => ({ city: event.output }) },
                      'takeFirst',
                    ],
                  },
                  { target: 'nowhere', actions: noGuess },
                ],
                onError: { target: 'nowhere', actions: noGuess },
              },
            },
            nowhere: {},
            cinema: {},
            city: {},
            position: {},
            favourite: {
              on: {
                'client.change': {
                  guard: 'losesFavourites',
                  target: 'nowhere',
                  actions: ['takeClient', 'forgetLocation', save],
                },
              },
            },
          },
        },
      },
    },
    geolocation: {
      initial: 'unknown',
      states: {
        unknown: { on: { 'position.request': { guard: 'hasChoice', target: 'locating' } } },
        locating: {
          invoke: {
            src: 'locate',
            onDone: {
              target: 'known',
              actions: raise(({ event }) => ({ type: 'position.found', position: event.output })),
            },
            onError: 'unavailable',
          },
        },
        known: { on: { 'position.request': 'locating' } },
        unavailable: { on: { 'position.request': 'locating' } },
      },
    },
    ordering: {
      initial: 'free',
      on: {
        'location.choose': [
          { guard: 'isOnlyCinema' },
          { guard: 'choosesOutsideList', target: '.locking' },
          { guard: 'choosesFavourites', target: '.locking' },
          { guard: 'choosesCity', target: '.free', actions: 'releaseOrder' },
        ],
        'location.forget': { guard: 'hasChoice', target: '.free', actions: 'releaseOrder' },
        'position.found': { guard: 'hasChoice', target: '.locking' },
        'saved.change': { target: '.free', actions: 'releaseOrder' },
        'page.enter': { guard: 'leavesCinemaPage', target: '.free', actions: 'releaseOrder' },
        'client.change': [
          { guard: 'losesFavourites', target: '.free', actions: 'releaseOrder' },
          { guard: 'followsFavourites', target: '.locking' },
        ],
      },
      states: {
        free: { always: { guard: 'ordersAround', target: 'locking' } },
        locking: {
          invoke: {
            src: 'orderNearby',
            input: ({ context }) => ({ location: context.location, favourites: context.client.favourites }),
            onDone: {
              target: 'locked',
              actions: { type: 'takeNearby', params: ({ event }) => ({ nearby: event.output }) },
            },
            onError: { target: 'locked', actions: 'releaseOrder' },
          },
        },
        locked: {},
      },
    },
  },
})
