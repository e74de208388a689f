import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ItemTexts } from '../content/from-wire.ts'

export interface ExportedItem extends ItemTexts {
  readonly kind: string
}

type Fields = Readonly<Record<string, unknown>>

interface Line {
  readonly site: SiteId
  readonly kind: string
  readonly id: string
  readonly position: number
  readonly language: Language
  readonly fields: Fields
  readonly detail?: Fields
}

/**
 * The demo's editorial items, from the export script of the site; the languages of an item are on
 * consecutive lines.
 */
export async function* exportedItems(): AsyncGenerator<ExportedItem> {
  const child = spawn(process.execPath, [path.resolve('../scripts/editorial-export.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  let item: ExportedItem | undefined
  for await (const text of createInterface({ input: child.stdout })) {
    const { site, kind, id, position, language, fields, detail }: Line = JSON.parse(text)
    if (item && (item.site !== site || item.kind !== kind || item.id !== id)) {
      yield item
      item = undefined
    }
    item = { site, kind, id, position, texts: { ...item?.texts, [language]: { ...fields, ...detail } } }
  }
  const [code] = await closed
  if (code !== 0) throw new Error(`The demo's texts could not be read (exit code ${code}).`)
  if (item) yield item
}
