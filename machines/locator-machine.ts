import { assign, fromPromise, raise, setup } from 'xstate'
import {
  cinemaOf,
  currentList,
  firstLocation,
  hasCity,
  type LocatorClient,
  type LocatorLocation,
  type LocatorPage,
  type LocatorPlaces,
  type LocatorPosition,
  remember,
  type SavedLocation,
  toSaved,
  usable,
} from './locator-rules.ts'

/**
 * Where the visitor goes to the cinema. Three independent parts:
 *
 * - `mode`: `loading` the cinemas, `failed` where they do not come, else `loaded`. A loaded location is `resolving` first, and again on every
 *   page: the only cinema, the cinema of a light page, the place that the filters of the address name, the cinema of the page, then what the
 *   visitor chose last, which is saved. Where none of these is known, the city that the request seems to come from is asked for once
 *   (`guessing`). Then it is a `cinema`, a `city`, a `position`, the `favorite` cinemas, or `nowhere`. A site of one cinema knows no other
 *   choice. Chosen on the page of all cinemas, a cinema, and a city by its only one, redirects to the cinema's page; elsewhere the page follows.
 * - `geolocation`: `unknown` until a press asks the device (`asking`); then `known` or `unavailable`.
 * - `ordering`: lists are `free`, or `locked` to the cinemas nearby, which are found in `locking`. Position and favourites lock them, and so
 *   does a cinema that is not in the list of the moment. Leaving a cinema's page, and choosing a city, releases them.
 *
 * Only what the visitor chose is saved and remembered. Favourites are nothing to somebody who is not signed in.
 */

export interface LocatorInput {
  readonly page: LocatorPage
  readonly client: LocatorClient
  /** Entries that the history holds at most. */
  readonly remembered: number
}

interface LocatorContext extends LocatorPlaces, LocatorInput {
  readonly location: LocatorLocation | null
  /** Slugs, nearest first; empty while lists are free. */
  readonly nearby: readonly string[]
  readonly guess: { readonly city: string | null } | null
}

export type LocatorEvent =
  | { readonly type: 'location.choose'; readonly location: LocatorLocation }
  | { readonly type: 'location.forget' }
  | { readonly type: 'position.ask' }
  | { readonly type: 'position.found'; readonly position: LocatorPosition }
  | { readonly type: 'page.enter'; readonly page: LocatorPage }
  | { readonly type: 'client.change'; readonly client: LocatorClient }
  | { readonly type: 'places.retry' }

/** Whose surroundings are ordered. */
export interface NearbyQuestion {
  readonly location: LocatorLocation | null
  readonly favourites: readonly string[]
}

interface Seen {
  readonly context: LocatorContext
  readonly event: LocatorEvent
}

const choiceOf = ({ context, event }: Seen) =>
  event.type === 'location.choose' ? usable(context, event.location) : null

const isFirst =
  (type: LocatorLocation['type']) =>
  ({ context }: Pick<Seen, 'context'>) =>
    firstLocation(context)?.type === type
const chooses = (type: LocatorLocation['type']) => (seen: Seen) => choiceOf(seen)?.type === type
const redirects = (type: LocatorLocation['type']) => (seen: Seen) => {
  const choice = choiceOf(seen)
  return seen.context.page.list && choice?.type === type && cinemaOf(seen.context, choice) !== null
}

type InContext = Pick<Seen, 'context'>

const save = { type: 'save', params: ({ context }: InContext) => ({ saved: context.saved }) } as const
const keepHistory = {
  type: 'keepHistory',
  params: ({ context }: InContext) => ({ history: context.history }),
} as const
const redirect = {
  type: 'redirect',
  params: ({ context }: InContext) => ({ cinema: cinemaOf(context, context.location) }),
} as const
const follow = {
  type: 'follow',
  params: ({ context }: InContext) => ({ location: context.location }),
} as const

export const locatorMachine = setup({
  types: { context: {} as LocatorContext, input: {} as LocatorInput, events: {} as LocatorEvent },
  actors: {
    /** Cinemas and cities, with what the browser has kept. */
    loadPlaces: fromPromise<LocatorPlaces>(() => Promise.reject(new Error('Nobody loads the cinemas'))),
    /** Slug of the city that the request seems to come from. */
    guessCity: fromPromise<string | null>(async () => null),
    locate: fromPromise<LocatorPosition>(() =>
      Promise.reject(new Error('Nobody knows where the visitor is')),
    ),
    /** Slugs of the cinemas around a place, nearest first, within the limits of the site. */
    orderNearby: fromPromise<readonly string[], NearbyQuestion>(async () => []),
  },
  guards: {
    isOnlyCinema: ({ context }) => context.cinemas.length === 1,
    hasChoice: ({ context }) => context.cinemas.length > 1,
    isCinema: isFirst('cinema'),
    isCity: isFirst('city'),
    isPosition: isFirst('position'),
    isFavorite: isFirst('favorite'),
    isGuessed: ({ context }) => context.guess !== null,
    isKnownCity: ({ context }, { city }: { city: string | null }) => hasCity(context, city),
    redirectsToCinema: redirects('cinema'),
    redirectsByCity: redirects('city'),
    choosesCinema: chooses('cinema'),
    choosesCity: chooses('city'),
    choosesFavorite: chooses('favorite'),
    choosesOutsideList: (seen) => {
      const choice = choiceOf(seen)
      return choice?.type === 'cinema' && !currentList(seen.context).includes(choice.value)
    },
    leavesCinemaPage: ({ context, event }) =>
      event.type === 'page.enter' &&
      context.page.cinema !== null &&
      event.page.cinema !== context.page.cinema,
    losesFavourites: ({ context, event }) =>
      event.type === 'client.change' && !event.client.signedIn && context.location?.type === 'favorite',
    followsFavourites: ({ context, event }) =>
      event.type === 'client.change' && event.client.signedIn && context.location?.type === 'favorite',
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
      const location =
        event.type === 'position.found' ? ({ type: 'position', value: event.position } as const) : null
      return location === null ? {} : { location, saved: location }
    }),
    takePage: assign(({ event }) => (event.type === 'page.enter' ? { page: event.page } : {})),
    takeClient: assign(({ event }) => (event.type === 'client.change' ? { client: event.client } : {})),
    takeNearby: assign((_, { nearby }: { nearby: readonly string[] }) => ({ nearby })),
    releaseOrder: assign({ nearby: [] }),
    forgetLocation: assign({ location: null, saved: null }),
    forgetHistory: assign({ history: [] }),
    /** Keeps the location for the next visit; null forgets it. */
    save: (_, __: { saved: SavedLocation | null }) => {},
    keepHistory: (_, __: { history: readonly LocatorLocation[] }) => {},
    /** To the page of a cinema. */
    redirect: (_, __: { cinema: string | null }) => {},
    /** The page in view, for the chosen location. */
    follow: (_, __: { location: LocatorLocation | null }) => {},
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
                actions: ['takeChoice', save, keepHistory, redirect],
              },
              {
                guard: 'choosesCinema',
                target: '.cinema',
                actions: ['takeChoice', save, keepHistory, follow],
              },
              {
                guard: 'redirectsByCity',
                target: '.city',
                actions: ['takeChoice', save, keepHistory, redirect],
              },
              { guard: 'choosesCity', target: '.city', actions: ['takeChoice', save, keepHistory, follow] },
              { guard: 'choosesFavorite', target: '.favorite', actions: ['takeChoice', save] },
            ],
            'position.found': { guard: 'hasChoice', target: '.position', actions: ['takePosition', save] },
            'location.forget': {
              guard: 'hasChoice',
              target: '.nowhere',
              actions: ['forgetLocation', 'forgetHistory', save, keepHistory],
            },
            'page.enter': { target: '.resolving', actions: 'takePage' },
            'client.change': { target: '.resolving', actions: 'takeClient' },
          },
          states: {
            resolving: {
              always: [
                { guard: 'isCinema', target: 'cinema', actions: 'takeFirst' },
                { guard: 'isCity', target: 'city', actions: 'takeFirst' },
                { guard: 'isPosition', target: 'position', actions: 'takeFirst' },
                { guard: 'isFavorite', target: 'favorite', actions: 'takeFirst' },
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
                  { target: 'nowhere', actions: { type: 'takeGuess', params: () => ({ city: null }) } },
                ],
                onError: {
                  target: 'nowhere',
                  actions: { type: 'takeGuess', params: () => ({ city: null }) },
                },
              },
            },
            nowhere: {},
            cinema: {},
            city: {},
            position: {},
            favorite: {
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
        unknown: { on: { 'position.ask': { guard: 'hasChoice', target: 'asking' } } },
        asking: {
          invoke: {
            src: 'locate',
            onDone: {
              target: 'known',
              actions: raise(({ event }) => ({ type: 'position.found', position: event.output })),
            },
            onError: 'unavailable',
          },
        },
        known: { on: { 'position.ask': 'asking' } },
        unavailable: { on: { 'position.ask': 'asking' } },
      },
    },
    ordering: {
      initial: 'free',
      on: {
        'location.choose': [
          { guard: 'isOnlyCinema' },
          { guard: 'choosesOutsideList', target: '.locking' },
          { guard: 'choosesFavorite', target: '.locking' },
          { guard: 'choosesCity', target: '.free', actions: 'releaseOrder' },
        ],
        'location.forget': { guard: 'hasChoice', target: '.free', actions: 'releaseOrder' },
        'position.found': { guard: 'hasChoice', target: '.locking' },
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
