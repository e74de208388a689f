import type { useRouter } from '@tanstack/react-router'
import { type Actor, fromPromise } from 'xstate'
import { limits } from '#config/limits.ts'
import type { LocatorEvent, NearbyQuestion } from '#machines/locator-context.ts'
import { locatorMachine } from '#machines/locator-machine.ts'
import type { LocatorClient, LocatorLocation, LocatorPlaces, SavedLocation } from '#machines/locator-rules.ts'
import { readSavedPlaces, roundPosition } from '#models/saved-location.ts'
import { followAddress } from '../../actor-kit/follow-address.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { queries } from '../../api/queries.ts'
import type { LocatorModel } from '../../page-models/locator.ts'
import { placesQuery } from '../../programme/locator-data.ts'
import { openPersistedStore } from '../../storage/persisted-store.ts'
import { PLACE_STORE } from '../../storage/place-store.ts'
import { showAlert } from '../alerts/alerts.ts'
import type { SavedItems } from '../saved-items/saved-items-value.ts'
import { requestPosition } from './geolocation.ts'
import { forgetGuess, guessPlace } from './guessed-place.ts'
import { addressFor, pageOfAddress } from './locator-address.ts'
import { eraseLocation, notifyPlace, savedLocationOf, saveLocation } from './locator-cookie.ts'
import { cinemasIn, cityAround, orderNearby, placeOf } from './locator-places.ts'
import { setHere, setNearby } from './nearby-order.ts'

type Router = ReturnType<typeof useRouter>

const nobody: LocatorClient = { signedIn: false, favourites: [] }

const HISTORY_STORE = 'locator-history'

export interface RunningLocator {
  readonly actor: Actor<typeof locatorMachine>
  readonly places: () => LocatorModel | null
}

async function locate(t: (key: string) => string) {
  try {
    return roundPosition(await requestPosition())
  } catch (error) {
    const how = {
      level: 'warning',
      className: 'alert--place',
      icon: 'locate',
      cta: null,
      closable: true,
    } as const
    showAlert({ ...how, autoCloseId: 'locator', title: t('alert.title'), subtitle: t('alert.subtitle') })
    throw error
  }
}

function begin(router: Router, cookie: string): RunningLocator {
  const { edition } = router.options.context
  const { language, i18n } = edition
  let places: LocatorModel | null = null

  async function loadPlaces(): Promise<LocatorPlaces> {
    const [loaded, store] = await Promise.all([queries.query(placesQuery(language)), openPersistedStore()])
    places = loaded
    const cinemas = places.cities.flatMap((city) =>
      city.cinemas.map(({ slug, reference }) => ({ slug, reference, city: city.slug })),
    )
    return {
      cinemas,
      cities: [...places.cities, ...places.zones].map(({ slug }) => slug),
      saved: savedLocationOf(cookie),
      history: readSavedPlaces(store.read(HISTORY_STORE)),
    }
  }

  function go(href: string | undefined | null): void {
    if (href) followAddress(router, href)
  }

  const around = (chosen: LocatorLocation | null) =>
    places && chosen?.type === 'position' ? cityAround(places, chosen.value) : ''

  const t = (key: string) => i18n.t(key, { ns: 'locator' })

  const machine = locatorMachine.provide({
    actors: {
      loadPlaces: fromPromise(loadPlaces),
      guessCity: fromPromise(async () => (await guessPlace(language)).city),
      locate: fromPromise(() => locate(t)),
      orderNearby: fromPromise<readonly string[], NearbyQuestion>(async ({ input }) =>
        places ? orderNearby(places, input) : [],
      ),
    },
    actions: {
      save(_, { saved }) {
        if (saved) return saveLocation(cookie, saved)
        eraseLocation(cookie)
        forgetGuess()
      },
      saveHistory: (_, { history }) =>
        void openPersistedStore().then((store) => store.write(HISTORY_STORE, JSON.stringify(history))),
      redirect: (_, { cinema }) => go(places && cinemasIn(places).find(({ slug }) => slug === cinema)?.href),
      follow: (_, { location: chosen }) => go(addressFor(edition, location.pathname, chosen, around(chosen))),
    },
  })
  const input = {
    page: pageOfAddress(edition, location.pathname),
    client: nobody,
    remembered: limits.locator.history,
  }
  const actor = runMachine(machine, { input })
  let last: SavedLocation | null | undefined
  actor.subscribe(({ context }) => {
    setNearby(context.nearby)
    setHere(context.saved?.type === 'position' ? context.saved.value : null)
    if (places === null || context.saved === last) return
    last = context.saved
    notifyPlace(cookie, placeOf(places, last, t))
  })
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) send({ type: 'page.enter', page: pageOfAddress(edition, location.pathname) })
  })
  const send = (event: LocatorEvent) => actor.send(event)
  addEventListener('storage', ({ key }) => {
    if (key === PLACE_STORE) send({ type: 'saved.change', saved: savedLocationOf(cookie) })
  })
  return { actor, places: () => places }
}

export function notifyClient(actor: RunningLocator['actor'], saved: SavedItems | null): void {
  const client = saved?.favourites ? { signedIn: true, favourites: saved.favourites } : nobody
  const current = actor.getSnapshot().context.client
  if (current.signedIn !== client.signedIn || current.favourites.join() !== client.favourites.join())
    actor.send({ type: 'client.change', client })
}

let running: RunningLocator | undefined

export function startLocator(router: Router, cookie: string): RunningLocator {
  running ??= begin(router, cookie)
  return running
}
