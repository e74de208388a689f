import type { Access, CollectionConfig } from 'payload'
import { unchangeable } from '../internal-collection.ts'
import { isAdmin } from '../users/person.ts'
import { languageOptions } from '../users/select-options.ts'
import { commentCalls } from './calls.ts'
import { COMMENTS } from './comment-rows.ts'
import { commentsTexts } from './texts.ts'

const admins: Access = ({ req }) => isAdmin(req.user)

/** Comments at fields of documents. Only its own calls write and show them. */
export const comments: CollectionConfig = {
  slug: COMMENTS,
  labels: { singular: commentsTexts.label('comment'), plural: commentsTexts.label('comments') },
  admin: { hidden: true },
  lockDocuments: false,
  access: { ...unchangeable, read: admins },
  endpoints: commentCalls,
  fields: [
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'thread', type: 'text', index: true },
    { name: 'place', type: 'text' },
    { name: 'label', type: 'text' },
    { name: 'language', type: 'select', options: languageOptions },
    { name: 'state', type: 'select', options: ['open', 'resolved'] },
    { name: 'resolver', type: 'text' },
    { name: 'text', type: 'textarea' },
    { name: 'author', type: 'text', required: true },
    { name: 'authorName', type: 'text', required: true },
  ],
}
