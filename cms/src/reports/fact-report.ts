import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { type FactTopic, factsIn, type TextFact } from '#models/rules/text-facts.ts'
import { titleInLanguage } from '../content/document-title.ts'
import { isPublicIn } from '../content/document-value.ts'
import { foundIn } from '../content/found-in.ts'
import { inPages, type StoredDocument } from '../content/in-pages.ts'
import { sourceOf } from '../content/published-source.ts'
import { writtenText } from '../content/written-text.ts'
import { languagesOf } from '../users/access.ts'
import { hasSite } from '../users/site-field.ts'

/** Intervals of a film and of an opera differ. */
type ComparedTopic = Exclude<FactTopic, 'interval'>

export interface StatedFact extends TextFact {
  readonly topic: ComparedTopic
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
  readonly language: Language
}

/** The public texts of a document state these facts. */
export function factsOf(
  config: SanitizedCollectionConfig,
  document: StoredDocument,
  wanted: Language,
): readonly StatedFact[] {
  const { id, site } = document
  if (!isSite(site)) return []
  const shown = languagesOf(site).filter((language) => isPublicIn(document, language))
  const title = titleInLanguage(config, document, wanted)
  return [...foundIn(config.flattenedFields, document)].flatMap(({ language, value }) =>
    language === null || !shown.includes(language)
      ? []
      : factsIn(writtenText(value), language).flatMap(({ topic, ...fact }) =>
          topic === 'interval'
            ? []
            : [{ collection: config.slug, id, site, title, language, topic, ...fact }],
        ),
  )
}

/** Facts that documents of a site state differently, those of a topic together. */
export function disagreements(facts: readonly StatedFact[]): readonly StatedFact[] {
  const byTopic = Map.groupBy(facts, ({ site, topic }) => `${site} ${topic}`)
  return [...byTopic.values()].filter((told) => new Set(told.map(({ value }) => value)).size > 1).flat()
}

/** The report covers the documents that the user may read. */
export async function factReport(
  req: PayloadRequest,
  wanted: Language,
  site: SiteId | undefined,
): Promise<readonly StatedFact[]> {
  const facts: StatedFact[] = []
  for (const config of req.payload.config.collections) {
    if (!sourceOf(config) || (site && !hasSite(config.fields, site))) continue
    const where = site && { site: { equals: site } }
    const query = { collection: config.slug, where, draft: false, as: req.user ?? null }
    for await (const document of inPages(req.payload, query)) facts.push(...factsOf(config, document, wanted))
  }
  return disagreements(facts)
}
