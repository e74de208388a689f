/** A text of an editor's form, and the path of its field. */
export interface FormText {
  readonly path: string
  readonly text: string
}

/** Spaces differ between a form and a page. */
export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The paragraphs, headings and items of a rich text. */
function linesOf(node: unknown): readonly string[] {
  if (!isObject(node)) return []
  const children = Array.isArray(node.children) ? node.children : []
  const isLine = children.some((child) => isObject(child) && typeof child.text === 'string')
  return isLine ? [wordsOf(node)] : children.flatMap(linesOf)
}

const wordsOf = (node: unknown): string => {
  if (!isObject(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(wordsOf).join('') : ''
}

/** Shorter texts are on a page by chance. */
const LEAST = 2

/** What visitors do not read. */
const unread: readonly string[] = [
  'id',
  'key',
  'slug',
  'site',
  'blockType',
  'basis',
  'listedAs',
  'translationNotes',
]

function textsIn(value: unknown, path: string): readonly FormText[] {
  if (typeof value === 'string') return [{ path, text: plainText(value) }]
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, `${path}.${index}`))
  if (!isObject(value)) return []
  if ('root' in value) return linesOf(value.root).map((line) => ({ path, text: plainText(line) }))
  return Object.entries(value).flatMap(([name, inner]) =>
    unread.includes(name) || name.startsWith('_')
      ? []
      : textsIn(inner, path === '' ? name : `${path}.${name}`),
  )
}

const depthOf = ({ path }: FormText) => path.split('.').length

/** The texts of a form by the path of their field, the outermost fields first; a rich text has one for each paragraph. */
export const formTexts = (values: unknown): readonly FormText[] =>
  textsIn(values, '')
    .filter(({ text }) => text.length >= LEAST)
    .toSorted((one, other) => depthOf(one) - depthOf(other))

/** The path of the field that has one of these texts, of which the first are preferred. */
export function pathOf(texts: readonly FormText[], around: readonly string[]): string | undefined {
  for (const each of around) {
    const plain = plainText(each)
    const found = texts.find(({ text }) => text === plain)
    if (found) return found.path
  }
  return undefined
}
