import { APIError, type CollectionBeforeOperationHook, type Endpoint, type SanitizedConfig } from 'payload'

const isRestore = ({ path, method }: Endpoint) => method === 'post' && path === '/versions/:id'

const asDraft = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    req.query = { ...req.query, draft: 'true' }
    return endpoint.handler(req)
  },
})

/** Refuses the local API, whose restore cannot make drafts. */
const onlyDrafts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'restoreVersion' && !('draft' in args && args.draft === true))
    throw new APIError('An earlier version comes back as a draft only: POST …/versions/:id does that.', 400)
}

/**
 * A restored version becomes a draft. Restored as published, a version from before a language was published
 * would remove that language from the site, and Payload would require a text in its default language, which
 * a document need not have.
 */
export function restoringDrafts(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions?.drafts || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((endpoint) =>
      isRestore(endpoint) ? asDraft(endpoint) : endpoint,
    )
    collection.hooks.beforeOperation = [...(collection.hooks.beforeOperation ?? []), onlyDrafts]
  }
  return config
}
