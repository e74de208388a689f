import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { canRead } from './built-in.ts'
import { closedCalls } from './closed-calls.ts'
import { personOf } from './person.ts'

/** Opening a form locks the document for others: only for users who may change it. */
const formState: typeof buildFormStateHandler = async (args) => {
  const { req, collectionSlug, id } = args
  const role = personOf(req.user)?.role
  const opens =
    collectionSlug === undefined ||
    id === undefined ||
    (role !== 'reader' && (await canRead(collectionSlug, id, req)))
  return buildFormStateHandler(opens ? args : { ...args, returnLockStatus: false, updateLastEdited: false })
}

/** Calls of the admin pages that Payload opens to every signed-in user. */
export const guardedCalls = { ...closedCalls, 'form-state': formState }
