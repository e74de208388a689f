import {
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  commitTransaction,
  Forbidden,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { interfaceLanguage } from '../texts/texts.ts'
import { sitesOf } from './access.ts'
import { byProvider } from './by-provider.ts'
import { chooseLocale } from './choose-locale.ts'
import { changeAlone, refuseDeletingLastAdmin, refuseDemotingLastAdmin } from './last-admin.ts'
import { isAdmin, personOf } from './person.ts'
import { oneUserAtATime, shortPassword } from './refusals.ts'
import { refusal } from './refuse.ts'
import type { EditorAccess } from './sign-in-access.ts'
import { usersTexts } from './texts.ts'
import { userFields } from './user-fields.ts'

const { label } = usersTexts

const PASSWORD_LENGTH = 12

const isApiKey = ({ user }: PayloadRequest): boolean =>
  user !== null && '_strategy' in user && user._strategy === 'api-key'

/** An API key has passed no second factor: it could make an account without one. */
const adminsOnly = ({ req }: { readonly req: PayloadRequest }): boolean => isAdmin(req.user) && !isApiKey(req)

/** A user and colleagues on the same sites, whose names appear beside drafts and open documents. */
const colleagues: Access = ({ req }) => {
  const person = personOf(req.user)
  if (!person || person.role === 'admin') return person !== undefined
  const known: Where[] = [{ id: { equals: person.id } }, { sites: { in: [...sitesOf(person)] } }]
  return { or: known }
}

/** An API token acts for its user on collections, but not on accounts. */
const oneself: Access = ({ req }) => {
  if (isApiKey(req)) return false
  if (isAdmin(req.user)) return true
  const person = personOf(req.user)
  return person !== undefined && { id: { equals: person.id } }
}

const guardOperations: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  // Payload's public registration of the first user bypasses access: only this process may create that
  // user.
  const isOurs = req.payloadAPI === 'local' || req.context[byProvider]
  if (operation === 'create' && !req.user && !isOurs) throw new Forbidden(req.t)
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

interface UsersOptions {
  /** The cookie is sent over HTTPS only. */
  readonly secure: boolean
  readonly access: EditorAccess
}

export const usersWith = ({ secure, access }: UsersOptions): CollectionConfig => ({
  slug: 'users',
  labels: {
    singular: label('person'),
    plural: label('users'),
  },
  auth: {
    useAPIKey: true,
    // Lax, not Strict: a link from a mail or the site must reach the document, not the sign-in form.
    cookies: { sameSite: 'Lax', secure },
    // Payload locks the account for everybody, after the comparison; `sign-in/password-calls.ts` counts.
    maxLoginAttempts: 0,
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'sites', 'languages'],
    group: label('group'),
  },
  disableBulkEdit: true,
  access: {
    admin: ({ req }) => personOf(req.user) !== undefined && !isApiKey(req),
    read: colleagues,
    create: adminsOnly,
    update: oneself,
    delete: adminsOnly,
    unlock: () => false,
  },
  fields: userFields(access),
  indexes: [{ fields: ['issuer', 'subject'], unique: true }],
  hooks: {
    beforeOperation: [endTransaction, guardOperations, changeAlone],
    beforeValidate: [refuseDemotingLastAdmin],
    beforeDelete: [refuseDeletingLastAdmin],
    afterChange: [({ doc, req }) => chooseLocale(doc, req)],
    afterLogin: [({ user, req }) => chooseLocale(user, req)],
  },
})
