import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import type { OpenedDocument } from '../scheduling/document-calls.ts'
import { siteMoment } from '../scheduling/site-clocks.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { may } from '../users/access.ts'
import { languageName } from '../users/display-names.ts'
import { type CommentRow, commentsOf, rowsOfComments } from './comment-rows.ts'
import { commentedField } from './commented-field.ts'
import { colleaguesOf } from './mentions.ts'

export interface ShownComment {
  readonly id: string
  readonly author: string
  readonly when: string
  /** Empty: deleted, but it has replies. */
  readonly text: string
  readonly deletable: boolean
}

export interface CommentThread {
  readonly id: string
  /** A place by `placeOf`. */
  readonly place: string
  /** Null: of a field that all languages share. */
  readonly language: Language | null
  readonly languageName: string | null
  /** A label for each segment of the place, empty for a row of a list; the stored one if the field is gone. */
  readonly labels: readonly string[]
  /** False once the collection lacks the field. */
  readonly exists: boolean
  readonly resolved: boolean
  readonly resolver: string
  /** The oldest first. */
  readonly comments: readonly ShownComment[]
}

/** The comments of a document in the language of its reader, and what the reader may do. */
export interface CommentsState {
  readonly mayComment: boolean
  /** Names of those whom a comment may mention. */
  readonly colleagues: readonly string[]
  /** Threads that nobody has resolved. */
  readonly open: number
  /** The oldest first. */
  readonly threads: readonly CommentThread[]
}

export async function commentsState(
  req: PayloadRequest,
  { person, document }: OpenedDocument,
): Promise<CommentsState> {
  const { collection, site } = document
  const uiLanguage = interfaceLanguage(req)
  const mayComment = may(person, 'text', { site })
  const fields = req.payload.collections[collection]?.config.flattenedFields ?? []
  const shown = ({ id, author, authorName, createdAt, text }: CommentRow): ShownComment => ({
    id: String(id),
    author: authorName,
    when: siteMoment(Date.parse(createdAt), site, uiLanguage),
    text: text ?? '',
    deletable: Boolean(text) && mayComment && (person.role === 'admin' || author === String(person.id)),
  })
  const rows = await rowsOfComments(req, commentsOf(document))
  const threads = rows
    .filter(({ thread }) => !thread)
    .map((first): CommentThread => {
      const { id, label, resolver } = first
      const [place, language] = [first.place ?? '', first.language ?? null]
      const field = commentedField(fields, place, req.i18n)
      return {
        id: String(id),
        place,
        language,
        languageName: language && languageName(language, uiLanguage),
        labels: field?.labels ?? [label ?? place],
        exists: field !== undefined,
        resolved: first.state === 'resolved',
        resolver: resolver ?? '',
        comments: [first, ...rows.filter(({ thread }) => thread === String(id))].map(shown),
      }
    })
  const colleagues = mayComment ? await colleaguesOf(req, site) : []
  return { mayComment, colleagues, open: threads.filter(({ resolved }) => !resolved).length, threads }
}
