import type { Edition } from '../document/edition.ts'
import { absoluteAlternates, openGraph } from '../seo/head.ts'
import { type Loaded, seoOf } from './load.ts'

export const errorTitle = ({ i18n }: Edition, key = 'pageTitle') => ({ title: i18n.t(key, { ns: 'errors' }) })

/** Head of an error page. */
export const errorHead = (edition: Edition, outcome?: 'gone' | 'unavailable') => ({
  meta: [errorTitle(edition, outcome && `${outcome}.pageTitle`), { name: 'robots', content: 'noindex' }],
})

interface LoadedMatch {
  readonly match: { readonly context: { readonly edition: Edition } }
  readonly loaderData?: Loaded<unknown> | undefined
}

/** `head` of the routes whose loader settles a page. */
export function pageHead({ match: { context }, loaderData: loaded }: LoadedMatch) {
  const { edition } = context
  if (loaded?.outcome === 'gone' || loaded?.outcome === 'unavailable')
    return errorHead(edition, loaded.outcome)
  const seo = seoOf(loaded)
  if (!seo) return errorHead(edition)
  return {
    meta: [
      { title: seo.title },
      { name: 'description', content: seo.description },
      ...(seo.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...openGraph(edition, seo),
    ],
    links: [
      { rel: 'canonical', href: edition.origin + seo.canonical },
      ...absoluteAlternates(edition, seo).map(({ hreflang, href }) => ({
        rel: 'alternate',
        hrefLang: hreflang,
        href,
      })),
    ],
  }
}
