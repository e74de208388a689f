import type { KnownClient } from './client.ts'

// Stands between the first load and what a signed-in client needs: the names of all those files would be in every page otherwise.

/** Tells of the client, now and whenever that changes. Answers with what ends it. */
export async function followClient(clientHref: string, tell: (known: KnownClient) => void): Promise<() => void> {
  try {
    return (await import('./auth-actor.ts')).followClient(clientHref, tell)
  } catch {
    tell({ signedIn: 'none', client: null })
    return () => {}
  }
}

export const isSignedIn = async (clientHref: string): Promise<boolean> => (await import('./auth-actor.ts')).isSignedIn(clientHref)

/** What the client keeps, told from now on. */
export const startKept = async (): Promise<void> => void (await import('./kept-actor.ts')).startKept()

/** Puts a cinema among the favourites or takes it away. For a client only. */
export const toggleFavourite = async (cinema: string): Promise<void> => (await import('./kept-actor.ts')).changeFavourite(cinema)

/** Puts a show on the wishlist or takes it off. For a client only. */
export const toggleWish = async (show: string): Promise<void> => (await import('./kept-actor.ts')).changeWish(show)
