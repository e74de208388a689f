import type { Field } from 'payload'
import type { Language } from '../../../config/types.ts'
import { foundIn } from './found-in.ts'

export interface FoundLink {
  readonly address: string
  /** Null: shared by all languages. */
  readonly language: Language | null
}

const ADDRESS = /^(?:https?:\/\/\S+|\/(?!\/)\S*)$/i

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Link targets in a rich text, at any depth. */
function* inRichText(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* inRichText(each)
  if (!isRecord(node)) return
  if (
    (node.type === 'link' || node.type === 'autolink') &&
    isRecord(node.fields) &&
    typeof node.fields.url === 'string'
  )
    yield node.fields.url.trim()
  yield* inRichText(node.children ?? node.root)
}

/** Links of a document with all languages: in rich texts, and in fields that contain a URL. */
export function linksIn(fields: readonly Field[], document: object): readonly FoundLink[] {
  const found = new Map<string, FoundLink>()
  for (const { type, value, language } of foundIn(fields, document)) {
    const addresses =
      type === 'richText' ? [...inRichText(value)] : typeof value === 'string' ? [value.trim()] : []
    for (const address of addresses)
      if (ADDRESS.test(address)) found.set(`${language} ${address}`, { address, language })
  }
  return [...found.values()]
}
