import type { FlattenedField } from 'payload'
import { isSite } from '#config/is-site.ts'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { isRecord, type UnknownRecord } from '../content/document-value.ts'
import { foundIn } from '../content/found-in.ts'
import { referredAt } from '../content/referred.ts'

export interface FoundLink {
  /** Path of the first field that has the address. */
  readonly path: string
  readonly address: string
  /** Null: shared by all languages. */
  readonly language: Language | null
}

const ADDRESS = /^(?:https?:\/\/\S+|\/(?!\/)\S*)$/i

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

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => (typeof each === 'string' ? [each.trim()] : []))

/** Links of a document with all languages: in rich texts, in fields that contain a URL, and by slugs of films, events and cinemas. */
export function linksIn(fields: readonly FlattenedField[], document: UnknownRecord): readonly FoundLink[] {
  const { site } = document
  const first = isSite(site) ? sites[site].languages[0] : undefined
  const found = new Map<string, FoundLink>()
  for (const { path, type, value, language } of foundIn(fields, document)) {
    const referred = referredAt(path)
    const addresses =
      (referred === 'show' || referred === 'cinema') && first
        ? textsOf(value).map((slug) => `/redirect/${language ?? first}/${referred}/${slug}`)
        : type === 'richText'
          ? [...inRichText(value)]
          : textsOf(value)
    for (const address of addresses)
      if (ADDRESS.test(address) && !found.has(`${language} ${address}`))
        found.set(`${language} ${address}`, { path, address, language })
  }
  return [...found.values()]
}
