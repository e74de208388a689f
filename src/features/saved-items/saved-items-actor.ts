import { textsInBrowser } from '@marquee/i18n/texts.ts'
import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { type Actor, waitFor } from 'xstate'
import type { favouritesMachine } from '#machines/favourites-machine.ts'
import {
  type FavouriteRefusal,
  type FavouritesClient,
  favouritesOf,
  type ListedCinema,
} from '#machines/favourites-rules.ts'
import type { feelingsMachine } from '#machines/feelings-machine.ts'
import { feelingsOf } from '#machines/feelings-rules.ts'
import type { Client } from '#models/client.ts'
import type { Emotion } from '#models/feelings.ts'
import { keys, queries } from '../../api/queries.ts'
import { type Boot, readBoot } from '../../document/boot.ts'
import { placesQuery } from '../../programme/locator-data.ts'
import { showAlert } from '../alerts/alerts.ts'
import { clientAccess, followClient, refreshClient, restartClientRequest } from '../auth/auth-actor.ts'
import { clientCallsOf } from '../auth/client-write.ts'
import { notifyTabs } from '../auth/tabs.ts'
import { loadModalTexts } from '../modals/modal-texts.ts'
import { loadModals } from '../modals/modals.ts'
import { slugsOf, startFavourites } from './favourites/favourites-actor.ts'
import { setSavedItems } from './saved-items-value.ts'
import { startFeelings } from './wishes-and-ratings-actor.ts'
import { setLiveWishes } from './wishlist/wish-sources.ts'

/** Milliseconds that a press waits for the client. */
const PATIENCE = 10_000

interface RunningSavedItems {
  /** Null where the site has no favourites. */
  readonly favourites: Actor<typeof favouritesMachine> | null
  readonly feelings: Actor<typeof feelingsMachine>
}

async function listCinemas(language: Boot['language']): Promise<readonly ListedCinema[] | null> {
  const places = await queries.query(placesQuery(language)).catch(() => null)
  const cinemas = places?.cities.flatMap((city) => city.cinemas)
  return cinemas?.map(({ slug, reference }) => ({ slug, reference })) ?? null
}

function rest({ left, outdated }: { readonly left: number; readonly outdated: boolean }): void {
  if (left > 0) return
  notifyTabs()
  if (outdated) refreshClient()
  else restartClientRequest()
}

/** The last change was refused because nobody is signed in any more. */
let signedOut = false

const hostOf = () =>
  clientCallsOf(
    (send) =>
      (...change) =>
        send(...change).catch((error: unknown) => {
          signedOut = error instanceof UnavailableError && error.status === 401
          if (signedOut) refreshClient()
          throw error
        }),
  )

async function withFavourites(
  client: Client,
  boot: Boot,
  host: ReturnType<typeof hostOf>['host'],
): Promise<FavouritesClient> {
  const own = { id: client.id, favourites: client.favouriteCinemas, limit: client.favouriteLimit }
  const query = { queryKey: keys.favourites(client.id), queryFn: host.favourites }
  const requested = clientAccess().external ? queries.query(query).catch(() => null) : null
  const [cinemas, service] = await Promise.all([listCinemas(boot.language), requested])
  if (service === null || cinemas === null) return { ...own, cinemas }
  return {
    ...own,
    favourites: slugsOf(service.vistaRefs, cinemas),
    limit: service.limit ?? own.limit,
    cinemas,
  }
}

const namespaces = ['cinemas', 'feelings'] as const

/** Fetched ahead: when a change fails, the network may fail too. */
const preloadSavedItemAlerts = (): Promise<unknown> => Promise.all([loadModals(), loadModalTexts(namespaces)])

async function warn(ns: (typeof namespaces)[number], about: string, values: object = {}): Promise<void> {
  await loadModalTexts(namespaces)
  const t = (key: string) => textsInBrowser()?.t(`${about}.${key}`, { ns, ...values }) ?? ''
  const how = {
    level: 'warning',
    className: null,
    icon: ns === 'cinemas' ? 'star' : 'heart',
    cta: null,
    closable: true,
  } as const
  showAlert({ ...how, autoCloseId: `${ns}.${about}`, title: t('title'), subtitle: t('subtitle') })
}

const warnOfFavourite = (reason: FavouriteRefusal, limit: number): Promise<void> =>
  reason === 'limit' ? warn('cinemas', 'alert', { count: limit }) : warn('cinemas', 'favouriteFailed')

const warnOfFeelings = (kind: 'wish' | 'rating' | 'signedOut'): Promise<void> =>
  warn('feelings', kind === 'signedOut' ? kind : `${kind}Failed`)

function begin(): RunningSavedItems {
  const boot = readBoot()
  const { clientHref, external } = clientAccess()
  const { write, host } = hostOf()
  const feelings = startFeelings({
    write,
    onFailure: ({ kind }) => void warnOfFeelings(signedOut ? 'signedOut' : kind),
    onRest: rest,
  })
  const favourites = boot.flags.favouriteCinemas
    ? startFavourites({
        write,
        external,
        siteLimit: boot.site.favouriteLimit,
        onRefusal: ({ reason, cinema, limit }) => {
          if (reason === 'failed' && signedOut) void warnOfFeelings('signedOut')
          else void warnOfFavourite(reason, limit)
          if (reason === 'unknown') reportError(new Error(`Unknown cinema: ${cinema}`))
        },
        onRest: rest,
      })
    : null
  const publish = () => {
    const { context } = feelings.getSnapshot()
    const known = favourites?.getSnapshot().context
    const slugs = known?.client ? favouritesOf(known) : null
    const ofClient = context.client === null ? null : feelingsOf(context)
    setLiveWishes(ofClient && ofClient.wishlist)
    setSavedItems(ofClient && { favourites: slugs, feelings: ofClient, before: context.before })
  }
  feelings.subscribe(publish)
  favourites?.subscribe(publish)
  let last: Client | null | undefined
  followClient(clientHref, ({ signedIn, client }) => {
    if (signedIn === 'unknown' || client === last) return
    last = client
    feelings.send({ type: 'client.change', client: client && { id: client.id, feelings: client.feelings } })
    if (client === null) favourites?.send({ type: 'client.change', client })
    else if (favourites) {
      void withFavourites(client, boot, host).then(
        (known) => last === client && favourites.send({ type: 'client.change', client: known }),
      )
    }
  })
  void preloadSavedItemAlerts().catch(() => {})
  return { favourites, feelings }
}

let running: RunningSavedItems | undefined

/** Saved items of the client, started on first use. Throws before the identity is known. */
export const startSavedItems = (): RunningSavedItems => (running ??= begin())

const isKnown = (snapshot: { readonly context: { readonly client: string | null } }) =>
  snapshot.context.client !== null

/** Does nothing without a client. */
async function favouritesOfClient() {
  const { favourites } = startSavedItems()
  await (favourites && waitFor(favourites, isKnown, { timeout: PATIENCE }))
  return favourites
}

async function feelingsOfClient() {
  const { feelings } = startSavedItems()
  await waitFor(feelings, isKnown, { timeout: PATIENCE })
  return feelings
}

const quietly = (done: Promise<void>) => done.catch(() => {})

export const changeFavourite = (cinema: string, toggles: boolean): Promise<void> =>
  quietly(
    favouritesOfClient().then((favourites) =>
      favourites?.send({ type: toggles ? 'favourite.toggle' : 'favourite.keep', cinema }),
    ),
  )

export const changeWish = (show: string, toggles: boolean): Promise<void> =>
  quietly(
    feelingsOfClient().then((feelings) =>
      feelings.send({ type: toggles ? 'wish.toggle' : 'wish.keep', show }),
    ),
  )

/** Null withdraws the rating. */
export const changeRating = (show: string, emotion: Emotion | null): Promise<void> =>
  quietly(feelingsOfClient().then((feelings) => feelings.send({ type: 'rating.set', show, emotion })))

/** Adds shows to the wishlist. Rejects unless the service confirms them. */
export async function mergeWishes(shows: readonly string[]): Promise<void> {
  const feelings = await feelingsOfClient()
  feelings.send({ type: 'wishes.merge', shows })
  const { client, wishes } = feelings.getSnapshot().context
  const last = wishes.at(-1)
  const { context } = await waitFor(
    feelings,
    (now) => now.context.client !== client || last === undefined || !now.context.wishes.includes(last),
  )
  const { wishlist } = context.saved
  if (context.client !== client || !shows.every((show) => wishlist.includes(show)))
    throw new Error('The wishlist is not merged')
}
