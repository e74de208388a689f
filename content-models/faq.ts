import { z } from 'zod'
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
    /** The virtual agent may be offered. */
    virtualAgent: flag(false),
    /** The current slug, if another one. */
    redirectSlug: slug,
  })
  .meta({ id: 'FaqArticle' })

export type WireFaqArticle = z.input<typeof wireFaqArticle>
export type FaqArticle = Readonly<z.output<typeof wireFaqArticle>>

export const wireFaqCategoryPage = z
  .object({ id: reference, name: requiredText, articles: list(wireFaqArticle) })
  .meta({ id: 'FaqCategoryPage' })
