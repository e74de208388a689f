import type { CollectionConfig } from 'payload'

/** Who works here. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: { useAPIKey: true },
  admin: { useAsTitle: 'email' },
  fields: [],
}
