import { type Actor, fromPromise } from 'xstate'
import { favouritesMachine, type SentFavourite } from '../../../machines/favourites-machine.ts'
import type { FavouriteRefusal, ListedCinema } from '../../../machines/favourites-rules.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { createClientWrites } from '../../api/client-writes.ts'
import { writeCalls } from '../../api/contract/writes.ts'
import type { Write } from '../../api/write.ts'

export interface FavouritesOptions {
  /** Sends to the client host. */
  readonly write: Write
  /** With an external identity provider favourites are named by the references of the ticketing, else by slug. */
  readonly external: boolean
  readonly siteLimit: number
  readonly onRefusal: (refusal: {
    readonly reason: FavouriteRefusal
    readonly cinema: string
    readonly limit: number
  }) => void
  /** After each change, with how many are left. */
  readonly onRest: (rest: { readonly left: number; readonly outdated: boolean }) => void
}

function send(
  { write, external }: FavouritesOptions,
  { client, cinema, wanted, reference }: SentFavourite,
): Promise<void> {
  if (external) {
    if (reference === null) return Promise.reject(new Error('The ticketing has no name for the cinema'))
    return write(
      wanted ? writeCalls.addFavourites : writeCalls.removeFavourites,
      {},
      { cinemas: [reference] },
    )
  }
  const { addFavourite, removeFavourite } = createClientWrites(write, client)
  return wanted ? addFavourite(cinema) : removeFavourite(cinema)
}

/** The favourite cinemas of the client, still nobody's. */
export function startFavourites(options: FavouritesOptions): Actor<typeof favouritesMachine> {
  const machine = favouritesMachine.provide({
    actors: { change: fromPromise<void, SentFavourite>(({ input }) => send(options, input)) },
    actions: {
      notifyRefusal: (_, { reason, cinema, limit }) => {
        if (reason !== undefined && cinema !== undefined) options.onRefusal({ reason, cinema, limit })
      },
      rest: (_, how) => options.onRest(how),
    },
  })
  return runMachine(machine, { input: { siteLimit: options.siteLimit } })
}

/** Slugs for references, in their order; what is not in the list is left out. */
export const slugsOf = (references: readonly string[], cinemas: readonly ListedCinema[]): readonly string[] =>
  references.flatMap((reference) => cinemas.find((cinema) => cinema.reference === reference)?.slug ?? [])
