import { APIError, type CollectionBeforeOperationHook, type Endpoint, type SanitizedConfig } from 'payload'

const isRestore = ({ path, method }: Endpoint) => method === 'post' && path === '/versions/:id'

const asDraft = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    req.query = { ...req.query, draft: 'true' }
    return endpoint.handler(req)
  },
})

/** Closes the other ways: the same call within the process has no drafts. */
const onlyDrafts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'restoreVersion' && !('draft' in args && args.draft === true))
    throw new APIError('An earlier version comes back as a draft only: POST …/versions/:id does that.', 400)
}

/**
 * An earlier version comes back as a draft, to be looked at and published like any other. As anything else it would be public as it was, so
 * that one from before a language was published would take that language off the site; and Payload would ask it for a text in its first
 * language, which a document need not have.
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
