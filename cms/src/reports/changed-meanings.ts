import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import type { Language } from '#config/types.ts'
import { isRecord, type UnknownRecord } from '../content/document-value.ts'
import { foundIn } from '../content/found-in.ts'

/** A slug follows the title of its own language. */
const notTranslated: readonly string[] = ['_status', 'slug']

/** The words and addresses of a rich text, without its format. */
function wordsAndAddresses(node: unknown): string {
  if (Array.isArray(node)) return node.map(wordsAndAddresses).join('')
  if (!isRecord(node)) return ''
  const { text, fields, root, children } = node
  const address = isRecord(fields) && typeof fields.url === 'string' ? ` ${fields.url} ` : ''
  return `${typeof text === 'string' ? text : ''}${address}${wordsAndAddresses(root ?? children ?? [])} `
}

/** Punctuation and spaces, but for those within a number or an address. */
const unsaid = /(?<![\p{L}\d])[^\p{L}\d]+|[^\p{L}\d]+(?![\p{L}\d])/gu

function meaningOf(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : isRecord(value) && 'root' in value
        ? wordsAndAddresses(value)
        : (JSON.stringify(value) ?? '')
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(unsaid, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same for texts that say the same; empty for no text. */
const hashOf = (meaning: string): string =>
  meaning === '' ? '' : createHash('sha256').update(meaning).digest('base64url').slice(0, 12)

function meaningsIn(
  fields: readonly FlattenedField[],
  document: UnknownRecord,
  language: Language,
): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>()
  for (const { path, language: own, value } of foundIn(fields, document, language)) {
    if (own !== language || notTranslated.includes(path)) continue
    const meaning = meaningOf(value)
    if (meaning !== '') meanings.set(path, `${meanings.get(path) ?? ''}${meaning}\n`)
  }
  return meanings
}

/** Hashes of the text of a field, before and after a change. */
export interface ChangedMeaning {
  readonly before: string
  readonly after: string
}

/** Texts of a language that say something else in another state of a document, by the path of their field. */
export function changedMeanings(
  fields: readonly FlattenedField[],
  [one, other]: readonly [UnknownRecord, UnknownRecord],
  language: Language,
): ReadonlyMap<string, ChangedMeaning> {
  const [before, after] = [meaningsIn(fields, one, language), meaningsIn(fields, other, language)]
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return new Map(
    paths.flatMap((path) =>
      before.get(path) === after.get(path)
        ? []
        : [[path, { before: hashOf(before.get(path) ?? ''), after: hashOf(after.get(path) ?? '') }] as const],
    ),
  )
}
