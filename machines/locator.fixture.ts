import { vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { LocatorEvent, LocatorInput, NearbyQuestion } from './locator-context.ts'
import { locatorMachine } from './locator-machine.ts'
import type { LocatorLocation, LocatorPlaces, LocatorPosition, SavedLocation } from './locator-rules.ts'

export const anywhere = { localisation: null, cinema: null, light: false, list: false }
export const nobody = { signedIn: false, favourites: [] }
export const cinemas = [
  { slug: 'rex', reference: '0101', city: 'lyon' },
  { slug: 'vox', reference: '0102', city: 'lyon' },
  { slug: 'lido', reference: '0201', city: 'nice' },
]

export interface Setting extends Partial<LocatorInput>, Partial<LocatorPlaces> {
  readonly guess?: string | null
  readonly position?: LocatorPosition | null
  readonly nearby?: (question: NearbyQuestion) => readonly string[]
}

/** A running locator with three cinemas in two cities, and its recorded effects. */
export function begin({
  page = anywhere,
  client = nobody,
  guess = null,
  position = null,
  nearby = () => ['rex', 'vox'],
  ...places
}: Setting = {}) {
  const guessCity = vi.fn(async () => guess)
  const locate = async () => position ?? Promise.reject(new Error('refused'))
  const saved: (SavedLocation | null)[] = []
  const savedLocations: (readonly LocatorLocation[])[] = []
  const went: string[] = []
  const machine = locatorMachine.provide({
    actors: {
      loadPlaces: fromPromise(async () => ({
        cinemas,
        cities: ['lyon', 'nice'],
        saved: null,
        history: [],
        ...places,
      })),
      guessCity: fromPromise(guessCity),
      locate: fromPromise(locate),
      orderNearby: fromPromise<readonly string[], NearbyQuestion>(async ({ input }) => nearby(input)),
    },
    actions: {
      save: (_, params) => void saved.push(params.saved),
      saveHistory: (_, { history }) => void savedLocations.push(history),
      redirect: (_, { cinema }) => void went.push(`redirect ${cinema}`),
      follow: (_, { location }) => void went.push(`follow ${location?.type}`),
    },
  })
  const actor = createActor(machine, { input: { page, client, remembered: 3 } }).start()
  const settled = async () => {
    await waitFor(
      actor,
      (state) =>
        !state.matches({ mode: 'loading' }) &&
        !state.matches({ mode: { loaded: 'guessing' } }) &&
        !state.matches({ geolocation: 'locating' }) &&
        !state.matches({ ordering: 'locking' }),
    )
    return actor.getSnapshot()
  }
  const send = (event: LocatorEvent) => {
    actor.send(event)
    return settled()
  }
  const choose = (type: 'cinema' | 'city', value: string) =>
    send({ type: 'location.choose', location: { type, value } })
  return { actor, settled, send, choose, saved, savedLocations, went, guessCity }
}

export const cinema = (value: string) => ({ type: 'cinema', value }) as const
export const here = { latitude: 45.7, longitude: 4.8 }
