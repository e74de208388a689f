import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { locatorMachine } from '#machines/locator-machine.ts'
import type { LocatorLocation } from '#machines/locator-rules.ts'
import { distanceBetween } from '../../page-kit/distance.ts'
import type { LocatorCinemaModel, LocatorCityModel, LocatorModel } from '../../page-models/locator.ts'
import { useSavedItems } from '../saved-items/saved-items.ts'
import { notifyClient, startLocator } from './locator-actor.ts'

export interface NearbyCinema {
  readonly cinema: LocatorCinemaModel
  readonly kilometres: number | null
}

export type KnownPlace =
  | { readonly type: 'cinema'; readonly place: LocatorCinemaModel }
  | { readonly type: 'city'; readonly place: LocatorCityModel }

export interface Locator {
  readonly step: 'loading' | 'failed' | 'ready'
  readonly device: 'unknown' | 'locating' | 'known' | 'unavailable'
  readonly location: LocatorLocation | null
  readonly guessed: boolean
  readonly places: LocatorModel | null
  /** Cinemas around the position, nearest first; null without a position. */
  readonly nearby: readonly NearbyCinema[] | null
  readonly history: readonly KnownPlace[]
  readonly favourites: readonly LocatorCinemaModel[] | null
}

type Snapshot = SnapshotFrom<typeof locatorMachine>

function stepOf(snapshot: Snapshot): Locator['step'] {
  if (snapshot.matches({ mode: 'failed' })) return 'failed'
  return snapshot.matches({ mode: 'loaded' }) ? 'ready' : 'loading'
}

function knownPlace(
  places: LocatorModel,
  cinemas: readonly LocatorCinemaModel[],
  { type, value }: LocatorLocation,
): readonly KnownPlace[] {
  const city =
    type === 'city' ? [...places.cities, ...places.zones].find(({ slug }) => slug === value) : undefined
  if (city) return [{ type: 'city', place: city }]
  const cinema = type === 'cinema' ? cinemas.find(({ slug }) => slug === value) : undefined
  return cinema ? [{ type: 'cinema', place: cinema }] : []
}

function locatorOf(snapshot: Snapshot, places: LocatorModel | null): Locator {
  const { location, nearby, history, client, saved } = snapshot.context
  const cinemas = places?.cities.flatMap((city) => city.cinemas) ?? []
  const named = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => cinemas.find((cinema) => cinema.slug === slug) ?? [])
  const here = location?.type === 'position' ? location.value : null
  const withDistance = (cinema: LocatorCinemaModel): NearbyCinema => ({
    cinema,
    kilometres: here && cinema.position ? distanceBetween(here, cinema.position) : null,
  })
  return {
    step: stepOf(snapshot),
    device: snapshot.value.geolocation,
    location,
    guessed: saved === null && location?.type === 'city' && location.value === snapshot.context.guess?.city,
    places,
    nearby: here && snapshot.matches({ ordering: 'locked' }) ? named(nearby).map(withDistance) : null,
    history: places ? history.flatMap((place) => knownPlace(places, cinemas, place)) : [],
    favourites: client.signedIn ? named(client.favourites) : null,
  }
}

/** The running locator and its actions, for its modal only: it imports the machine. `clientHref` is null where sign-in is off. */
export function useRunningLocator(cookie: string, clientHref: string | null) {
  const { actor, places } = startLocator(useRouter(), cookie)
  const saved = useSavedItems(clientHref)
  useEffect(() => notifyClient(actor, saved), [actor, saved])
  const snapshot = useSelector(actor, (state) => state)
  return {
    locator: locatorOf(snapshot, places()),
    choose: (location: LocatorLocation) => actor.send({ type: 'location.choose', location }),
    loadPosition: () => actor.send({ type: 'position.request' }),
    forget: () => actor.send({ type: 'location.forget' }),
    retry: () => actor.send({ type: 'places.retry' }),
  }
}
