import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'

function asValidated(
  collection: SanitizedCollectionConfig | undefined,
): SanitizedCollectionConfig | undefined {
  if (!collection?.versions) return collection
  const { drafts } = collection.versions
  if (!drafts || !drafts.autosave) return collection
  return {
    ...collection,
    versions: { ...collection.versions, drafts: { ...drafts, validate: true } },
  }
}

/**
 * The configuration for the page of a new document. With autosave, Payload creates an empty document as
 * soon as that page opens, unless drafts are validated; ours need a site before they have an
 * id. Only this page sees drafts as validated.
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
    collections: Object.assign([...config.collections], { find }),
  }
}
