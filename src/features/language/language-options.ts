import { languagePrefix, publicPattern } from '@marquee/addresses/site-paths.ts'
import type { LanguageOption } from '@marquee/design/controls/language-switch.tsx'
import type { FlagValues } from '#config/flags.ts'
import { languageNames } from '#config/languages.ts'
import { type RouteKind, routes } from '#config/routes.ts'
import type { Site } from '#config/sites.ts'
import type { Language, RouteConfig } from '#config/types.ts'

interface LanguageSource {
  readonly site: Site
  readonly language: Language
  readonly flags: FlagValues
  readonly kind: RouteKind | undefined
  readonly alternates: Readonly<Partial<Record<Language, string>>>
}

/** A page without equivalent leads to its list, or else to the home page of that language. */
function listPath(
  { site, flags, kind }: Pick<LanguageSource, 'site' | 'flags' | 'kind'>,
  language: Language,
): string {
  const route: RouteConfig | undefined = kind && routes[kind]
  const list = route?.parent ?? (route?.names[language]?.includes('$') ? undefined : kind)
  const pattern = list === undefined ? '' : (publicPattern(site, list as RouteKind, language, flags) ?? '')
  const path =
    pattern === '' ? languagePrefix(site, language) : `${languagePrefix(site, language)}/${pattern}`
  return path === '' ? '/' : path
}

export function languageOptions(source: LanguageSource): readonly LanguageOption[] {
  const { site, language: current, alternates } = source
  return site.languages.map((language) => ({
    language,
    name: languageNames[language],
    href: alternates[language] ?? listPath(source, language),
    current: language === current,
  }))
}
