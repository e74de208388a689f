import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { flagPages } from '#config/flag-pages.ts'
import { defaultFlags, type FlagName, type FlagValues } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ConsoleContext } from '../page.ts'

/** Live values for visitors of a site. */
export const liveValues = ({ evaluation }: Pick<ConsoleContext, 'evaluation'>, site: SiteId): FlagValues =>
  evaluation?.siteFlags(site).values ?? defaultFlags(site)

interface ShownSite {
  readonly site: SiteId
  readonly language: Language
  readonly values: FlagValues
}

/** Path of the page where a feature shows; undefined if there is none with these values. */
export function shownPath(flag: FlagName, { site, language, values }: ShownSite): string | undefined {
  const kind = flagPages[flag]
  return kind && createSitePaths(sites[site], values).href(kind, language)
}

interface ShownPageLinkProps {
  readonly context: Pick<ConsoleContext, 'evaluation' | 'origin' | 'previews' | 'texts'>
  readonly flag: FlagName
  readonly site: SiteId
  readonly text: string
}

/** A link to the page as visitors see it now, in the owner’s language if the site has it. */
export function ShownPageLink({ context, flag, site, text }: ShownPageLinkProps) {
  const { previews, origin, texts } = context
  if (!previews) return null
  const { languages } = sites[site]
  const language = languages.find((each) => each === texts.language) ?? languages[0]
  const path = shownPath(flag, { site, language, values: liveValues(context, site) })
  if (path === undefined) return null
  return (
    <a
      className="link"
      href={previews.originOf(site, origin) + path}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text}
      <span className="visually-hidden"> {texts.t('preview.made.newTab')}</span>
    </a>
  )
}
