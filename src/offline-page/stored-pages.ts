export interface StoredPage {
  readonly path: string
  readonly title: string
  /** Epoch milliseconds. */
  readonly date: number
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The document's title without the name of the site. Trusted Types allow no parser here. */
export const documentTitle = (html: string): string | undefined =>
  /<title[^>]*>([^<]*)<\/title>/
    .exec(html)?.[1]
    ?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s*[|—·]\s*Marquee.*$/, '')

/** Pages in some folders; of pages that look the same, such as a cinema's page and its light one, the first. */
export const pagesIn = (pages: readonly StoredPage[], folders: readonly string[]): readonly StoredPage[] =>
  pages
    .filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
    .filter(({ title }, index, found) => found.findIndex((other) => other.title === title) === index)

/** Stored pages below a prefix, the latest first. */
export async function pagesOf(
  cache: Pick<Cache, 'keys' | 'match'>,
  prefix: string,
): Promise<readonly StoredPage[]> {
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      const { pathname, search } = new URL(request.url)
      const title = response && documentTitle(await response.text())
      const date = Date.parse(response?.headers.get('date') ?? '')
      return title && pathname.startsWith(prefix) ? [{ path: pathname + search, title, date }] : []
    }),
  )
  return pages.flat().sort((one, other) => other.date - one.date)
}
