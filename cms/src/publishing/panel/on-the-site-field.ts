import type { CollectionConfig } from 'payload'
import { withComments } from '../../comments/with-comments.ts'
import { outboxTexts } from '../../outbox/texts.ts'

/**
 * Adds the panels for delivery, review, comments and scheduled changes beside a document, comments at its fields, and
 * the buttons to comment and to schedule above it.
 */
export const withPanel = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: ['/src/comments/comment-button.tsx#CommentButton'],
        PublishButton: '/src/scheduling/schedule-button.tsx#PublishAndSchedule',
      },
    },
  },
  fields: [
    {
      name: 'onTheSite',
      type: 'ui',
      label: outboxTexts.label('labels.panel'),
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/publishing/panel/on-the-site.tsx#OnTheSite' },
      },
    },
    {
      name: 'review',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/reviews/review-panel.tsx#ReviewPanel' },
      },
    },
    {
      name: 'comments',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/comments/comments-panel.tsx#CommentsPanel' },
      },
    },
    {
      name: 'scheduled',
      type: 'ui',
      label: outboxTexts.label('labels.scheduled'),
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/scheduling/scheduled-changes.tsx#ScheduledChanges' },
      },
    },
    ...withComments(collection.fields),
  ],
})
