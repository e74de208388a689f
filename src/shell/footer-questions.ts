import type { ShellPage } from '../page-models/shell.ts'

interface PageInView {
  /** As the route table types it (`Cinema`), and its kind there. */
  readonly pageType: string
  readonly kind: string | undefined
  /** Slug or id of its item. */
  readonly item: string | undefined
}

type Group = ShellPage['help'][number]

function isMeant({ type, slugs }: Group, { pageType, kind, item }: PageInView): boolean {
  const named = type === null || [pageType, kind].some((name) => name?.toLowerCase() === type.toLowerCase())
  return named && (slugs.length === 0 || (item !== undefined && slugs.includes(item)))
}

/** Questions of the help block on a page: of the groups for every page, for its kind, and for itself. Each is asked once. */
export function footerQuestions(groups: readonly Group[], page: PageInView): Group['questions'] {
  const meant = groups.filter((group) => isMeant(group, page)).flatMap(({ questions }) => questions)
  return [...new Map(meant.map((question) => [question.title, question])).values()]
}
