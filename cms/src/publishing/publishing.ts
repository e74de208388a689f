import type { Config, Payload, TaskConfig } from 'payload'
import { sourceOf } from '../content/published-source.ts'
import { deliveredFiles, deliveries } from '../outbox/deliveries.ts'
import { createSiteClient } from '../outbox/site-client.ts'
import { planCalls } from '../scheduling/calls.ts'
import { planTask } from '../scheduling/carry-out.ts'
import { type Dispatcher, startDispatcher } from './dispatcher.ts'
import { withHooks } from './hooks.ts'
import { withPanel } from './panel/on-the-site-field.ts'

export interface PublishingSettings {
  /** The process that serves the sites. */
  readonly siteUrl: string
  readonly publishingSecret: string
  /** Folder of the files that documents show. */
  readonly filesDir: string
}

const KEY = 'publishing'

/** Brings every change of the collections marked by `withPublishing` to the sites; a Payload plugin. */
export const publishing =
  (settings: PublishingSettings) =>
  (config: Config): Config => ({
    ...config,
    custom: { ...config.custom, [KEY]: settings },
    collections: [
      ...(config.collections ?? []).map((collection) =>
        sourceOf(collection) ? withPanel(withHooks(collection)) : collection,
      ),
      deliveries,
      deliveredFiles,
    ],
    // Payload's own way to plan is not switched on in the collections: it would bring the task too, and a dialogue that asks less than ours.
    jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), planTask as TaskConfig] },
    endpoints: [...(config.endpoints ?? []), ...planCalls],
  })

/** Begins to send and to carry out plans; for the process that goes on, not for commands. */
export function startPublishing(payload: Payload): Dispatcher {
  const settings = payload.config.custom[KEY] as PublishingSettings
  const client = createSiteClient(settings.siteUrl, settings.publishingSecret)
  return startDispatcher({ payload, client, filesDir: settings.filesDir })
}
