import { defaultFlags, type FlagName, type FlagValues, flagNames } from '../../../config/flags.ts'
import { type SiteId, siteIds, sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { safePath } from '../../addresses/safe-path.ts'
import { languagePrefix } from '../../addresses/site-paths.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { ConsoleContext } from '../page.ts'

export interface PreviewForm {
  readonly site: SiteId
  readonly language: Language
  /** A path, a URL of the site, or empty for the home page. */
  readonly page: string
  /** All others are off. */
  readonly on: ReadonlySet<FlagName>
}

const siteOf = (text: string | null): SiteId => siteIds.find((id) => id === text) ?? 'fr'

const languageOf = (site: SiteId, text: string): Language =>
  sites[site].languages.find((each) => each === text) ?? sites[site].languages[0]

/** Live values for visitors of a site. */
export const liveValues = ({ evaluation }: Pick<ConsoleContext, 'evaluation'>, site: SiteId): FlagValues =>
  evaluation?.siteFlags(site).values ?? defaultFlags(site)

/** From the query: the live values, with the named features inverted. */
export function firstForm(context: Pick<ConsoleContext, 'evaluation' | 'url'>): PreviewForm {
  const query = context.url.searchParams
  const site = siteOf(query.get('site'))
  const live = liveValues(context, site)
  const turned = new Set(query.getAll('flag'))
  return {
    site,
    language: languageOf(site, ''),
    page: '',
    on: new Set(flagNames.filter((name) => live[name] !== turned.has(name))),
  }
}

export function sentPreview(form: SentForm): PreviewForm {
  const site = siteOf(form.text('site'))
  const on = new Set(form.getAll('on'))
  return {
    site,
    language: languageOf(site, form.text('language')),
    page: form.text('page'),
    on: new Set(flagNames.filter((name) => on.has(name))),
  }
}

/** Features that differ from the live values. */
export function chosenFlags({ on }: PreviewForm, live: FlagValues): Partial<FlagValues> {
  const changed = flagNames.flatMap((name): [FlagName, boolean][] =>
    on.has(name) === live[name] ? [] : [[name, on.has(name)]],
  )
  return Object.fromEntries(changed)
}

/** In the selected language unless the path names one; null if it is none of the site's. */
export function previewPath({ site: id, language, page }: PreviewForm, origin: string): string | null {
  const site = sites[id]
  const prefix = languagePrefix(site, language)
  const typed = page === origin || page.startsWith(`${origin}/`) ? page.slice(origin.length) : page
  if (typed === '' || typed === '/') return prefix || '/'
  const path = safePath(origin, typed)
  const first = path?.split(/[/?#]/, 2)[1] ?? ''
  const isPrefixed = site.languages.some((each) => each === first && languagePrefix(site, each) !== '')
  return path === null || isPrefixed ? path : prefix + path
}
