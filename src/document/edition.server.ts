import { languagePrefix, sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { frameTexts } from '@marquee/i18n/frame-texts.ts'
import { textsOf } from '@marquee/i18n/texts.server.ts'
import { createTexts } from '@marquee/i18n/texts.ts'
import { getRequest } from '@tanstack/react-start/server'
import { type FlagValues, visitorFlagNames } from '#config/flags.ts'
import type { Site } from '#config/sites.ts'
import { siteIds, sites } from '#config/sites.ts'
import type { Language, SiteConfig } from '#config/types.ts'
import { type Boot, scriptSafe } from './boot.ts'
import type { Alternate, Edition, SiteOrigins } from './edition.ts'
import { requestContext } from './request-context.server.ts'

const i18nByPlace = new Map<string, Edition['i18n']>()

/** A language's texts with a country's number formats; one frozen instance serves all requests. */
export function i18nOf(language: Language, { region }: Pick<Site, 'region'>): Edition['i18n'] {
  const place = `${language}-${region}`
  const known = i18nByPlace.get(place)
  if (known) return known
  const instance = createTexts(language, region, textsOf(language))
  i18nByPlace.set(place, instance)
  return instance
}

/** Home pages of the other countries' sites. Server only: a browser needs no other site. */
export function homesOfOtherSites(own: Site, origins: SiteOrigins): readonly Alternate[] {
  return siteIds.flatMap((id) => {
    const site: Site = sites[id]
    const origin = origins[id]
    if (id === own.id || origin === undefined) return []
    return site.languages.map((language: Language) => ({
      hreflang: `${language}-${site.region}`,
      href: origin + (languagePrefix(site, language) || '/'),
    }))
  })
}

export function editionOnServer(): Edition {
  const { site, flags, origin, origins } = requestContext()
  const paths = sitePathsOf(site, flags)
  const language = paths.languageOf(new URL(getRequest().url).pathname)
  return {
    site,
    language,
    flags,
    paths,
    origin,
    homes: homesOfOtherSites(site, origins),
    i18n: i18nOf(language, site),
  }
}

const bootByFlags = new WeakMap<FlagValues, Map<string, string>>()

export function bootJson({ site, language, origin, homes, flags }: Edition): string {
  const { identity, preview } = requestContext()
  const cached = bootByFlags.get(flags) ?? new Map<string, string>()
  bootByFlags.set(flags, cached)
  const namespaces = [...new Set([...frameTexts, ...requestContext().texts])].toSorted()
  const { social, links }: SiteConfig = site
  const key = `${language} ${origin} ${identity?.issuer} ${links.orderTunnel} ${social.youtube} ${namespaces.join(' ')}`
  const known = cached.get(key)
  if (known) return known
  const all = textsOf(language)
  const texts = Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace] ?? {}]))
  const boot: Boot = {
    site,
    language,
    origin,
    homes,
    flags,
    visitorFlags: visitorFlagNames,
    preview,
    identity,
    texts,
  }
  const json = scriptSafe(JSON.stringify(boot))
  cached.set(key, json)
  return json
}
