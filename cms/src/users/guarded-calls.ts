import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { PayloadRequest } from 'payload'
import { closedCalls } from './closed-calls.ts'
import { personOf } from './person.ts'
import { readable } from './readable.ts'

/** Forms that save by themselves are refused when they are outdated (`cms/src/saving`), so they need no lock. */
const savesItself = (req: PayloadRequest, slug: string): boolean => {
  const { versions } = req.payload.config.collections.find((each) => each.slug === slug) ?? {}
  return typeof versions?.drafts === 'object' && Boolean(versions.drafts.autosave)
}

/** Opening a form locks the document for others: only for users who may change it. */
const formState: typeof buildFormStateHandler = async (args) => {
  const { req, collectionSlug, id } = args
  const role = personOf(req.user)?.role
  const opens =
    collectionSlug === undefined ||
    id === undefined ||
    (role !== 'reader' &&
      !savesItself(req, collectionSlug) &&
      (await readable(req, collectionSlug, id)) !== undefined)
  return buildFormStateHandler(opens ? args : { ...args, returnLockStatus: false, updateLastEdited: false })
}

/** Calls of the admin pages that Payload opens to every signed-in user. */
export const guardedCalls = { ...closedCalls, 'form-state': formState }
