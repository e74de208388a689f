import type { Page, Route } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { cinemasOf } from './content.ts'
import { originOf } from './http.ts'
import { issueTokens } from './identity-provider.ts'

interface Facts {
  readonly favourites?: readonly string[]
  readonly wishlist?: readonly string[]
  readonly emotions?: Readonly<Record<string, string>>
  readonly subscription?: { readonly currentPlan: string }
  /** The visitor is anonymous at first; a sign-in succeeds at once. */
  readonly later?: boolean
}

export interface SiteClient {
  /** Requested changes, in order: `PATCH 0101`, `POST heron intention {…}`. */
  readonly changes: () => readonly string[]
  /** Status with which it refuses every change from now on; null: it accepts them. */
  readonly refuse: (status: number | null) => void
}

const client = { icu: 'c1', firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.org' }

/** Makes a browser context that of a client, and mocks the client host of the site for all its pages. */
export async function signIn(page: Page, site: SiteId, facts: Facts = {}): Promise<SiteClient> {
  const origin = originOf(site)
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  const cinemas = await cinemasOf(site)
  const slugOf = (reference: string) => cinemas.find(({ vistaRef }) => vistaRef === reference)?.slug ?? ''
  const stored = {
    favourites: [...(facts.favourites ?? [])],
    wishlist: new Set(facts.wishlist),
    emotions: new Map(Object.entries(facts.emotions ?? {})),
  }
  const changes: string[] = []
  let refusal: number | null = null

  function favourite(slug: string, wanted: boolean): void {
    stored.favourites = [...(wanted ? [slug] : []), ...stored.favourites.filter((each) => each !== slug)]
  }

  async function change(route: Route, line: string, apply: () => void): Promise<void> {
    changes.push(`${route.request().method()} ${line}`)
    const status = refusal
    if (status === null) apply()
    // The page may have been left meanwhile.
    await route
      .fulfill(status === null ? { status: 204, headers } : { status, json: { error: 'refused' }, headers })
      .catch(() => {})
  }

  const context = page.context()
  const hint = Buffer.from(
    JSON.stringify({ id: client.icu, exp: Math.round(Date.now() / 1000) + 3_600 }),
  ).toString('base64url')
  const cookies = { 'signed-in': '1', 'client-session': hint }
  const { hostname } = new URL(origin)
  if (!facts.later)
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, domain: hostname, path: '/' })),
    )
  await issueTokens(context, site)
  await context.route('**/api/*/webview', (route) => route.fulfill({ json: {}, headers }))
  await context.route(/\/sign-in\?framed/, (route) => {
    const exchange = JSON.stringify({ event: 'parent_exchange', data: { event: 'login' } })
    const script = `document.cookie = 'client-session=${hint}; domain=${hostname}; path=/'; parent.postMessage(${exchange}, '${origin}')`
    const body = `<title>Sign in</title><button onclick="${script.replaceAll('"', '&quot;')}">Log in</button>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await context.route(/\/(?:accounts\/me|client\/c1)(?:\?|$)/, (route) => {
    const { favourites, wishlist, emotions } = stored
    const more = {
      favoriteCinemas: favourites,
      favoriteLimit: null,
      wishlist: [...wishlist],
      emotions: Object.fromEntries(emotions),
      subscription: facts.subscription,
    }
    return route.fulfill({ json: { ...client, ...more }, headers })
  })
  await context.route('**/accounts/me/cinemas?*', (route) => {
    const method = route.request().method()
    if (method === 'GET') {
      const items = stored.favourites.map((slug) => ({
        codeCcs: cinemas.find((each) => each.slug === slug)?.vistaRef,
      }))
      return route.fulfill({ json: { items, favoriteLimit: null }, headers })
    }
    const body = route.request().postDataJSON() as { readonly cinemas: readonly string[] }
    return change(route, body.cinemas.join(), () => {
      for (const reference of body.cinemas) favourite(slugOf(reference), method === 'PATCH')
    })
  })
  await context.route('**/api/*/client/c1/**', (route) => {
    const request = route.request()
    if (request.url().includes('/client/c1/shows')) {
      const { showSlugs } = request.postDataJSON() as { readonly showSlugs: readonly string[] }
      return change(route, `shows ${showSlugs.join()}`, () => {
        stored.wishlist.clear()
        for (const show of showSlugs) stored.wishlist.add(show)
      })
    }
    const [, kind, slug = '', call] =
      /client\/c1\/(\w+)\/([\w-]+)(?:\/(\w+))?$/.exec(new URL(request.url()).pathname) ?? []
    if (kind === 'cinema') return change(route, slug, () => favourite(slug, request.method() === 'POST'))
    const body = request.postDataJSON() as { readonly isDelete: boolean; readonly emotion?: string }
    return change(route, `${slug} ${call} ${JSON.stringify(body)}`, () => {
      if (call === 'intention') stored.wishlist[body.isDelete ? 'delete' : 'add'](slug)
      else if (body.isDelete) stored.emotions.delete(slug)
      else stored.emotions.set(slug, body.emotion ?? '')
    })
  })
  return {
    changes: () => changes,
    refuse: (status) => {
      refusal = status
    },
  }
}
