import type { WireClient } from '#models/client.ts'
import type { Account } from './accounts.ts'
import type { Membership } from './membership-types.ts'
import type { SavedItemLists } from './saved-item-lists.ts'

export function wireClientOf(
  account: Account,
  { subscription, loyalty, picture }: Membership,
  saved: SavedItemLists,
  favouriteLimit: number,
): WireClient {
  return {
    icu: account.id,
    firstname: account.firstName,
    lastname: account.lastName,
    email: account.email === '' ? null : account.email,
    photoUrl: picture,
    registered: account.hasPassword || account.completedAt !== null,
    emailVerify: account.emailVerifiedAt !== null,
    firstLogin: account.completedAt === null,
    favoriteCinemas: [...saved.favouriteCinemas],
    favoriteLimit: favouriteLimit,
    newsletterSubscription: account.newsletter,
    cinepassSubscription: subscription !== null,
    subscription: subscription && {
      currentPlan: subscription.currentPlan,
      eligibleChanges: [...subscription.eligibleChanges],
      eligibleForAddonChange: subscription.eligibleForAddonChange,
      newLeadId: subscription.newLeadId,
      newPlan: subscription.newPlan,
      nextPlanExecutionDate: subscription.nextPlanExecutionDate,
    },
    cinepassType: subscription?.planTitle ?? subscription?.currentPlan ?? null,
    mailConsent: account.mailConsent,
    sendNewsletter: account.newsletter,
    loyaltyLevel: loyalty?.level ?? null,
    wishlist: [...saved.wishlist],
    emotions: { ...saved.emotions },
  }
}
