import { absoluteAlternates, openGraph } from '../seo/head.ts'
import type { RouterContext } from '../router.tsx'
import { type LoadedPage, seoOf } from './load.ts'

/** Title, description, canonical, alternates and social tags of a loaded page. */
export function pageHead(context: RouterContext, loaded: LoadedPage | undefined) {
  const seo = seoOf(context, loaded)
  if (!seo) return { meta: [{ name: 'robots', content: 'noindex' }] }
  const { edition } = context
  return {
    meta: [
      { title: seo.title },
      { name: 'description', content: seo.description },
      ...(seo.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...openGraph(edition, seo),
    ],
    links: [
      { rel: 'canonical', href: edition.origin + seo.canonical },
      ...absoluteAlternates(edition, seo).map(({ hreflang, href }) => ({ rel: 'alternate', hrefLang: hreflang, href })),
    ],
  }
}
