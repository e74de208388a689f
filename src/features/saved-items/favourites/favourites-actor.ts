import { type Actor, fromPromise } from 'xstate'
import { favouritesMachine, type SentFavourite } from '#machines/favourites-machine.ts'
import type { FavouriteRefusal, ListedCinema } from '#machines/favourites-rules.ts'
import { runMachine } from '../../../actor-kit/run-machine.ts'
import { createClientWrites } from '../../../api/client-writes.ts'
import { writeCalls } from '../../../api/contract/writes.ts'
import { mutate } from '../../../api/queries.ts'
import type { Write } from '../../../api/write.ts'

export interface FavouritesOptions {
  readonly write: Write
  /** True: an external identity provider gets favourites as ticketing references instead of slugs. */
  readonly external: boolean
  readonly siteLimit: number
  readonly onRefusal: (refusal: {
    readonly reason: FavouriteRefusal
    readonly cinema: string
    readonly limit: number
  }) => void
  /** Called after each change, with the number of changes left. */
  readonly onRest: (rest: { readonly left: number; readonly outdated: boolean }) => void
}

function send(
  { write, external }: FavouritesOptions,
  { client, cinema, wanted, reference }: SentFavourite,
): Promise<void> {
  if (external) {
    if (reference === null) return Promise.reject(new Error('The cinema has no ticketing reference'))
    return write(
      wanted ? writeCalls.addFavourites : writeCalls.removeFavourites,
      {},
      { cinemas: [reference] },
    )
  }
  const { addFavourite, removeFavourite } = createClientWrites(write, client)
  return wanted ? addFavourite(cinema) : removeFavourite(cinema)
}

export function startFavourites(options: FavouritesOptions): Actor<typeof favouritesMachine> {
  const machine = favouritesMachine.provide({
    actors: {
      change: fromPromise<void, SentFavourite>(({ input }) => mutate((sent) => send(options, sent), input)),
    },
    actions: {
      notifyRefusal: (_, { reason, cinema, limit }) => {
        if (reason !== undefined && cinema !== undefined) options.onRefusal({ reason, cinema, limit })
      },
      rest: (_, how) => options.onRest(how),
    },
  })
  return runMachine(machine, { input: { siteLimit: options.siteLimit } })
}

/** Slugs of references, in order; unknown ones are left out. */
export const slugsOf = (references: readonly string[], cinemas: readonly ListedCinema[]): readonly string[] =>
  references.flatMap((reference) => cinemas.find((cinema) => cinema.reference === reference)?.slug ?? [])
