import type { Emotion } from '#models/feelings.ts'
import { defaultIntention, writeCalls } from './contract/writes.ts'
import type { Write } from './write.ts'

/**
 * Changes of a signed-in client, at the client host of `send`. Throws NotFoundError,
 * GoneError or UnavailableError.
 */
export function createClientWrites(send: Write, clientId: string) {
  // Calls of the client's context have the language in their path: `/api/fr/client/…`.
  const write: Write = (call, params, body) =>
    send({ ...call, path: `{language}/${call.path}` }, params, body)
  return {
    addFavourite: (slug: string) => write(writeCalls.addFavourite, { clientId, slug }, null),
    removeFavourite: (slug: string) => write(writeCalls.removeFavourite, { clientId, slug }, null),
    setWishlist: (showSlugs: readonly string[]) =>
      write(writeCalls.setWishlist, { clientId }, { showSlugs: [...showSlugs] }),
    setIntention: (slug: string, wanted: boolean) =>
      write(writeCalls.setIntention, { clientId, slug }, { intention: defaultIntention, isDelete: !wanted }),
    setEmotion: (slug: string, emotion: Emotion, isDelete: boolean) =>
      write(writeCalls.setEmotion, { clientId, slug }, { emotion, isDelete }),
  }
}
