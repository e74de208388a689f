import { safePath } from '@marquee/addresses/safe-path.ts'
import { languagePrefix } from '@marquee/addresses/site-paths.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { type FlagName, type FlagValues, flagNames } from '#config/flags.ts'
import { recordOf } from '#config/keys.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ConsoleContext } from '../page.ts'
import { liveValues, shownPath } from './shown-page.tsx'

export interface PreviewForm {
  readonly site: SiteId
  readonly language: Language
  /** A path, a URL of the site, or empty for the page of `start`. */
  readonly page: string
  /** Feature on whose page the preview begins; null: the home page. */
  readonly start: FlagName | null
  /** All others are off. */
  readonly on: ReadonlySet<FlagName>
}

const siteOf = (text: string | null): SiteId => siteIds.find((id) => id === text) ?? 'fr'

const languageOf = (site: SiteId, text: string): Language =>
  sites[site].languages.find((each) => each === text) ?? sites[site].languages[0]

const flagOf = (text: string | undefined): FlagName | null => flagNames.find((name) => name === text) ?? null

/** The query names features to invert; the others have their live values. */
export function firstForm(context: Pick<ConsoleContext, 'evaluation' | 'url'>): PreviewForm {
  const query = context.url.searchParams
  const site = siteOf(query.get('site'))
  const live = liveValues(context, site)
  const turned = new Set(query.getAll('flag'))
  return {
    site,
    language: languageOf(site, ''),
    page: '',
    start: turned.size === 1 ? flagOf([...turned][0]) : null,
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
    start: flagOf(form.text('start')),
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

/** The path of the page where `start` shows, with the values of the preview; undefined if it has none. */
export function startPath({ site, language, start, on }: PreviewForm): string | undefined {
  const values = recordOf(flagNames, (name) => on.has(name))
  return start === null ? undefined : shownPath(start, { site, language, values })
}

/** The path in the selected language unless it names one; null if it is none of the site's. */
export function previewPath(form: PreviewForm, origin: string): string | null {
  const { site: id, language, page } = form
  const site = sites[id]
  const prefix = languagePrefix(site, language)
  const typed = page === origin || page.startsWith(`${origin}/`) ? page.slice(origin.length) : page
  const start = page === '' ? startPath(form) : undefined
  if (start !== undefined) return start
  if (typed === '' || typed === '/') return prefix || '/'
  const path = safePath(origin, typed)
  const first = path?.split(/[/?#]/, 2)[1] ?? ''
  const isPrefixed = site.languages.some((each) => each === first && languagePrefix(site, each) !== '')
  return path === null || isPrefixed ? path : prefix + path
}
