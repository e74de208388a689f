import type { PayloadRequest, Where } from 'payload'
import type { Language } from '#config/types.ts'
import type { DocumentRef } from '../outbox/scheduled-jobs.ts'
import { rowsOf } from '../rows.ts'

export const COMMENTS = 'comments'

/** A comment at a field, or a reply to one. */
export interface CommentRow {
  readonly id: number | string
  readonly createdAt: string
  readonly source: string
  readonly document: string
  /** Id of the first comment of its thread; null for the first one itself. */
  readonly thread?: string | null
  /** The place of the first comment, by `placeOf`. */
  readonly place?: string | null
  /** Label of the field when the thread began. */
  readonly label?: string | null
  /** Null: of a field that all languages share. */
  readonly language?: Language | null
  /** Null for a reply. */
  readonly state?: 'open' | 'resolved' | null
  readonly resolver?: string | null
  /** Empty: deleted, but it has replies. */
  readonly text?: string | null
  /** Id of the account, and its name at that time. */
  readonly author: string
  readonly authorName: string
}

export const commentsOf = ({ collection, id }: DocumentRef): Where => ({
  and: [{ source: { equals: collection } }, { document: { equals: id } }],
})

/** The oldest first. */
export const rowsOfComments = (req: PayloadRequest, where: Where): Promise<CommentRow[]> =>
  rowsOf(req, COMMENTS, { where, sort: ['createdAt', 'id'] })

/** Threads of a document that nobody has resolved. */
export async function countOpenComments(req: PayloadRequest, document: DocumentRef): Promise<number> {
  const where = { and: [commentsOf(document), { state: { equals: 'open' } }] }
  return (await req.payload.db.count({ collection: COMMENTS, where, req })).totalDocs
}

/** A new document may get the id of a deleted one. */
export async function dropCommentsOf(req: PayloadRequest, document: DocumentRef): Promise<void> {
  await req.payload.db.deleteMany({ collection: COMMENTS, where: commentsOf(document), req })
}
