import type { Payload } from 'payload'
import { type EditorialKind, isOf } from '../content/editorial-kind.ts'
import { editorialKinds } from '../content/kinds.ts'
import { createHtmlReader } from '../content/rich-text.ts'
import { takeDocuments } from './demo-documents.ts'
import { openDemoPictures } from './demo-pictures.ts'
import { type ExportedItem, exportedItems } from './exported-items.ts'

/** Records which collections have been filled, so that documents deleted by editors stay deleted. */
const NOTE = 'demo-taken-over'

interface Note {
  readonly collections: readonly string[]
}

export interface TakeOverOptions {
  readonly log: (line: string) => void
  /** Default: all. */
  readonly kinds?: readonly EditorialKind[]
  readonly items?: AsyncIterable<ExportedItem>
}

type Value = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null

/** All pictures in the fields of an item, at any depth. */
function picturesIn(value: unknown): Value[] {
  if (typeof value === 'string')
    return /^\/media\/\S+$/.test(value) ? [{ lg: value, md: value, sm: value, tone: null }] : []
  if (!isObject(value)) return []
  return 'lg' in value && 'md' in value ? [value] : Object.values(value).flatMap(picturesIn)
}

/**
 * Fills the collections with the demo's editorial content, each once; continues an interrupted run. Returns
 * the items that could not be imported.
 */
export async function takeOverDemo(
  payload: Payload,
  { log, kinds = editorialKinds, items = exportedItems() }: TakeOverOptions,
): Promise<string[]> {
  const filled = new Set((await payload.kv.get<Note>(NOTE))?.collections)
  const open = kinds.filter(({ slug }) => !filled.has(slug))
  if (open.length === 0) return []
  log('Taking over the editorial content of the demo (once; a minute or two) …')
  const began = performance.now()
  const waiting = new Map<EditorialKind, ExportedItem[]>(open.map((kind) => [kind, []]))
  for await (const item of items) {
    const kind = open.find((one) => isOf(one, item))
    if (kind) waiting.get(kind)?.push(item)
  }
  const pictures = await openDemoPictures(payload)
  const readers = { richText: await createHtmlReader(payload.config), picture: pictures.idOf }
  const refused: string[] = []
  let documents = 0
  for (const [kind, some] of waiting) {
    await pictures.take(some.flatMap(({ texts }) => picturesIn(texts)))
    const taken = await takeDocuments(payload, kind, some, readers)
    documents += taken.made
    refused.push(...taken.refused)
    filled.add(kind.slug)
    await payload.kv.set(NOTE, { collections: [...filled] })
    log(`  … ${documents} documents, ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  return refused
}
