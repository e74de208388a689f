import type { CollectionConfig, Field } from 'payload'

const nobody = () => false

/** The access to a collection that only this process changes. */
export const unchangeable = { create: nobody, update: nobody, delete: nobody }

/** A table that only this process reads and writes. */
export const internalCollection = (slug: string, fields: Field[]): CollectionConfig => ({
  slug,
  admin: { hidden: true },
  lockDocuments: false,
  access: { ...unchangeable, read: nobody },
  fields,
})
