import {
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
  type PayloadRequest,
  type Where,
} from 'payload'
import { acquireLock } from '../transactions.ts'
import { sitesOf } from './access.ts'
import { chooseLocale } from './choose-locale.ts'
import { isAdmin, personOf } from './person.ts'
import { byProvider } from './sign-in-access.ts'
import { usersTexts } from './texts.ts'
import { userFields } from './user-fields.ts'

const { label } = usersTexts

const isApiKey = ({ user }: PayloadRequest): boolean =>
  user !== null && '_strategy' in user && user._strategy === 'api-key'

/** An API key acts for its user on collections, but not on accounts. */
const adminsOnly = ({ req }: { readonly req: PayloadRequest }): boolean => isAdmin(req.user) && !isApiKey(req)
const nobody: Access = () => false

/** A user and colleagues on the same sites, whose names appear beside drafts and open documents. */
const colleagues: Access = ({ req }) => {
  const person = personOf(req.user)
  if (!person || person.role === 'admin') return person !== undefined
  const known: Where[] = [{ id: { equals: person.id } }, { sites: { in: [...sitesOf(person)] } }]
  return { or: known }
}

/** Payload registers a first user whoever asks, and sets passwords: here the provider decides, and this process. */
const guardOperations: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'delete') await acquireLock(req, 'cms people')
  if (req.payloadAPI === 'local' || req.context[byProvider]) return
  const data: unknown = 'data' in args ? args.data : undefined
  const setsPassword =
    typeof data === 'object' && data !== null && 'password' in data && operation === 'update'
  if (
    setsPassword ||
    operation === 'create' ||
    operation === 'forgotPassword' ||
    operation === 'resetPassword'
  )
    throw new Forbidden(req.t)
}

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
    // Payload locks the account for everybody, after the comparison; `sign-in/break-glass.ts` counts.
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
    create: nobody,
    update: adminsOnly,
    delete: adminsOnly,
    unlock: nobody,
  },
  fields: userFields,
  indexes: [{ fields: ['issuer', 'subject'], unique: true }],
  hooks: {
    beforeOperation: [guardOperations],
    afterChange: [({ doc, req }) => chooseLocale(doc, req)],
    afterLogin: [({ user, req }) => chooseLocale(user, req)],
  },
})
