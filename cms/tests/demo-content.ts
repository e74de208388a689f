import path from 'node:path'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import { demoItems } from '../../demo/demo-items.ts'
import { loadPictures } from '../../demo/pictures.ts'
import { languageOfTexts } from '../../demo/site-text.ts'
import type { UnknownRecord } from '../src/content/document-value.ts'
import { type EditorialKind, isOf } from '../src/content/editorial-kind.ts'
import type { ItemTexts } from '../src/content/from-wire.ts'

const root = path.resolve(import.meta.dirname, '../..')
const pictures = loadPictures(path.join(root, 'demo/art'))
const TODAY = '2026-11-22'

const itemsOf = (kind: ItemKind, site: SiteId, language: Language) =>
  demoItems[kind]?.({ site, language: languageOfTexts(site, language), today: TODAY, pictures }) ?? []

const detailKinds: Partial<Record<ItemKind, ItemKind>> = {
  event: 'event-detail',
  experience: 'experience-detail',
}

/** The demo's items of a kind on a site. */
export function demoTexts(kind: EditorialKind, site: SiteId): ItemTexts[] {
  const found = new Map<string, { position: number; texts: Partial<Record<Language, UnknownRecord>> }>()
  const detailKind = detailKinds[kind.kind]
  for (const language of sites[site].languages) {
    const details = new Map(
      (detailKind ? itemsOf(detailKind, site, language) : []).map(({ id, base }) => [id, base]),
    )
    for (const { id, position, base } of itemsOf(kind.kind, site, language).filter(({ id }) =>
      isOf(kind, { kind: kind.kind, id }),
    )) {
      const known = found.get(id) ?? { position, texts: {} }
      known.texts[language] = { ...base, ...details.get(id) }
      found.set(id, known)
    }
  }
  return [...found].map(([id, item]) => ({ site, id, ...item }))
}
