import type { Intention, IntentionKind } from './pending-action.ts'

/** Does what a client wanted before signing in. */
export type GoesOn = (intention: Intention) => Promise<void> | void

/** What goes on after signing in on a page that was loaded anew. Each kind brings its code only then. */
export const pendingKinds: Readonly<Partial<Record<IntentionKind, () => Promise<GoesOn>>>> = {
  favourite: () =>
    import('../saved-items/resume-saved-items.ts').then(({ resumeFavourite }) => resumeFavourite),
  wishlist: () => import('../saved-items/resume-saved-items.ts').then(({ resumeWish }) => resumeWish),
  rating: () => import('../saved-items/resume-saved-items.ts').then(({ resumeRating }) => resumeRating),
}
