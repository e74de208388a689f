import { plainText } from '#models/html.ts'
import type { MasterTemplate } from '#models/master-template.ts'
import { composeBlocks } from '../../editorial/information-blocks.server.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import { fixedPage } from '../../page-kit/fixed-pages.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { ctaModel, link, pathOf } from '../../page-kit/links.ts'
import type { InformationInput } from '../../page-kit/page-input.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { InformationPage } from '../../page-models/information.ts'
import type { PageResult, PageSeo } from '../../page-models/page-result.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument, webPage } from '../../seo/json-ld.ts'

type Kind = InformationInput['kind']

const pageTypes = { about: 'AboutPage', contact: 'ContactPage' } as const

const typeOf = (type: string | null) => (type === 'about' || type === 'contact' ? pageTypes[type] : 'WebPage')

/** The canonical address, if it is another one. */
function movedTo(
  { slug, redirectSlug }: Pick<MasterTemplate, 'slug' | 'redirectSlug'>,
  kind: Kind,
  { edition }: Composition,
): string | null {
  const own = kind === 'information' ? fixedPage(slug) : null
  if (own !== null) return pathOf(edition, own)
  if (redirectSlug === null || redirectSlug === slug) return null
  const fixed = fixedPage(redirectSlug)
  return fixed === null ? pathOf(edition, 'information', redirectSlug) : pathOf(edition, fixed)
}

async function seoOf(template: MasterTemplate, kind: Kind, composition: Composition): Promise<PageSeo> {
  const { api, edition, slug } = composition
  const { language } = edition
  const { header, seo } = template
  const backdrop = widePicture(header.backdrop)
  const facts = {
    kind,
    image: backdrop,
    title: seo.title,
    description: seo.description ?? (header.description && plainText(header.description)),
  }
  if (kind !== 'information') return pageSeo(composition, facts)
  const [slugs, list] = await Promise.all([
    slugsPerLanguage(composition, api.masterTemplateTranslate({ slug, language }), (other) =>
      api.masterTemplates({ language: other }),
    ),
    optionalList(composition, api.masterTemplates({ language })),
  ])
  const hidden = list.some((other) => other.slug === slug && !other.indexed)
  const own = pageSeo(composition, { ...facts, slug, slugs, values: { title: header.title } })
  return { ...own, noindex: own.noindex || hidden }
}

/** Blocks, or a document. */
export async function composeInformation(
  composition: Composition,
  { kind }: InformationInput,
): Promise<PageResult<InformationPage>> {
  const { api, edition, slug } = composition
  return resultOf<InformationPage>(async () => {
    const template = await api.masterTemplate({ slug, language: edition.language })
    const path = movedTo({ slug, redirectSlug: template.redirectSlug }, kind, composition)
    if (path !== null) return { outcome: 'moved', path }
    // A document that the site lacks does not exist under other addresses either.
    if (kind === 'information' && fixedPage(slug) !== null) return { outcome: 'missing' }
    const [blocks, seo] = await Promise.all([
      composeBlocks(template, composition),
      seoOf(template, kind, composition),
    ])
    const { header, labels } = template
    composition.context.jsonLd.push(
      asDocument(
        webPage({
          type: typeOf(template.pageType),
          url: absolute(edition.origin, seo.canonical),
          name: header.title,
          description: seo.description,
          image: seo.image && absolute(edition.origin, seo.image),
          language: edition.language,
        }),
      ),
    )
    const page: InformationPage = {
      title: header.title,
      subtitle: header.subtitle,
      text: header.description,
      backdrop: widePicture(header.backdrop),
      logo: widePicture(header.logo),
      cta: ctaModel(header.cta, edition),
      isDocument: kind !== 'information',
      contentsTitle: labels.contents ?? translateIn(edition.i18n, 'information')('contents'),
      blocks,
      breadcrumb: breadcrumb(composition, [link(header.title, seo.canonical)]),
    }
    return { outcome: 'found', page, seo }
  })
}
