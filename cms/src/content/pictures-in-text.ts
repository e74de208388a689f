import type { FlattenedField } from 'payload'
import { isRecord } from './document-value.ts'
import { foundIn } from './found-in.ts'

/** Path of the body of an article, which alone has pictures. */
export const BODY = 'content'

function* nodesIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  if (!isRecord(value)) return
  yield value
  yield* nodesIn(value.root)
  yield* nodesIn(value.children)
}

const idOf = (value: unknown) => String(isRecord(value) ? value.id : value)

/** Paths of the rich texts of a document in which a picture stands; read it in all languages at depth 0. */
export const textsWithPicture = (
  fields: readonly FlattenedField[],
  document: Readonly<Record<string, unknown>>,
  picture: number | string,
): readonly string[] =>
  [...foundIn(fields, document)].flatMap(({ path, type, value }) =>
    type === 'richText' &&
    [...nodesIn(value)].some((node) => node.type === 'upload' && idOf(node.value) === String(picture))
      ? [path]
      : [],
  )
