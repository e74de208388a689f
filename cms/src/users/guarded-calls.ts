import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { canRead } from './built-in.ts'
import { closedCalls } from './closed-calls.ts'
import { personOf } from './person.ts'

/** A form notes who has the document open, which closes it to others: only for documents that the person could change. */
const formState: typeof buildFormStateHandler = async (args) => {
  const { req, collectionSlug, id } = args
  const role = personOf(req.user)?.role
  const opens =
    collectionSlug === undefined ||
    id === undefined ||
    (role !== 'reader' && (await canRead(collectionSlug, id, req)))
  return buildFormStateHandler(opens ? args : { ...args, returnLockStatus: false, updateLastEdited: false })
}

/** Calls of the admin pages that Payload answers to everybody who is signed in. */
export const guardedCalls = { ...closedCalls, 'form-state': formState }
