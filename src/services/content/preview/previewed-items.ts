import type { Language } from '#config/types.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import type { ItemReader, StoredItem } from '../store/item-reader.ts'
import type { JsonObject } from '../store/layers.ts'
import { EDITORS } from '../store/source-switch.ts'
import { documentKind, type StoredPending } from './pending-documents.ts'
import type { ShownState } from './shown-state.ts'

interface Changes {
  readonly whole: ReadonlyMap<string, StoredItem | undefined>
  readonly over: ReadonlyMap<string, JsonObject>
}

export interface PreviewSource {
  pending(kind: ItemKind): Promise<readonly StoredPending[]>
  state(document: StoredPending, language: Language): ShownState
}

const withoutSlug = ({ slug: _slug, ...fields }: JsonObject): JsonObject => fields

function changesOf(
  documents: readonly StoredPending[],
  part: 'fields' | 'detail',
  language: Language,
  state: PreviewSource['state'],
): Changes {
  const whole = new Map<string, StoredItem | undefined>()
  const over = new Map<string, JsonObject>()
  for (const document of documents) {
    const { id, mode, kind, draft } = document
    const shown = state(document, language)
    if (shown === 'as it is') continue
    const text = shown === 'withdrawn' ? undefined : shown
    const fields = text && (part === 'detail' ? (text.detail ?? {}) : text.fields)
    if (mode === 'enrichment')
      over.set(
        kind === 'document' ? id : ((text ?? draft?.[language])?.slug ?? id),
        withoutSlug(fields ?? {}),
      )
    else
      whole.set(
        id,
        text &&
          fields && { id, slug: text.slug, source: EDITORS, language, fields, edited: {}, unedited: fields },
      )
  }
  return { whole, over }
}

function withOverlay(item: StoredItem, over: Changes['over']): StoredItem {
  const overlay = over.get(item.slug)
  return overlay ? { ...item, fields: { ...item.unedited, ...overlay }, edited: overlay } : item
}

function withChanges(items: readonly StoredItem[], { whole, over }: Changes): StoredItem[] {
  const placed = new Set<string>()
  const known = items.flatMap((item) => {
    if (!whole.has(item.id)) return [withOverlay(item, over)]
    const shown = whole.get(item.id)
    if (shown === undefined || placed.has(item.id)) return []
    placed.add(item.id)
    return [shown]
  })
  const fresh = [...whole.values()].flatMap((item) =>
    item === undefined || placed.has(item.id) ? [] : [item],
  )
  return [
    ...new Map([...fresh, ...known].toReversed().map((item) => [item.slug, item])).values(),
  ].toReversed()
}

/** Documents replace their items, new ones come first. */
export function previewItems(
  items: ItemReader,
  languages: readonly Language[],
  { pending, state }: PreviewSource,
): ItemReader {
  /** Undefined if the preview changes nothing: the store then answers without reading a whole list. */
  async function changedList(kind: ItemKind, language: Language): Promise<StoredItem[] | undefined> {
    const { kind: document, part } = documentKind(kind)
    const { whole, over } = changesOf(await pending(document), part, language, state)
    return whole.size + over.size === 0
      ? undefined
      : withChanges(await items.list(kind, language), { whole, over })
  }

  const list = async (kind: ItemKind, language: Language) =>
    (await changedList(kind, language)) ?? items.list(kind, language)

  async function byId(kind: ItemKind, id: string, language: Language): Promise<StoredItem | undefined> {
    const changed = await changedList(kind, language)
    return changed ? changed.find((item) => item.id === id) : items.byId(kind, id, language)
  }

  async function slugs(kind: ItemKind): Promise<Record<string, string>[]> {
    const lists = await Promise.all(
      languages.map(async (language) => [language, await list(kind, language)] as const),
    )
    const byItem = new Map<string, Record<string, string>>()
    for (const [language, shown] of lists) {
      for (const { id, slug } of shown) byItem.set(id, { ...byItem.get(id), [language]: slug })
    }
    return [...byItem.values()]
  }

  return {
    list,
    slugs,
    sources: items.sources,
    async find(kind, slug, language) {
      const changed = await changedList(kind, language)
      return changed ? changed.find((item) => item.slug === slug) : items.find(kind, slug, language)
    },
    byId,
    /** Pending fields replace the published ones; those of sources stay. */
    async allById(kind, id, language) {
      const { kind: document, part } = documentKind(kind)
      const { whole, over } = changesOf(await pending(document), part, language, state)
      const all = await items.allById(kind, id, language)
      if (!whole.has(id)) return all.map((item) => withOverlay(item, over))
      const shown = whole.get(id)
      return shown ? [shown, ...all.filter(({ source }) => source !== EDITORS)] : []
    },
    /** An item that is public under this slug but has another one in the preview is found too. */
    async findFormer(kind, slug, language) {
      const known = (await items.find(kind, slug, language)) ?? (await items.findFormer(kind, slug, language))
      return known && byId(kind, known.id, language)
    },
    async many(kind, slugs, language) {
      const changed = slugs.length > 0 ? await changedList(kind, language) : undefined
      if (!changed) return items.many(kind, slugs, language)
      return new Map(changed.filter(({ slug }) => slugs.includes(slug)).map((item) => [item.slug, item]))
    },
    translations: async (kind, slug) =>
      (await slugs(kind)).find((each) => Object.values(each).includes(slug)),
  }
}
