import { keysOf } from '#config/keys.ts'
import { searchLimits } from '#config/search-limits.ts'
import { findHits, hasHits } from '../../features/search/search.server.ts'
import { startFilms } from '../../features/search/site-hits.server.ts'
import { type Composition, optional } from '../../page-kit/composition.server.ts'
import { helpPath } from '../../page-kit/help-links.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import type { SearchResultsInput } from '../../page-kit/page-input.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import type { SearchPlace, SearchResultsPage } from '../../page-models/search.ts'
import { foundHits } from './found-hits.server.ts'

const MINIMUM = searchLimits.minimumLength
const SUGGESTIONS = 3
/** Fewer hits leave a page empty, and are followed by films. */
const FEW = 4

const groupsInOrder = keysOf(searchLimits.preview)

/** Single words with results, longest first, if the query has none. */
async function suggestions(composition: Composition, q: string): Promise<readonly LinkModel[]> {
  const words = [...new Set(q.toLowerCase().match(/[\p{L}\p{N}]+/gu))].filter(
    (word) => word.length >= MINIMUM && word !== q.toLowerCase(),
  )
  const tried = words.toSorted((a, b) => b.length - a.length).slice(0, SUGGESTIONS)
  const found = await Promise.all(tried.map((word) => hasHits(composition, word)))
  const action = pathOfAlways(composition.edition, 'search')
  return tried
    .filter((_, index) => found[index])
    .map((word) => link(word, `${action}?${new URLSearchParams({ q: word })}`))
}

function placesOf({ edition }: Composition): readonly SearchPlace[] {
  const hrefs = {
    shows: pathOf(edition, 'shows'),
    cinemas: pathOf(edition, 'cinemas'),
    offers: edition.flags.offersMenu ? pathOf(edition, 'offers') : null,
    help: helpPath({ edition, app: false }, 'help'),
  }
  return (['shows', 'cinemas', 'offers', 'help'] as const).flatMap((name) =>
    hrefs[name] === null ? [] : [{ name, href: hrefs[name] }],
  )
}

export async function composeSearchResults(
  composition: Composition,
  input: SearchResultsInput,
): Promise<PageResult<SearchResultsPage>> {
  const { edition } = composition
  const q = (input.q ?? '').trim()
  const searched = q.length >= MINIMUM
  return resultOf(async () => {
    const [all, help] = searched
      ? await Promise.all([
          findHits(composition, { q, part: 'all', near: input.near }),
          optional(composition, findHits(composition, { q, part: 'help' })),
        ])
      : [[], []]
    const near = input.near ?? ''
    const hits = await foundHits([...all, ...(help ?? [])], near, composition)
    const page: SearchResultsPage = {
      q,
      outcome: searched ? 'searched' : q === '' ? 'empty' : 'too-short',
      minimum: MINIMUM,
      near,
      action: pathOfAlways(edition, 'search'),
      groups: groupsInOrder.flatMap((group) => {
        const found = hits.filter((hit) => hit.group === group)
        return found.length > 0 ? [{ group, hits: found }] : []
      }),
      helpSilent: help === null,
      suggestions: searched && hits.length === 0 ? await suggestions(composition, q) : [],
      films:
        hits.length < FEW
          ? (await startFilms(composition)).filter(({ href }) => hits.every((hit) => hit.href !== href))
          : [],
      places: placesOf(composition),
    }
    const title = searched ? edition.i18n.t('titleFor', { ns: 'search', q }) : null
    return {
      outcome: 'found',
      page,
      seo: { ...pageSeo(composition, { kind: 'search', title }), noindex: true },
    }
  })
}
