import type { Field, FieldAccess } from 'payload'
import { isAdmin, roles } from './person.ts'
import { languageOptions, siteOptions } from './select-options.ts'
import { usersTexts } from './texts.ts'

const { label } = usersTexts

const never: FieldAccess = () => false
const admins: FieldAccess = ({ req }) => isAdmin(req.user)

const ofProvider = { create: never, update: never }
const ofAdmins = { create: admins, update: admins }

/** Name, address and rights follow the provider at each sign-in; admins say who reviews, and give API keys. */
export const userFields: Field[] = [
  { name: 'name', type: 'text', access: ofProvider, label: label('name') },
  // Both are declared only to set their access.
  { name: 'email', type: 'email', required: true, unique: true, access: ofProvider, label: label('email') },
  { name: 'password', type: 'text', virtual: true, hidden: true, access: ofProvider },
  {
    name: 'role',
    type: 'select',
    required: true,
    defaultValue: 'reader',
    saveToJWT: true,
    access: ofProvider,
    label: label('role'),
    options: roles.map((value) => ({ value, label: label(`roles.${value}`) })),
  },
  {
    name: 'sites',
    type: 'select',
    hasMany: true,
    access: ofProvider,
    label: label('sites'),
    options: siteOptions,
    admin: { condition: (data) => data?.role !== 'admin' },
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    access: ofProvider,
    label: label('languages'),
    options: languageOptions,
    admin: { condition: (data) => data?.role === 'translator' },
  },
  {
    name: 'reviews',
    type: 'checkbox',
    defaultValue: false,
    access: ofAdmins,
    label: label('mayReview'),
    admin: { description: label('mayReviewHint'), condition: (data) => data?.role === 'editor' },
  },
  {
    name: 'notices',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/src/notices/notice-choice.tsx#NoticeChoice' } },
  },
  {
    name: 'issuer',
    type: 'text',
    access: ofProvider,
    label: label('issuer'),
    admin: { position: 'sidebar', condition: (data) => Boolean(data?.issuer) },
  },
  {
    name: 'subject',
    type: 'text',
    access: ofProvider,
    label: label('subject'),
    admin: { position: 'sidebar', condition: (data) => Boolean(data?.issuer) },
  },
  {
    name: 'suspendedAt',
    type: 'date',
    access: ofProvider,
    label: label('suspendedAt'),
    admin: { position: 'sidebar', condition: (data) => Boolean(data?.suspendedAt) },
  },
  // Payload takes the access rule for API tokens from the field of this name.
  { name: 'apiKey', type: 'text', access: { ...ofAdmins, read: never }, label: label('apiKey') },
]
