import { searchLimits } from '#config/search-limits.ts'
import type { SearchResult } from '#models/search.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import { categoryLinks, type HelpContext, helpEntry, helpPath } from '../../page-kit/help-links.ts'
import { link } from '../../page-kit/links.ts'
import type { HelpSearchInput } from '../../page-kit/page-input.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { HelpEntryModel, HelpSearchPage } from '../../page-models/help.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import { helpContext, helpFrame, helpSeo } from './help-page.server.ts'

const MINIMUM = searchLimits.helpPageLongerThan + 1
const SUGGESTIONS = 3

const isArticle = ({ type, slug, id }: SearchResult) => type === 'faq' && (slug !== null || id !== null)

const find = ({ api, edition }: Composition, q: string) =>
  api.search({ q, type: 'faq', language: edition.language })

const entryOf = (place: HelpContext, { id, slug, title, summary }: SearchResult): HelpEntryModel =>
  helpEntry(place, { id: id ?? slug ?? '', slug, title, teaser: summary })

/** Single words with results, longest first, if the query has none. */
async function suggestions(
  composition: Composition,
  place: HelpContext,
  q: string,
): Promise<readonly LinkModel[]> {
  const words = [...new Set(q.toLowerCase().match(/[\p{L}\p{N}]+/gu))].filter(
    (word) => word.length >= MINIMUM && word !== q.toLowerCase(),
  )
  const tried = words.toSorted((a, b) => b.length - a.length).slice(0, SUGGESTIONS)
  const hits = await Promise.all(tried.map((word) => optionalList(composition, find(composition, word))))
  const action = helpPath(place, 'helpSearch')
  return tried
    .filter((_, index) => hits[index]?.some(isArticle))
    .map((word) => link(word, `${action}?${new URLSearchParams({ q: word })}`))
}

/** Queries below the minimum length are not sent. */
export async function composeHelpSearch(
  composition: Composition,
  input: HelpSearchInput,
): Promise<PageResult<HelpSearchPage>> {
  const { edition } = composition
  const place = helpContext(composition, input.app)
  const href = helpPath(place, 'helpSearch')
  if (href === null) return { outcome: 'missing' }
  const q = (input.q ?? '').trim()
  const searched = q.length > searchLimits.helpPageLongerThan
  return resultOf(async () => {
    const results = searched ? (await find(composition, q)).filter(isArticle) : []
    const page: HelpSearchPage = {
      ...helpFrame(composition, place, [link(edition.i18n.t('search.crumb', { ns: 'help' }), href)]),
      q,
      outcome: searched ? 'searched' : q === '' ? 'empty' : 'too-short',
      minimum: MINIMUM,
      results: results.map((hit) => entryOf(place, hit)),
      suggestions: searched && results.length === 0 ? await suggestions(composition, place, q) : [],
      categories: categoryLinks(place),
    }
    const seo = helpSeo(composition, place, { kind: 'helpSearch' })
    return { outcome: 'found', page, seo: { ...seo, noindex: true } }
  })
}
