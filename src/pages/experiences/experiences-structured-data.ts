import type { Article } from '#models/article.ts'
import type { Experience } from '#models/experience.ts'
import { plainText } from '#models/html.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { pathOf } from '../../page-kit/links.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { article, itemList, service } from '../../seo/json-ld-editorial.ts'

type PageContext = Pick<Composition, 'edition' | 'context'>

const pictureAddress = ({ edition }: PageContext, picture: { readonly url: string } | null) =>
  picture ? absolute(edition.origin, picture.url) : null

export function experiencesJsonLd(
  page: PageContext,
  name: string,
  items: readonly { readonly title: string; readonly href: string }[],
): void {
  if (items.length === 0) return
  const entries = items.map(({ title, href }) => ({ name: title, url: absolute(page.edition.origin, href) }))
  page.context.jsonLd.push(asDocument(itemList(entries, { name })))
}

/** A schema.org service. */
export function experienceJsonLd(page: PageContext, experience: Experience): void {
  const { edition, context } = page
  const url = absolute(edition.origin, pathOf(edition, 'experience', experience.slug) ?? '/')
  const description = experience.teaser ?? (experience.details && plainText(experience.details))
  const image = pictureAddress(page, widePicture(experience.backdrop))
  context.jsonLd.push(
    asDocument(service({ url, name: experience.title, description, image, country: edition.site.region })),
  )
}

export function experienceArticleJsonLd(page: PageContext, item: Article): void {
  const { edition, context } = page
  const url = absolute(edition.origin, pathOf(edition, 'experienceArticle', item.slug) ?? '/')
  const image = pictureAddress(page, widePicture(item.image))
  const published = item.display.creationDate ? item.releaseDate : null
  context.jsonLd.push(
    asDocument(
      article({
        url,
        headline: item.title,
        description: item.headline,
        image,
        author: item.author,
        published,
      }),
    ),
  )
}
