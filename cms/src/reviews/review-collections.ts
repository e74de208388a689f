import type { Access, CollectionConfig, Field } from 'payload'
import { unchangeable } from '../internal-collection.ts'
import { isAdmin, personOf } from '../users/person.ts'
import { languageOptions, siteOptions } from '../users/select-options.ts'
import { usersTexts } from '../users/texts.ts'
import { ofOwnSites } from '../users/with-access.ts'
import { reviewCalls } from './calls.ts'
import { REVIEWS, SITE_RULES } from './review-rows.ts'
import { reviewsTexts } from './texts.ts'

const { label } = reviewsTexts

const admins: Access = ({ req }) => isAdmin(req.user)
const everybody: Access = ({ req }) => personOf(req.user) !== undefined

const siteField: Field = {
  name: 'site',
  type: 'select',
  required: true,
  label: usersTexts.label('mediaSite'),
  options: siteOptions,
}

/** Sites whose publications need an approval; a site without a rule needs none. */
export const siteRules: CollectionConfig = {
  slug: SITE_RULES,
  labels: { singular: label('rule'), plural: label('rules') },
  admin: {
    useAsTitle: 'site',
    group: usersTexts.label('group'),
    description: label('rulesHint'),
    defaultColumns: ['site', 'approval', 'updatedAt'],
  },
  lockDocuments: false,
  access: { read: everybody, create: admins, update: admins, delete: admins },
  fields: [
    { ...siteField, unique: true },
    { name: 'approval', type: 'checkbox', label: label('approval'), defaultValue: true },
  ],
}

/** Requests for a review of a version, and their verdicts. Only the calls of reviews write it. */
export const reviews: CollectionConfig = {
  slug: REVIEWS,
  // Editors find them beside the document, on the start page and in the audit log.
  admin: { hidden: true },
  lockDocuments: false,
  access: { ...unchangeable, read: ofOwnSites },
  endpoints: reviewCalls,
  fields: [
    { name: 'title', type: 'text' },
    { ...siteField, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: ['requested', 'approved', 'sentBack', 'replaced'],
    },
    { name: 'language', type: 'select', options: languageOptions },
    { name: 'requester', type: 'text', required: true },
    { name: 'note', type: 'textarea' },
    { name: 'decider', type: 'text' },
    { name: 'decidedAt', type: 'date' },
    { name: 'reason', type: 'textarea' },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'contents', type: 'json', required: true },
    { name: 'requestedBy', type: 'text', required: true },
    { name: 'decidedBy', type: 'text' },
  ],
}
