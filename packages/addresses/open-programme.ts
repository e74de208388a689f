import type { RouteKind } from '#config/routes.ts'
import type { Language } from '#config/types.ts'
import type { SitePaths } from './site-paths.ts'

export type OpenFormat = 'json' | 'ics'

/** The end of an address of the programme as data. */
export const OPEN_PROGRAMME = /\.(json|ics)$/

const kinds: readonly RouteKind[] = ['cinema', 'city', 'tonightAt', 'show', 'entertainment']

export interface OpenAddress {
  readonly language: Language
  /** Path of the page that shows the same. */
  readonly page: string
  readonly isShow: boolean
  readonly slug: string
  readonly filters: string | undefined
  readonly format: OpenFormat
}

/** The page of a cinema, place or film, with or without filters, followed by a format. */
export function readOpenAddress(
  { match }: Pick<SitePaths, 'match'>,
  pathname: string,
): OpenAddress | undefined {
  const [end, format] = OPEN_PROGRAMME.exec(pathname) ?? []
  if (end === undefined || (format !== 'json' && format !== 'ics')) return undefined
  const page = pathname.slice(0, -end.length)
  const found = match(page)
  const slug = found?.params.slug
  if (!found || slug === undefined || !kinds.includes(found.kind)) return undefined
  const isShow = found.kind === 'show' || found.kind === 'entertainment'
  return { language: found.language, page, isShow, slug, filters: found.filters, format }
}
