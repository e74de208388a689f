import type { Intention, IntentionKind } from './pending-action.ts'

export type GoesOn = (intention: Intention) => Promise<void> | void

export const pendingKinds: Readonly<Partial<Record<IntentionKind, () => Promise<GoesOn>>>> = {
  favourite: () =>
    import('../saved-items/resume-saved-items.ts').then(({ resumeFavourite }) => resumeFavourite),
  wishlist: () => import('../saved-items/resume-saved-items.ts').then(({ resumeWish }) => resumeWish),
  rating: () => import('../saved-items/resume-saved-items.ts').then(({ resumeRating }) => resumeRating),
}
