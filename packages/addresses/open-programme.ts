import type { RouteKind } from '#config/routes.ts'
import type { Language } from '#config/types.ts'
import type { SitePaths } from './site-paths.ts'

export type OpenFormat = 'json' | 'ics'

/** The end of an address of the programme as data. */
export const OPEN_PROGRAMME = /\.(json|ics)$/

/** The place in addresses of an evening that lists captions and audio description, in the whole country. */
export const ACCESSIBLE = 'accessible'

const kinds: Readonly<Partial<Record<RouteKind, 'show' | 'place'>>> = {
  cinema: 'place',
  city: 'place',
  tonightAt: 'place',
  show: 'show',
  entertainment: 'show',
}

export interface OpenAddress {
  readonly language: Language
  /** Path of the page that shows the same. */
  readonly page: string
  /** `accessible`: showtimes with captions or audio description, in the whole country. */
  readonly kind: 'show' | 'place' | 'accessible'
  readonly route: RouteKind
  readonly slug: string
  readonly filters: string | undefined
  readonly format: OpenFormat
}

/** A page that lists showtimes, with or without filters. */
export function readListAddress(
  { match }: Pick<SitePaths, 'match'>,
  page: string,
): Omit<OpenAddress, 'format'> | undefined {
  const found = match(page)
  const kind = found && kinds[found.kind]
  const slug = found?.params.slug
  if (!found || kind === undefined || slug === undefined) return undefined
  const { language, filters, kind: route } = found
  const isAccessible = route === 'tonightAt' && slug === ACCESSIBLE
  return { language, page, kind: isAccessible ? 'accessible' : kind, route, slug, filters }
}

/** The address of such a page, followed by a format. */
export function readOpenAddress(
  { match }: Pick<SitePaths, 'match'>,
  pathname: string,
): OpenAddress | undefined {
  const [end, format] = OPEN_PROGRAMME.exec(pathname) ?? []
  if (end === undefined || (format !== 'json' && format !== 'ics')) return undefined
  const list = readListAddress({ match }, pathname.slice(0, -end.length))
  return list && { ...list, format }
}
