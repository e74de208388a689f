/** Texts of one suggestion, in characters. */
export const MAX_TEXT = 20_000

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of a field: its own, or those of the nodes of a rich text. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isNode(value)) return []
  if (typeof value.text === 'string') return value.text.trim() === '' ? [] : [value.text]
  return [...textsIn(value.root ?? []), ...textsIn(value.children ?? [])]
}

/** Spaces around a text separate it from its neighbours in a rich text. */
const inSpaces = (text: string, translated: string) =>
  `${/^\s*/.exec(text)?.[0]}${translated.trim()}${/\s*$/.exec(text)?.[0]}`

/** The value with other texts, in the order of `textsIn`; format, links and pictures stay. */
export function withTexts(value: unknown, texts: readonly string[]): unknown {
  const left = [...texts]
  const replace = (part: unknown): unknown => {
    if (typeof part === 'string') return left.shift() ?? part
    if (Array.isArray(part)) return part.map(replace)
    if (!isNode(part)) return part
    if (typeof part.text === 'string')
      return part.text.trim() === ''
        ? part
        : { ...part, text: inSpaces(part.text, left.shift() ?? part.text) }
    return {
      ...part,
      ...(part.root === undefined ? {} : { root: replace(part.root) }),
      ...(part.children === undefined ? {} : { children: replace(part.children) }),
    }
  }
  return replace(value)
}
