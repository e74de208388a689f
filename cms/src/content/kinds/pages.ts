import { wireFaqArticle, wireFaqCategoryPage } from '#models/faq.ts'
import { wireFooterFaq } from '#models/footer.ts'
import { wireMasterTemplate, wireMasterTemplateSummary } from '#models/master-template.ts'
import { z } from '#models/zod.ts'
import { record, type UnknownRecord } from '../document-value.ts'
import type { EditorialKind } from '../editorial-kind.ts'

/** Lists of pages and the search show fields of the page header, or the page's name for lists. */
function storedPageFields({ header, labels }: UnknownRecord): UnknownRecord {
  const { title, subtitle, backdrop } = record(header)
  return { title: record(labels).list ?? title, headline: subtitle, image: backdrop }
}

export const pageKinds: readonly EditorialKind[] = [
  {
    slug: 'pages',
    kind: 'master-template',
    wire: wireMasterTemplateSummary.pick({ indexed: true }).extend(wireMasterTemplate.shape),
    title: 'header.title',
    group: 'pages',
    shared: ['cinemas.name', 'guest.name'],
    blocks: {
      order: 'blockOrder',
      fields: ['explanation', 'mosaic', 'listing', 'shows', 'cinemas', 'mobileApp', 'guest'],
    },
    stored: storedPageFields,
  },
  {
    slug: 'faq-articles',
    kind: 'faq-article',
    wire: wireFaqArticle,
    title: 'title',
    group: 'help',
    sites: ['fr', 'nl'],
  },
  {
    slug: 'faq-categories',
    kind: 'faq-category',
    wire: wireFaqCategoryPage,
    title: 'name',
    group: 'help',
    sites: ['fr', 'nl'],
    without: ['articles'],
  },
  {
    slug: 'footer-faq',
    kind: 'document',
    only: 'footer/faq',
    wire: z.object({ list: wireFooterFaq }),
    title: 'key',
    group: 'help',
  },
]
