import type { CollectionConfig } from 'payload'
import { withComments } from '../../comments/with-comments.ts'
import { outboxTexts } from '../../outbox/texts.ts'
import { panelField } from '../../panel-field.ts'

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
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          '/src/comments/comment-button.tsx#CommentButton',
        ],
        PublishButton: '/src/scheduling/schedule-button.tsx#PublishAndSchedule',
      },
    },
  },
  fields: [
    panelField(
      'onTheSite',
      '/src/publishing/panel/on-the-site.tsx#OnTheSite',
      outboxTexts.label('labels.panel'),
    ),
    panelField('review', '/src/reviews/review-panel.tsx#ReviewPanel'),
    panelField('comments', '/src/comments/comments-panel.tsx#CommentsPanel'),
    panelField(
      'scheduled',
      '/src/scheduling/scheduled-changes.tsx#ScheduledChanges',
      outboxTexts.label('labels.scheduled'),
    ),
    ...withComments(collection.fields),
  ],
})
