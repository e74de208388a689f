import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { type ItemKind, itemKinds } from '#models/item-kinds.ts'
import { todayIn } from '#models/site-clock.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import type { JsonObject } from '../src/services/content/store/layers.ts'
import { demoItems } from './demo-items.ts'
import { loadPictures } from './pictures.ts'
import { languageOfTexts } from './site-text.ts'

/** One text of one item, in the shape that a CMS imports. */
export interface ExportedText {
  readonly site: SiteId
  readonly kind: ItemKind
  readonly id: string
  readonly position: number
  readonly language: Language
  readonly slug: string
  readonly fields: JsonObject
  /** Fields of the detail call, for kinds that have one. */
  readonly detail?: JsonObject
}

export interface ExportOptions {
  /** Folder of the key art, with its manifest. */
  readonly artDir: string
  readonly now: number
  readonly sites?: readonly SiteId[]
}

/** Imported, not written by editors. */
const programme: readonly ItemKind[] = ['show', 'cinema', 'city']
const detailOf = (kind: ItemKind) => itemKinds.find((other) => other === `${kind}-detail`)
const isDetail = (kind: ItemKind) => kind.endsWith('-detail')

/** Editorial content of the demo. Texts of one item are consecutive, the site's first language first. */
export function* exportedTexts({
  artDir,
  now,
  sites: requestedSites = siteIds,
}: ExportOptions): Generator<ExportedText> {
  const pictures = loadPictures(artDir)
  for (const site of requestedSites) {
    const { languages, timeZone } = sites[site]
    const today = todayIn(timeZone, now)
    const itemsOf = (kind: ItemKind | undefined, language: Language): readonly NewItem[] =>
      kind
        ? (demoItems[kind]?.({ site, language: languageOfTexts(site, language), today, pictures }) ?? [])
        : []
    for (const kind of itemKinds) {
      if (programme.includes(kind) || isDetail(kind)) continue
      const texts = new Map<string, ExportedText[]>()
      for (const language of languages) {
        const details = new Map(itemsOf(detailOf(kind), language).map(({ id, base }) => [id, base]))
        for (const { id, position, slug, base } of itemsOf(kind, language)) {
          const detail = details.get(id)
          const text = {
            site,
            kind,
            id,
            position,
            language,
            slug,
            fields: base,
            ...(detail ? { detail } : {}),
          }
          texts.set(id, [...(texts.get(id) ?? []), text])
        }
      }
      for (const text of [...texts.values()].flat()) yield text
    }
  }
}
