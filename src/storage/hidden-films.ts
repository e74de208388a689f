/** Persisted key: films that the visitor does not want to see in lists, as JSON. */
export const HIDDEN_STORE = 'hidden-films'

export interface HiddenFilm {
  readonly slug: string
  /** As it was when the film was hidden. */
  readonly title: string
}

/** Older ones are forgotten. */
export const MOST_HIDDEN = 200
const SLUG = /^[a-z0-9-]{1,200}$/
const LONGEST_TITLE = 300

const isHiddenFilm = (entry: unknown): entry is HiddenFilm =>
  typeof entry === 'object' &&
  entry !== null &&
  'slug' in entry &&
  'title' in entry &&
  typeof entry.slug === 'string' &&
  SLUG.test(entry.slug) &&
  typeof entry.title === 'string' &&
  entry.title.length <= LONGEST_TITLE

/** Newest first; without invalid entries. */
export function readHidden(text: string | null): readonly HiddenFilm[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isHiddenFilm).slice(0, MOST_HIDDEN) : []
  } catch {
    return []
  }
}

/** Rows and cards of a film have a link to it, so the markup needs no mark of its own. */
const ITEMS = 'li:has(>.card),li.show,.tt__line--film,.pair'

/** Hides these films wherever several are listed; their own pages stay. */
export function hidingRule(films: readonly Pick<HiddenFilm, 'slug'>[]): string {
  if (films.length === 0) return ''
  const links = films.flatMap(({ slug }) => [`[href$="/${slug}"]`, `[href*="/${slug}/filters/"]`])
  return `:is(${ITEMS}):has(:is(${links})){display:none}`
}

/** A constructed sheet needs no permission of the policy, and is in place before the first paint. */
export function applyHiding(films: readonly Pick<HiddenFilm, 'slug'>[]): void {
  const own = (window.hidingSheet ??= new CSSStyleSheet())
  own.replaceSync(hidingRule(films))
  if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets.push(own)
}

declare global {
  interface Window {
    /** Shared by the script before the first paint and those of the page. */
    hidingSheet?: CSSStyleSheet
  }
}
