import { json, jsonError } from '@marquee/kit/http/json-responses.ts'
import { Hono } from 'hono'
import { authentication } from '#config/authentication.ts'
import { sites } from '#config/sites.ts'
import type { WireClient } from '#models/client.ts'
import { type Clock, wallClock } from '#models/site-clock.ts'
import type { WireTicket } from '#models/ticket.ts'
import type { Account, Accounts } from './accounts.ts'
import { type AccountRequest, authenticate, authenticateByCookie, hasValidCsrfToken } from './authenticate.ts'
import type { CinemaKey } from './create-accounts.ts'
import type { Membership } from './membership-types.ts'
import type { Identity } from './ports.ts'
import { reminderResponses } from './reminder-responses.ts'
import { done, personal } from './responses.ts'
import type { SavedItemLists } from './saved-item-lists.ts'
import {
  type ApiContext,
  type ApiHandler,
  favouriteResponses,
  feelingResponses,
} from './saved-item-responses.ts'
import { endedCookies, matchesSession, sessionCookies } from './session-cookies.ts'

export interface PersonalOptions {
  readonly accounts: Accounts
  readonly cinemas: (site: Account['site']) => Promise<readonly CinemaKey[]>
  /** Null if no embedded provider issues tokens. */
  readonly identity: Identity | null
  readonly clock?: Clock
}

type Env = { Bindings: AccountRequest }

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

export function createPersonalApi(options: PersonalOptions): Hono<Env> {
  const { accounts, identity } = options
  const app = new Hono<Env>()
  const signedIn = (handle: ApiHandler) => async (context: ApiContext) => {
    const who = await authenticate(accounts, identity, context.env)
    return personal(who instanceof Response ? who : await handle(context, who))
  }
  const self = (handle: ApiHandler) =>
    signedIn(async (context, who) =>
      context.req.param('id') === who.account.id
        ? handle(context, who)
        : jsonError(403, 'this is another client'),
    )

  const me = meResponse(options)
  const favourites = favouriteResponses(options)
  const feelings = feelingResponses(accounts)
  app.get('/accounts/me', signedIn(me))
  app.get('/accounts/me/cinemas', signedIn(favourites.cinemas))
  app.get('/accounts/me/bookings', signedIn(bookingsResponse(options)))
  app.patch('/accounts/me/cinemas', signedIn(favourites.addCinemas))
  app.delete('/accounts/me/cinemas', signedIn(favourites.removeCinemas))
  const reminders = reminderResponses(options)
  app.post('/client/reminders', async (context) => personal(await reminders.set(context)))
  app.post('/client/reminders/end', async (context) => personal(await reminders.end(context)))
  app.post('/client/reminders/end-device', async (context) => personal(await reminders.endDevice(context)))
  app.get('/client/:id', self(me))
  app.post('/client/:id/cinema/:slug', self(favourites.addCinema))
  app.delete('/client/:id/cinema/:slug', self(favourites.removeCinema))
  app.post('/client/:id/shows', self(feelings.wishlist))
  app.post('/client/:id/show/:slug/intention', self(feelings.intention))
  app.post('/client/:id/show/:slug/emotion', self(feelings.emotion))
  app.get('/webview', async ({ env: { visited } }) => {
    const page = (path: string) => `${visited.clientOrigin}/${visited.language}/${path}`
    return personal(
      json(200, { loginUrl: page(authentication.signInPath), signupUrl: page(authentication.registerPath) }),
    )
  })
  app.post('/logout', async ({ env }) => personal(await logout(options, env)))
  for (const [path, allow] of Object.entries(allowed))
    app.all(path, () => personal(jsonError(405, 'method not allowed', { allow })))
  return app
}

const allowed = {
  '/client/reminders': 'POST',
  '/client/reminders/end': 'POST',
  '/client/reminders/end-device': 'POST',
  '/accounts/me': 'GET, HEAD',
  '/accounts/me/cinemas': 'GET, HEAD, PATCH, DELETE',
  '/accounts/me/bookings': 'GET, HEAD',
  '/client/:id': 'GET, HEAD',
  '/client/:id/cinema/:slug': 'POST, DELETE',
  '/client/:id/shows': 'POST',
  '/client/:id/show/:slug/intention': 'POST',
  '/client/:id/show/:slug/emotion': 'POST',
  '/webview': 'GET, HEAD',
  '/logout': 'POST',
} as const

/** Same-site requests may sign out even without the CSRF cookie. */
async function logout({ accounts, identity }: PersonalOptions, call: AccountRequest): Promise<Response> {
  const { visited, request } = call
  const who = await authenticateByCookie(accounts, call)
  const own = [visited.origin, visited.clientOrigin].includes(request.headers.get('origin') ?? '')
  if (who && !own && !hasValidCsrfToken(request, who.session))
    return jsonError(403, `${authentication.csrfHeader} is not that of the session`)
  const ended = (await identity?.endSession(visited, request)) ?? []
  if (who) await accounts.sessions.end(visited.site, who.token)
  return withCookies(done(), [...endedCookies(visited), ...ended])
}

function wireClientOf(
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

function meResponse({ accounts, clock = Date.now }: PersonalOptions): ApiHandler {
  return async ({ env: { visited, request } }, who) => {
    const { account } = who
    const { site, id } = account
    const [membership, saved] = await Promise.all([
      accounts.memberships.find(site, id, visited.language),
      accounts.savedItems.list(site, id),
    ])
    const received = json(
      200,
      wireClientOf(account, membership, saved, accounts.savedItems.favouriteLimit(account.site)),
    )
    if (who.by === 'token' || matchesSession(request.headers.get('cookie'), who.session)) return received
    return withCookies(received, sessionCookies(visited, who.token, who.session, clock()))
  }
}

function bookingsResponse({ accounts, clock = Date.now }: PersonalOptions): ApiHandler {
  return async (_, { account: { site, id } }) => {
    const now = wallClock(sites[site].timeZone, clock())
    const ahead = (await accounts.bookings.list(site, id))
      .filter(({ startsAt, cancelledAt }) => cancelledAt === null && startsAt > now)
      .toReversed()
    const tickets = ahead.map(
      ({ showTitle, cinemaName, startsAt, version, auditorium, seats }): WireTicket => ({
        showTitle,
        cinemaName,
        startsAt,
        version,
        auditorium,
        seats,
      }),
    )
    return json(200, tickets)
  }
}
