import type { Payload, PayloadRequest } from 'payload'
import { sites } from '#config/sites.ts'
import type { EditorialKind } from '../content/editorial-kind.ts'
import { dataIn, documentFrom, type Readers } from '../content/from-wire.ts'
import { inTransaction } from '../transactions.ts'
import type { ExportedItem } from './exported-items.ts'

/** Documents per transaction, small enough not to delay editors. */
const BATCH = 20

export interface Taken {
  readonly made: number
  /** Items that could not be imported, each with its reason. */
  readonly refused: readonly string[]
}

const nameOf = ({ site, id }: { readonly site: string; readonly id: string }) => `${site} ${id}`

/** Payload saves one language at a time. */
async function take(
  payload: Payload,
  kind: EditorialKind,
  item: ExportedItem,
  readers: Readers,
  req: PayloadRequest,
): Promise<void> {
  const collection = kind.slug
  const document = documentFrom(kind, item, readers)
  const [first, ...others] = sites[item.site].languages.filter(
    (language) => item.texts[language] !== undefined,
  )
  const write = (language: typeof first) => ({
    ...dataIn(kind, document, language ?? 'fr'),
    _status: 'published' as const,
  })
  const { id } = await payload.create({ collection, locale: first, data: write(first), depth: 0, req })
  for (const language of others)
    await payload.update({ collection, id, locale: language, data: write(language), depth: 0, req })
}

async function known(payload: Payload, { slug }: EditorialKind): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: slug,
    pagination: false,
    depth: 0,
    select: { site: true, key: true },
  })
  return new Set(docs.map(({ site, key }) => nameOf({ site: String(site), id: String(key) })))
}

const reasonOf = (error: unknown) => {
  const problems: unknown = error instanceof Error && 'data' in error ? error.data : undefined
  return `${error instanceof Error ? error.message : String(error)}${problems ? ` ${JSON.stringify(problems).slice(0, 400)}` : ''}`
}

/**
 * Creates the missing documents of a kind, published in all their languages. Nothing is sent to the sites.
 */
export async function takeDocuments(
  payload: Payload,
  kind: EditorialKind,
  items: readonly ExportedItem[],
  readers: Readers,
): Promise<Taken> {
  const there = await known(payload, kind)
  const missing = items.filter((item) => !there.has(nameOf(item)))
  const refused: string[] = []
  const all = (some: readonly ExportedItem[]) =>
    inTransaction(payload, async (req) => {
      req.context.silent = true
      for (const item of some) await take(payload, kind, item, readers, req)
    })
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH)
    try {
      await all(batch)
    } catch {
      // One refused item must not drop the rest of its batch.
      for (const item of batch) {
        await all([item]).catch((error: unknown) =>
          refused.push(`${kind.slug} ${nameOf(item)}: ${reasonOf(error)}`),
        )
      }
    }
  }
  return { made: missing.length - refused.length, refused }
}
