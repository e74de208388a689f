import { plainText } from '#models/html.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import {
  articleHref,
  type HelpContext,
  type HelpKind,
  helpContact,
  helpPath,
} from '../../page-kit/help-links.ts'
import { link } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import type { PageSeo } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { faqPage } from '../../seo/json-ld-editorial.ts'

export const helpContext = ({ edition }: Composition, app: boolean): HelpContext => ({ edition, app })

/** `trail` starts at the help centre's home. */
export function helpFrame(composition: Composition, place: HelpContext, trail: readonly LinkModel[]) {
  const home = link(composition.edition.i18n.t('title', { ns: 'help' }), helpPath(place, 'help') ?? '/')
  const crumbs = place.app ? [home, ...trail] : breadcrumb(composition, [home, ...trail])
  return { searchHref: helpPath(place, 'helpSearch') ?? '/', breadcrumb: crumbs, contact: helpContact(place) }
}

/** App pages have the canonical URL of the site's page, and are not indexed. */
export function helpSeo(
  composition: Composition,
  place: HelpContext,
  facts: Parameters<typeof pageSeo>[1] & { readonly kind: HelpKind },
): PageSeo {
  const seo = pageSeo(composition, facts)
  return place.app ? { ...seo, noindex: true } : seo
}

interface Question {
  readonly id: string
  readonly slug: string | null
  readonly title: string
}

/** FAQ structured data; questions without an answer are left out. */
export function describeQuestions(
  { context, edition }: Composition,
  questions: readonly (Question & { readonly acceptedAnswer: string | null })[],
): void {
  const known = questions.flatMap(({ acceptedAnswer, ...question }) => {
    const url = absolute(edition.origin, articleHref({ edition, app: false }, question))
    return acceptedAnswer === null
      ? []
      : [{ question: question.title, acceptedAnswer: plainText(acceptedAnswer), url }]
  })
  if (known.length > 0) context.jsonLd.push(asDocument(faqPage(known)))
}
