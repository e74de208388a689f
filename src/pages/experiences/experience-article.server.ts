import type { Article } from '#models/article.ts'
import type { Show } from '#models/show.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { type Books, translateIn } from '../../page-kit/labels.ts'
import { cinemaPath, ctaLink, link, movedPath, pathOf } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { ExperienceArticlePage } from '../../page-models/experiences.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { showCard } from '../../programme/show-card.ts'
import { absolute } from '../../seo/head.ts'
import { experienceArticleJsonLd } from './experiences-structured-data.ts'

interface Material {
  readonly article: Article
  readonly shows: readonly Show[]
  readonly cinemas: ReadonlySet<string>
  readonly books: Books
}

function featuredCard(
  { article, shows, books }: Material,
  { edition, formats, t }: Composition,
): ExperienceArticlePage['show'] {
  const show = shows.find(({ slug }) => slug === article.featuredShow)
  return show ? showCard(show, { edition, formats, t, tags: books.tags }) : null
}

function pageOf(
  material: Material,
  composition: Composition,
): Omit<ExperienceArticlePage, 'breadcrumb' | 'tracking'> {
  const { edition, formats, slug } = composition
  const { article, cinemas } = material
  const { display, releaseDate, guest, cta } = article
  const url = absolute(edition.origin, pathOf(edition, 'experienceArticle', slug) ?? '/')
  return {
    title: article.title,
    headline: article.headline,
    picture: widePicture(article.image),
    content: article.content,
    author: article.author,
    date:
      display.creationDate && releaseDate !== null
        ? { text: formats.date(releaseDate), value: releaseDate }
        : null,
    cta: cta && ctaLink(edition, cta),
    guest: guest && { name: guest.name, text: guest.description, picture: widePicture(guest.image) },
    cinemas: article.cinemas.flatMap((cinema) =>
      cinemas.has(cinema.slug) ? [link(cinema.name, cinemaPath(edition, cinema.slug))] : [],
    ),
    show: featuredCard(material, composition),
    share: display.socialMedia ? { url, title: article.title } : null,
  }
}

export async function composeExperienceArticle(
  composition: Composition,
): Promise<PageResult<ExperienceArticlePage>> {
  const { api, edition, slug } = composition
  const { language } = edition
  const t = translateIn(edition.i18n, 'experiences')
  return resultOf(async () => {
    const [article, shows, cinemas, books, slugs] = await Promise.all([
      api.article({ slug, language }),
      optionalList(composition, api.shows({ language })),
      optionalList(composition, api.cinemas({ language })),
      loadBooks(composition),
      slugsPerLanguage(composition, api.articleTranslate({ slug, language }), () => Promise.resolve([])),
    ])
    const moved = movedPath(edition, 'experienceArticle', slug, article.redirectSlug)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const page: ExperienceArticlePage = {
      ...pageOf(
        { article, shows, books, cinemas: new Set(cinemas.map((cinema) => cinema.slug)) },
        composition,
      ),
      breadcrumb: breadcrumb(composition, [
        link(t('title'), pathOf(edition, 'experiences') ?? '/'),
        link(article.title, pathOf(edition, 'experienceArticle', slug) ?? '/'),
      ]),
      tracking: { article: { slug: article.trackingSlug } },
    }
    experienceArticleJsonLd(composition, article)
    const seo = pageSeo(composition, {
      kind: 'experienceArticle',
      slug,
      slugs,
      values: { title: article.title },
      title: article.seo.title,
      description: article.seo.description ?? article.headline,
      image: page.picture,
      type: 'article',
    })
    return { outcome: 'found', page, seo }
  })
}
