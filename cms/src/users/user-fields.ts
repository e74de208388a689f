import type { Field, FieldAccess } from 'payload'
import { siteIds } from '#config/sites.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { isAdmin, roles } from './person.ts'
import { languagesMissing, sitesMissing } from './refusals.ts'
import { languageOptions, siteOption } from './select-options.ts'
import { type EditorAccess, isProvided } from './sign-in-access.ts'
import { usersTexts } from './texts.ts'

const { label } = usersTexts

const never: FieldAccess = () => false
const admins: FieldAccess = ({ req }) => isAdmin(req.user)

type Access = { readonly create: FieldAccess; readonly update: FieldAccess }

const rights = (access: Access): Field[] => [
  {
    name: 'role',
    type: 'select',
    required: true,
    defaultValue: 'reader',
    saveToJWT: true,
    access,
    label: label('role'),
    options: roles.map((value) => ({ value, label: label(`roles.${value}`) })),
  },
  {
    name: 'sites',
    type: 'select',
    hasMany: true,
    access,
    label: label('sites'),
    options: siteIds.map(siteOption),
    admin: { condition: (data) => data?.role !== 'admin' },
    validate: (value, { siblingData, req }) => {
      const { role }: { role?: unknown } = siblingData
      return role === 'admin' || (value && value.length > 0) ? true : sitesMissing(interfaceLanguage(req))
    },
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    access,
    label: label('languages'),
    options: languageOptions,
    admin: { condition: (data) => data?.role === 'translator' },
    validate: (value, { siblingData, req }) => {
      const { role }: { role?: unknown } = siblingData
      return role !== 'translator' || (value && value.length > 0)
        ? true
        : languagesMissing(interfaceLanguage(req))
    },
  },
]

/** An account of the provider has it too, since the provider does not give it. */
const reviewsField: Field = {
  name: 'reviews',
  type: 'checkbox',
  defaultValue: false,
  access: { create: admins, update: admins },
  label: label('mayReview'),
  admin: { description: label('mayReviewHint'), condition: (data) => data?.role === 'editor' },
}

const ofProvider: Field[] = [
  {
    name: 'issuer',
    type: 'text',
    access: { create: never, update: never },
    label: label('issuer'),
    admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.issuer) },
  },
  {
    name: 'subject',
    type: 'text',
    access: { create: never, update: never },
    label: label('subject'),
    admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.issuer) },
  },
  {
    name: 'suspendedAt',
    type: 'date',
    access: { create: never, update: never },
    label: label('suspendedAt'),
    admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.suspendedAt) },
  },
]

/** Fields of Payload's own lock: no longer read, and kept for a process of the version before. */
const ofFormerLock: Field[] = [
  {
    name: 'loginAttempts',
    type: 'number',
    defaultValue: 0,
    hidden: true,
    access: { create: never, update: never },
  },
  { name: 'lockUntil', type: 'date', hidden: true, access: { create: never, update: never } },
]

/** Name, address and rights of an account of the provider follow it, and are not changed here. */
export function userFields(ways: EditorAccess): Field[] {
  const ours: FieldAccess = ({ doc }) => !isProvided(ways, doc)
  const access: Access = { create: admins, update: (args) => isAdmin(args.req.user) && ours(args) }
  return [
    { name: 'name', type: 'text', label: label('name'), access: { update: ours } },
    // Declared only to set its access: it signs the user in and receives password resets.
    { name: 'email', type: 'email', required: true, unique: true, access, label: label('email') },
    ...rights(access),
    reviewsField,
    ...ofProvider,
    ...ofFormerLock,
    // Payload takes the access rule for API tokens from the field of this name.
    {
      name: 'apiKey',
      type: 'text',
      access: { create: admins, update: admins, read: never },
      label: label('apiKey'),
    },
  ]
}
