import { docAccessOperation, type Endpoint, type PayloadRequest } from 'payload'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { DocumentState } from '#models/document-state.ts'
import { sourceOf } from '../content/published-source.ts'
import { jsonResponse, refusedCall } from '../json-calls.ts'
import { servedOrigin } from '../served-host.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { transacted } from '../transactions.ts'
import { readable } from '../users/readable.ts'
import type { Delivery, Reason } from './delivery-row.ts'
import { enqueueDelivery, identityOf, mainDocument, requeue } from './enqueue-delivery.ts'
import { findRows } from './rows.ts'
import { stateOf } from './state-of.ts'
import { outboxTexts } from './texts.ts'

/** `imported`: an enrichment is not public, and the site shows the imported text alone. */
export type LanguageStatus = 'live' | 'waiting' | 'refused' | 'draft' | 'imported'

/** The delivery state of a document, for its editor. */
export interface PublicationStatus {
  readonly languages: readonly {
    readonly language: Language
    readonly state: LanguageStatus
    readonly page?: string | undefined
  }[]
  readonly state: Delivery['state'] | 'none'
  readonly reason: Reason | null
  readonly sentAt: string | null
  readonly formerSlugs: readonly string[]
}

function languageStatus(
  row: Delivery | undefined,
  isPublic: boolean,
  wasPublic: boolean,
  mode: DocumentState['mode'],
): LanguageStatus {
  if (!isPublic && row?.state === 'waiting' && wasPublic) return 'waiting'
  if (!isPublic) return mode === 'enrichment' ? 'imported' : 'draft'
  return row === undefined || row.state === 'sent' ? 'live' : row.state
}

/** Names of item kinds in the sites' `/redirect` addresses. */
const entities: Readonly<Record<string, string>> = {
  news: 'news',
  offer: 'offer',
  article: 'experience-article',
  experience: 'experience',
  'experience-group': 'experience-group',
  event: 'season',
  'master-template': 'master-template',
  'faq-article': 'faq-article',
  show: 'show',
  cinema: 'cinema',
}

/** The public page of an item, if its kind has one. */
function pageLink(
  siteUrl: string,
  { kind, site }: Pick<DocumentState, 'kind' | 'site'>,
  language: Language,
  slug: string,
): string | undefined {
  const entity = entities[kind]
  return entity && `${servedOrigin(site, siteUrl)}/redirect/${language}/${entity}/${slug}`
}

function languagesOf(
  req: PayloadRequest,
  row: Delivery | undefined,
  state: DocumentState,
): PublicationStatus['languages'] {
  const { siteUrl }: { readonly siteUrl: string } = req.payload.config.custom.publishing
  const { site, mode, published, draft } = state
  return sites[site].languages
    .filter((language) => published[language] ?? draft?.[language])
    .map((language) => {
      const slug = published[language]?.slug
      const status = languageStatus(row, slug !== undefined, row?.slugs?.[language] !== undefined, mode)
      const page = slug && status === 'live' ? pageLink(siteUrl, state, language, slug) : undefined
      return { language, state: status, page }
    })
}

async function publicationStatusOf(req: PayloadRequest): Promise<PublicationStatus> {
  const [collection, id] = [req.searchParams.get('collection') ?? '', req.searchParams.get('id') ?? '']
  const config = req.payload.collections[collection]?.config
  const source = config && sourceOf(config)
  if (!source || !id || !req.user) throw refusedCall('Not found', 404)
  // The user's rights apply: others must not learn whether the document exists.
  const known = await readable(req, collection, id, { select: {} })
  const doc = known && (await mainDocument({ payload: req.payload }, collection, known.id))
  const item = doc && identityOf(source, doc)
  if (!doc || !item) throw refusedCall('Not found', 404)
  const document = String(known.id)
  const [row] = await findRows(
    { payload: req.payload },
    { and: [{ source: { equals: collection } }, { document: { equals: document } }] },
  )
  // Without a row, the site's version is current.
  const state = await stateOf(req.payload, row ?? { ...item, source: collection, document, revision: 1 })
  return {
    languages: languagesOf(req, row, state),
    state: row?.state ?? 'none',
    reason: row?.reason ?? null,
    sentAt: row?.sentAt ?? null,
    formerSlugs: Object.values(row?.formerSlugs ?? {}).flat(),
  }
}

/** GET `/api/deliveries/standing?collection=&id=`: a `PublicationStatus`. */
export const publicationStatus: Endpoint = {
  path: '/standing',
  method: 'get',
  handler: async (req) => jsonResponse(await publicationStatusOf(req)),
}

async function mayChange(req: PayloadRequest, { source, document }: Delivery): Promise<boolean> {
  const collection = req.payload.collections[source]
  if (!collection || !req.user) return false
  if (!document) return Boolean(await collection.config.access.create({ req }))
  const { update } = await docAccessOperation({ id: document, collection, req })
  return Boolean(update)
}

/** POST `/api/deliveries/<id>/again`: sends a document again; for users who may change it. */
export const again: Endpoint = {
  path: '/:id/again',
  method: 'post',
  handler: async (req) => {
    const id: unknown = req.routeParams?.id
    const [row] =
      typeof id === 'string'
        ? await findRows({ payload: req.payload }, { id: { equals: id } }, { limit: 1 })
        : []
    if (!row || !(await mayChange(req, row))) throw refusedCall('Not found', 404)
    await transacted(req, async () => {
      if (row.document) await enqueueDelivery(req, row.source, row.document)
      else await requeue(req, row)
    })
    return jsonResponse({ message: outboxTexts.t(interfaceLanguage(req))('waiting') })
  },
}
