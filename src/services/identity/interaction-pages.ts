import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { authentication } from '#config/authentication.ts'
import { languageOf } from '#config/site-language.ts'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

const MAX_OPEN = 5

/** The first language in `wanted` (as in `ui_locales`) that the site has, else the site's first. */
export function languageFor(site: SiteRequest['site'], requested: unknown): Language {
  const tags = typeof requested === 'string' ? requested.split(/[\s,]+/) : []
  const short = tags.map((tag) => tag.split('-', 1)[0]?.toLowerCase())
  return languageOf(site, short.find((tag) => sites[site].languages.some((each) => each === tag)) ?? null)
}

export const wantsToRegister = (params: Readonly<Record<string, unknown>>): boolean =>
  params.screen_hint === 'signup'

export function interactionPath(
  site: SiteRequest['site'],
  uid: string,
  prompt: string,
  params: Readonly<Record<string, unknown>>,
): string {
  const page =
    prompt === 'login' && wantsToRegister(params) ? authentication.registerPath : authentication.signInPath
  return `/${languageFor(site, params.ui_locales)}/${page}?${new URLSearchParams({ interaction: uid })}`
}

const listOf = (cookie: string | undefined): readonly string[] =>
  (cookie ?? '').split('.').filter((uid) => uid !== '')

export const addOpen = (cookie: string | undefined, uid: string): string =>
  [...listOf(cookie), uid].slice(-MAX_OPEN).join('.')

export const removeOpen = (cookie: string | undefined, uid: string): string =>
  listOf(cookie)
    .filter((each) => each !== uid)
    .join('.')

/** The interaction that the address names, else the newest. Only interactions begun in this browser count. */
export function openInteraction(cookie: string | undefined, address: string): string | undefined {
  const open = listOf(cookie)
  const requested = new URL(address).searchParams.get('interaction')
  return requested === null ? open.at(-1) : open.find((uid) => uid === requested)
}
