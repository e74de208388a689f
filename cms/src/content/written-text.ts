import { isRecord } from './document-value.ts'

/** The texts of a rich text, a line for each paragraph. */
function wordsIn(node: unknown): string {
  if (Array.isArray(node)) return node.map(wordsIn).filter(Boolean).join('\n')
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  const { children, root } = node
  if (root !== undefined) return wordsIn(root)
  const isLine = Array.isArray(children) && children.some((child) => isRecord(child) && 'text' in child)
  return isLine ? children.map(wordsIn).join('') : wordsIn(children)
}

/** The words of a value of a field. */
export const writtenText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(writtenText).join(', ')
  return isRecord(value) ? wordsIn(value) : String(value ?? '')
}
