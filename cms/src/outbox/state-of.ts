import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { DocumentState, DocumentText } from '#models/document-state.ts'
import { isPublicIn } from '../content/document-value.ts'
import { type Doc, type PublishedSource, sourceOf } from '../content/published-source.ts'
import type { Delivery } from './delivery-row.ts'

type Texts = Partial<Record<Language, DocumentText>>

const gone = { published: {}, draft: null, plans: [] }

/** The columns that the state of a document depends on. */
export type DeliveryState = Pick<
  Delivery,
  'site' | 'kind' | 'key' | 'source' | 'document' | 'revision' | 'formerSlugs' | 'plans' | 'wasPublic'
>

function textsOf(
  source: PublishedSource,
  doc: Doc,
  row: DeliveryState,
  includes: (language: Language) => boolean,
): Texts {
  const texts: Texts = {}
  for (const language of sites[row.site].languages) {
    const text = includes(language) ? source.textOf(doc, language) : undefined
    if (text) texts[language] = { ...text, formerSlugs: [...(row.formerSlugs?.[language] ?? [])] }
  }
  return texts
}

function read(payload: Payload, { source, document }: DeliveryState, draft: boolean): Promise<Doc | null> {
  return payload.findByID({
    collection: source,
    id: document ?? '',
    draft,
    locale: 'all',
    depth: 1,
    showHiddenFields: true,
    disableErrors: true,
  })
}

/**
 * The complete state of a document. Read after its row: a change in between increases the revision and is
 * sent again.
 */
export async function stateOf(payload: Payload, row: DeliveryState): Promise<DocumentState> {
  const config = payload.collections[row.source]?.config
  const source = config && sourceOf(config)
  const head = {
    site: row.site,
    kind: row.kind,
    id: row.key,
    mode: source?.mode ?? 'whole',
    revision: row.revision,
  } as const
  const main = source && row.document ? await read(payload, row, false) : null
  if (!source || !row.document || !main || main.deletedAt) return { ...head, position: null, ...gone }
  const latest = (await read(payload, row, true)) ?? main
  const published = textsOf(source, main, row, (language) => isPublicIn(main, language))
  const drafted = textsOf(source, latest, row, () => true)
  const position = typeof main.position === 'number' ? main.position : null
  return {
    ...head,
    position,
    published,
    // The item of the same id in another source is hidden too.
    ...(row.wasPublic ? { wasPublished: true } : {}),
    draft: isDeepStrictEqual(drafted, published) ? null : drafted,
    // Scheduled changes and revision belong together, so both are from the row.
    plans: [...(row.plans ?? [])],
  }
}
