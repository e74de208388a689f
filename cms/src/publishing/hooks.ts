import type { CollectionConfig, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { dropCommentsOf } from '../comments/comment-rows.ts'
import { mergedHooks } from '../merged-hooks.ts'
import {
  enqueueDeleted,
  enqueueDelivery,
  mainDocument,
  type PublicationState,
  publicationStateOf,
} from '../outbox/enqueue-delivery.ts'
import { dropChangesOf } from '../outbox/scheduled-jobs.ts'
import { dropReviewsOf, requireApproval } from '../reviews/require-approval.ts'
import { auditChange, auditDeletion, publicChange } from './audited-documents.ts'

const STATES_BEFORE = 'publicBefore'

/** Public state of documents before the request changes them. */
const statesBefore = ({ context }: PayloadRequest) =>
  (context[STATES_BEFORE] ?? {}) as Readonly<Record<string, PublicationState>>

const isSilent = ({ context }: PayloadRequest) => Boolean(context.silent)

/** Enqueues every change of a document in its own transaction. */
export function withHooks(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection
  return {
    ...collection,
    hooks: mergedHooks(collection.hooks, {
      beforeChange: [
        async ({ data, originalDoc, operation, req }) => {
          const id: unknown = originalDoc?.id
          if (operation === 'create' || isSilent(req) || (typeof id !== 'number' && typeof id !== 'string'))
            return data
          const main = await mainDocument(req, slug, id)
          req.context[STATES_BEFORE] = {
            ...statesBefore(req),
            ...(main ? { [`${slug}:${id}`]: publicationStateOf(main) } : {}),
          }
          return data
        },
      ],
      afterChange: [
        async ({ doc, req }) => {
          if (isSilent(req)) return doc
          const before = statesBefore(req)[`${slug}:${doc.id}`]
          const main = await enqueueDelivery(req, slug, doc.id, before)
          const change = main ? publicChange(req, doc, main, before) : { published: [], withdrawn: [] }
          if (isSite(main?.site)) {
            const document = { collection: slug, id: String(doc.id), site: main.site }
            await requireApproval(req, document, change.published)
          }
          await auditChange(req, slug, doc, main, change)
          return doc
        },
      ],
      afterDelete: [
        async ({ doc, req }) => {
          await dropChangesOf(req, slug, doc.id)
          const deleted = { collection: slug, id: String(doc.id) }
          await dropReviewsOf(req, deleted)
          await dropCommentsOf(req, deleted)
          if (isSilent(req)) return doc
          await enqueueDeleted(req, slug, doc)
          await auditDeletion(req, slug, doc)
          return doc
        },
      ],
    }),
  }
}
