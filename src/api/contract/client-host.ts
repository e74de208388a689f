import { toClient, toFavourites, wireClient, wireFavourites } from '#models/client.ts'
import { toPush, wirePush } from '#models/push.ts'
import { wireSubscriptionOffers } from '#models/subscription.ts'
import { toTickets, wireTickets } from '#models/ticket.ts'
import { wireAuthenticationEndpoints } from '#models/webview.ts'
import { asSent } from '#models/wire.ts'
import { call } from '../call.ts'

const designed = { origin: 'designed' } as const
const personal = { origin: 'designed', reach: 'personal' } as const

/**
 * GET calls of the client host. Those of the client's context have the language in their path, those of
 * the account the version.
 */
export const clientHostCalls = {
  subscriptionOffers: call({
    ...designed,
    summary: 'Plans that can be subscribed to',
    path: 'cms/1.0.0/subscription/subscription-offers',
    returns: 'list',
    tags: ['offers'],
    wire: wireSubscriptionOffers,
    toModel: asSent,
  }),
  permanentAutopromo: call({
    ...designed,
    summary: 'Teaser that stands on every page of the client area',
    path: 'permanent-autopromo',
    returns: 'item',
    tags: ['pushes'],
    wire: wirePush,
    toModel: toPush,
  }),
  me: call({
    ...personal,
    summary: 'The signed-in client',
    path: 'v1/accounts/me',
    returns: 'item',
    wire: wireClient,
    toModel: toClient,
  }),
  client: call({
    ...personal,
    summary: 'The signed-in client by its id, where the session is that of the cookies',
    path: '{language}/client/{clientId}',
    language: false,
    returns: 'item',
    wire: wireClient,
    toModel: toClient,
  }),
  favourites: call({
    ...personal,
    summary: 'Favourite cinemas of the signed-in client',
    path: 'v1/accounts/me/cinemas',
    returns: 'list',
    wire: wireFavourites,
    toModel: toFavourites,
  }),
  tickets: call({
    ...personal,
    summary: 'Bookings of the signed-in client that are ahead, the soonest first',
    path: 'v1/accounts/me/bookings',
    returns: 'list',
    wire: wireTickets,
    toModel: toTickets,
  }),
  webview: call({
    ...personal,
    summary: 'Where the authentication frame starts',
    path: '{language}/webview',
    language: false,
    returns: 'item',
    wire: wireAuthenticationEndpoints,
    toModel: asSent,
  }),
} as const
