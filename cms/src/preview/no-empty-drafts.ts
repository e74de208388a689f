import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'

function asValidated(
  collection: SanitizedCollectionConfig | undefined,
): SanitizedCollectionConfig | undefined {
  const drafts = collection?.versions?.drafts
  if (!collection || !drafts || !drafts.autosave) return collection
  return {
    ...collection,
    versions: {
      ...collection.versions,
      drafts: { ...drafts, validate: true },
    } as SanitizedCollectionConfig['versions'],
  }
}

/**
 * The configuration as the page for a new document is to see it. Where drafts are kept as one types, Payload makes an empty document as soon as that page
 * is opened, unless drafts are validated; ours need a site and a title before they can have an id. Only the page's own look at its collection is
 * answered so: drafts are validated nowhere else, nor is the browser told that they are.
 */
export function withoutEmptyDrafts(
  config: SanitizedConfig,
  segments: readonly string[] | undefined,
): SanitizedConfig {
  if (segments?.[0] !== 'collections' || segments[2] !== 'create') return config
  const find = (fits: (collection: SanitizedCollectionConfig) => boolean) => {
    const found = config.collections.find((each) => fits(each))
    return asValidated(found)
  }
  return {
    ...config,
    collections: Object.assign([...config.collections], { find }) as SanitizedConfig['collections'],
  }
}
