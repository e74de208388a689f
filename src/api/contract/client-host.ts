import { toClient, toFavourites, wireClient, wireFavourites } from '#models/client.ts'
import { toPush, wirePush } from '#models/push.ts'
import { wireSubscriptionOffers } from '#models/subscription.ts'
import { toTickets, wireTickets } from '#models/ticket.ts'
import { wireAuthenticationEndpoints } from '#models/webview.ts'
import { asSent } from '#models/wire.ts'
import { call } from '../call.ts'

/**
 * GET calls of the client host. Those of the client's context have the language in their path, those of
 * the account the version.
 */
export const clientHostCalls = {
  subscriptionOffers: call('cms/1.0.0/subscription/subscription-offers', {
    summary: 'Plans that can be subscribed to',
    returns: 'list',
    tags: ['offers'],
    wire: wireSubscriptionOffers,
    toModel: asSent,
  }),
  permanentAutopromo: call('permanent-autopromo', {
    summary: 'Teaser that stands on every page of the client area',
    returns: 'item',
    tags: ['pushes'],
    wire: wirePush,
    toModel: toPush,
  }),
  me: call('v1/accounts/me', {
    reach: 'personal',
    summary: 'The signed-in client',
    returns: 'item',
    wire: wireClient,
    toModel: toClient,
  }),
  client: call('{language}/client/{clientId}', {
    reach: 'personal',
    summary: 'The signed-in client by its id, where the session is that of the cookies',
    language: false,
    returns: 'item',
    wire: wireClient,
    toModel: toClient,
  }),
  favourites: call('v1/accounts/me/cinemas', {
    reach: 'personal',
    summary: 'Favourite cinemas of the signed-in client',
    returns: 'list',
    wire: wireFavourites,
    toModel: toFavourites,
  }),
  tickets: call('v1/accounts/me/bookings', {
    reach: 'personal',
    summary: 'Bookings of the signed-in client that are ahead, the soonest first',
    returns: 'list',
    wire: wireTickets,
    toModel: toTickets,
  }),
  webview: call('{language}/webview', {
    reach: 'personal',
    summary: 'Where the authentication frame starts',
    language: false,
    returns: 'item',
    wire: wireAuthenticationEndpoints,
    toModel: asSent,
  }),
} as const
