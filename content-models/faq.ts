import { z } from 'zod'
import type { SafeHtml } from './html.ts'
import type { LocalDate } from './time.ts'
import {
  flag,
  html,
  list,
  localDate,
  object,
  reference,
  requiredReference,
  requiredText,
  slug,
  text,
} from './wire.ts'

export interface FaqCategory {
  readonly id: string
  readonly name: string
}

export interface FaqArticle {
  readonly id: string
  readonly slug: string | null
  readonly title: string
  readonly category: FaqCategory | null
  readonly teaser: string | null
  readonly content: SafeHtml | null
  readonly publicationDate: LocalDate | null
  /** The virtual agent may be offered. */
  readonly virtualAgent: boolean
  /** The current slug, if another one. */
  readonly redirectSlug: string | null
}

export interface FaqCategoryPage {
  readonly name: string
  readonly articles: readonly FaqArticle[]
}

const wireFaqCategory = z.object({ id: requiredReference, name: requiredText }).meta({ id: 'FaqCategory' })

export const wireFaqArticle = z
  .object({
    id: requiredReference,
    slug,
    title: requiredText,
    category: object(wireFaqCategory),
    teaser: text,
    content: html,
    publicationDate: localDate,
    virtualAgent: flag(false),
    redirectSlug: slug,
  })
  .meta({ id: 'FaqArticle' })

export type WireFaqArticle = z.input<typeof wireFaqArticle>

export const wireFaqCategoryPage = z
  .object({ id: reference, name: requiredText, articles: list(wireFaqArticle) })
  .meta({ id: 'FaqCategoryPage' })

export const toFaqArticle = (wire: z.output<typeof wireFaqArticle>): FaqArticle => wire

export const toFaqCategoryPage = (wire: z.output<typeof wireFaqCategoryPage>): FaqCategoryPage => ({
  name: wire.name,
  articles: wire.articles.map(toFaqArticle),
})
