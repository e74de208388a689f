import type { Emotion } from '#models/feelings.ts'
import { defaultIntention, writeCalls } from './contract/writes.ts'
import type { Write } from './write.ts'

export interface ClientWrites {
  readonly addFavourite: (slug: string) => Promise<void>
  readonly removeFavourite: (slug: string) => Promise<void>
  readonly setWishlist: (showSlugs: readonly string[]) => Promise<void>
  readonly setIntention: (slug: string, wanted: boolean) => Promise<void>
  readonly setEmotion: (slug: string, emotion: Emotion, isDelete: boolean) => Promise<void>
}

/**
 * Changes of a signed-in client, at the client host of `send`. Throws NotFoundError,
 * GoneError or UnavailableError.
 */
export function createClientWrites(send: Write, clientId: string): ClientWrites {
  // Calls of the client's context have the language in their path: `/api/fr/client/…`.
  const write: Write = (call, params, body) =>
    send({ ...call, path: `{language}/${call.path}` }, params, body)
  return {
    addFavourite: (slug) => write(writeCalls.addFavourite, { clientId, slug }, null),
    removeFavourite: (slug) => write(writeCalls.removeFavourite, { clientId, slug }, null),
    setWishlist: (showSlugs) => write(writeCalls.setWishlist, { clientId }, { showSlugs: [...showSlugs] }),
    setIntention: (slug, wanted) =>
      write(writeCalls.setIntention, { clientId, slug }, { intention: defaultIntention, isDelete: !wanted }),
    setEmotion: (slug, emotion, isDelete) =>
      write(writeCalls.setEmotion, { clientId, slug }, { emotion, isDelete }),
  }
}
