import { json, jsonError } from '@marquee/kit/http/json-responses.ts'
import type { Context } from 'hono'
import { writeCalls } from '../../api/contract/writes.ts'
import type { Account, Accounts } from './accounts.ts'
import type { AccountRequest, Who } from './authenticate.ts'
import type { CinemaKey } from './create-accounts.ts'
import { done, readPersonalBody } from './responses.ts'

export type ApiContext = Context<{ Bindings: AccountRequest }>
export type ApiHandler = (context: ApiContext, who: Who) => Promise<Response>

interface FavouriteOptions {
  readonly accounts: Accounts
  readonly cinemas: (site: Account['site']) => Promise<readonly CinemaKey[]>
}

const SLUG = /^[^\s/\\\p{Cc}]{1,200}$/u
const MOST_CINEMAS = 50

const slugOf = (context: ApiContext) => context.req.param('slug') ?? ''
const unknown = (what: string) => jsonError(404, `${what} does not exist`)

export function favouriteResponses({ accounts, cinemas }: FavouriteOptions) {
  const limitReached = (account: Account) =>
    json(409, { error: 'no more favourite cinemas', limit: accounts.savedItems.favouriteLimit(account.site) })

  async function add(account: Account, slugs: readonly string[]): Promise<Response> {
    for (const slug of slugs) {
      const outcome = await accounts.savedItems.addFavourite(account.site, account.id, slug)
      if (outcome === 'limitReached') return limitReached(account)
      if (outcome === 'unknownCinema') return unknown('the cinema')
    }
    return done()
  }

  async function namedCinemas({
    env,
  }: ApiContext): Promise<{ readonly slugs: readonly string[] } | { readonly refused: Response }> {
    const read = await readPersonalBody(env.request, writeCalls.addFavourites.body)
    if ('refused' in read) return read
    if (read.body.cinemas.length > MOST_CINEMAS)
      return { refused: jsonError(400, `more than ${MOST_CINEMAS} cinemas at once`) }
    const all = await cinemas(env.visited.site)
    const slugs = read.body.cinemas.flatMap((ref) => all.find(({ vistaRef }) => vistaRef === ref)?.slug ?? [])
    return slugs.length < read.body.cinemas.length ? { refused: unknown('the cinema') } : { slugs }
  }

  return {
    cinemas: async (_, { account }) => {
      const [{ favouriteCinemas }, all] = await Promise.all([
        accounts.savedItems.list(account.site, account.id),
        cinemas(account.site),
      ])
      const refs = favouriteCinemas.flatMap(
        (slug) => all.find((cinema) => cinema.slug === slug)?.vistaRef ?? [],
      )
      return json(200, {
        items: refs.map((codeCcs) => ({ codeCcs })),
        favoriteLimit: accounts.savedItems.favouriteLimit(account.site),
      })
    },
    addCinemas: async (context, { account }) => {
      const read = await namedCinemas(context)
      return 'refused' in read ? read.refused : add(account, read.slugs)
    },
    removeCinemas: async (context, { account }) => {
      const read = await namedCinemas(context)
      if ('refused' in read) return read.refused
      for (const slug of read.slugs) await accounts.savedItems.removeFavourite(account.site, account.id, slug)
      return done()
    },
    addCinema: (context, { account }) => add(account, [slugOf(context)]),
    removeCinema: async (context, { account }) => {
      await accounts.savedItems.removeFavourite(account.site, account.id, slugOf(context))
      return done()
    },
  } as const satisfies Record<string, ApiHandler>
}

export function feelingResponses(accounts: Accounts) {
  const ended = (isKnown: boolean) => (isKnown ? done() : unknown('the show'))
  return {
    wishlist: async ({ env }, { account }) => {
      const read = await readPersonalBody(env.request, writeCalls.setWishlist.body)
      if ('refused' in read) return read.refused
      if (!read.body.showSlugs.every((slug) => SLUG.test(slug))) return jsonError(400, 'a slug is no slug')
      await accounts.savedItems.setWishlist(account.site, account.id, read.body.showSlugs)
      return done()
    },
    intention: async (context, { account }) => {
      const read = await readPersonalBody(context.env.request, writeCalls.setIntention.body)
      if ('refused' in read) return read.refused
      if (!SLUG.test(slugOf(context))) return unknown('the show')
      const { site, id } = account
      return ended(await accounts.savedItems.setIntention(site, id, slugOf(context), !read.body.isDelete))
    },
    emotion: async (context, { account }) => {
      const read = await readPersonalBody(context.env.request, writeCalls.setEmotion.body)
      if ('refused' in read) return read.refused
      if (!SLUG.test(slugOf(context))) return unknown('the show')
      const emotion = read.body.isDelete ? null : read.body.emotion
      return ended(await accounts.savedItems.setEmotion(account.site, account.id, slugOf(context), emotion))
    },
  } as const satisfies Record<string, ApiHandler>
}
