import {
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  commitTransaction,
  type Field,
  type FieldAccess,
  Forbidden,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { siteIds } from '../../../config/sites.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { sitesOf } from './access.ts'
import { chooseLocale } from './choose-locale.ts'
import { changeAlone, refuseDeletingLastAdmin, refuseDemotingLastAdmin } from './last-admin.ts'
import { isAdmin, personOf, roles } from './person.ts'
import { languagesMissing, oneUserAtATime, shortPassword, sitesMissing } from './refusals.ts'
import { refusal } from './refuse.ts'
import { languageOptions, siteOption } from './select-options.ts'
import { usersTexts } from './texts.ts'

const { label } = usersTexts

const PASSWORD_LENGTH = 12
const ATTEMPTS = 5
const LOCKED_FOR = 15 * 60_000

const adminsOnly = ({ req }: { readonly req: PayloadRequest }): boolean => isAdmin(req.user)
const never: FieldAccess = () => false

/** A user and colleagues on the same sites, whose names appear beside drafts and open documents. */
const colleagues: Access = ({ req }) => {
  const person = personOf(req.user)
  if (!person || person.role === 'admin') return person !== undefined
  const known: Where[] = [{ id: { equals: person.id } }, { sites: { in: [...sitesOf(person)] } }]
  return { or: known }
}

/** An API token acts for its user on collections, but not on the account. */
const oneself: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  const person = personOf(req.user)
  const byToken = req.user && '_strategy' in req.user && req.user._strategy === 'api-key'
  return person !== undefined && !byToken && { id: { equals: person.id } }
}

const guardOperations: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  // Payload's public registration of the first user bypasses access: only this process may create that
  // user.
  if (operation === 'create' && !req.user && req.payloadAPI !== 'local') throw new Forbidden(req.t)
  const many =
    (operation === 'update' || operation === 'delete') && 'where' in args && !('id' in args && args.id)
  if (many && !overrideAccess) throw refusal(req, oneUserAtATime, 400)
  const data: unknown = 'data' in args ? args.data : undefined
  const password = typeof data === 'object' && data !== null && 'password' in data ? data.password : undefined
  const sets = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  if (!sets || password === undefined || password === null || password === '') return
  if (typeof password === 'string' && [...password].length >= PASSWORD_LENGTH) return
  const message = shortPassword(PASSWORD_LENGTH)(interfaceLanguage(req))
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req }, req.t)
}

/**
 * Payload writes the password reset outside of the transaction that it has just begun, and on SQLite would
 * wait for that one. Nor should a transaction stay open while a mail is sent. Later operations begin their
 * own.
 */
const endTransaction: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'forgotPassword') await commitTransaction(req)
}

const byAdmins = { create: adminsOnly, update: adminsOnly }

const fields: Field[] = [
  { name: 'name', type: 'text', label: label('name') },
  // Declared only to set its access: it signs the user in and receives password resets.
  {
    name: 'email',
    type: 'email',
    required: true,
    unique: true,
    access: byAdmins,
    label: label('email'),
  },
  {
    name: 'role',
    type: 'select',
    required: true,
    defaultValue: 'reader',
    saveToJWT: true,
    access: byAdmins,
    label: label('role'),
    options: roles.map((value) => ({ value, label: label(`roles.${value}`) })),
  },
  {
    name: 'sites',
    type: 'select',
    hasMany: true,
    access: byAdmins,
    label: label('sites'),
    options: siteIds.map(siteOption),
    admin: { condition: (data) => data?.role !== 'admin' },
    validate: (value, { siblingData, req }) => {
      const { role } = siblingData as { role?: unknown }
      return role === 'admin' || (value && value.length > 0) ? true : sitesMissing(interfaceLanguage(req))
    },
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    access: byAdmins,
    label: label('languages'),
    options: languageOptions,
    admin: { condition: (data) => data?.role === 'translator' },
    validate: (value, { siblingData, req }) => {
      const { role } = siblingData as { role?: unknown }
      return role !== 'translator' || (value && value.length > 0)
        ? true
        : languagesMissing(interfaceLanguage(req))
    },
  },
  // Payload takes the access rule for API tokens from the field of this name.
  {
    name: 'apiKey',
    type: 'text',
    access: { ...byAdmins, read: never },
    label: label('apiKey'),
  },
]

/** `secure`: the cookie is sent over HTTPS only. */
export const usersWith = ({ secure }: { readonly secure: boolean }): CollectionConfig => ({
  slug: 'users',
  labels: {
    singular: label('person'),
    plural: label('users'),
  },
  auth: {
    useAPIKey: true,
    // Lax, not Strict: a link from a mail or the site must reach the document, not the sign-in form.
    cookies: { sameSite: 'Lax', secure },
    maxLoginAttempts: ATTEMPTS,
    lockTime: LOCKED_FOR,
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'sites', 'languages'],
    group: label('group'),
  },
  disableBulkEdit: true,
  access: {
    admin: ({ req }) => personOf(req.user) !== undefined,
    read: colleagues,
    create: adminsOnly,
    update: oneself,
    delete: adminsOnly,
    unlock: adminsOnly,
  },
  fields,
  hooks: {
    beforeOperation: [endTransaction, guardOperations, changeAlone],
    beforeValidate: [refuseDemotingLastAdmin],
    beforeDelete: [refuseDeletingLastAdmin],
    afterChange: [({ doc, req }) => chooseLocale(doc, req)],
    afterLogin: [({ user, req }) => chooseLocale(user, req)],
  },
})
