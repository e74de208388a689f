import type { ShellPage } from '../page-models/shell.ts'

interface PageInView {
  /** Page type of the route table (`Cinema`). */
  readonly pageType: string
  readonly kind: string | undefined
  readonly item: string | undefined
}

type Group = ShellPage['help'][number]

function matches({ type, slugs }: Group, { pageType, kind, item }: PageInView): boolean {
  const named = type === null || [pageType, kind].some((name) => name?.toLowerCase() === type.toLowerCase())
  return named && (slugs.length === 0 || (item !== undefined && slugs.includes(item)))
}

/**
 * Questions of the help block: groups for all pages, for the page's kind, and for the page
 * itself, without duplicates.
 */
export function footerQuestions(groups: readonly Group[], page: PageInView): Group['questions'] {
  const matching = groups.filter((group) => matches(group, page)).flatMap(({ questions }) => questions)
  return [...new Map(matching.map((question) => [question.title, question])).values()]
}
