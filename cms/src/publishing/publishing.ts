import type { Config, Payload } from 'payload'
import { comments } from '../comments/comment-collection.ts'
import { sourceOf } from '../content/published-source.ts'
import { deliveredFiles, deliveries } from '../outbox/deliveries.ts'
import { createSiteClient } from '../outbox/site-client.ts'
import type { PreviewMaker } from '../preview/preview-link.ts'
import { releasesOf } from '../releases/release-collection.ts'
import { reviews, siteRules } from '../reviews/review-collections.ts'
import { schedulingCalls } from '../scheduling/calls.ts'
import { schedulingTask } from '../scheduling/carry-out.ts'
import { type Dispatcher, startDispatcher } from './dispatcher.ts'
import { withHooks } from './hooks.ts'
import { withPanel } from './panel/on-the-site-field.ts'

export interface PublishingSettings extends PreviewMaker {
  readonly filesDir: string
}

const KEY = 'publishing'

/** A Payload plugin: delivers every change of the collections marked by `withPublishing` to the sites. */
export const publishing =
  (settings: PublishingSettings) =>
  (config: Config): Config => ({
    ...config,
    custom: { ...config.custom, [KEY]: settings },
    collections: [
      ...(config.collections ?? []).map((collection) =>
        sourceOf(collection) ? withPanel(withHooks(collection)) : collection,
      ),
      releasesOf(
        (config.collections ?? []).filter(sourceOf).map(({ slug }) => slug),
        settings,
      ),
      reviews,
      siteRules,
      comments,
      deliveries,
      deliveredFiles,
    ],
    // Payload's own scheduling option would add its own task, and a dialog that checks fewer rights.
    jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), schedulingTask] },
    endpoints: [...(config.endpoints ?? []), ...schedulingCalls],
  })

/** Starts delivery and scheduling; for the server, not for commands. */
export function startPublishing(payload: Payload): Dispatcher {
  const settings: PublishingSettings = payload.config.custom[KEY]
  const client = createSiteClient(settings.siteUrl, settings.publishingSecret)
  return startDispatcher({ payload, client, filesDir: settings.filesDir })
}
