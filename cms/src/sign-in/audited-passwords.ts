import type { CollectionAfterOperationHook, CollectionBeforeOperationHook } from 'payload'
import { byProvider } from '../users/by-provider.ts'
import { addressOf } from './address-of.ts'
import { recordAudit } from './audit-entries.ts'

const SETS_PASSWORD = 'setsPassword'

export const setsPassword = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'password' in data && Boolean(data.password)

/** Payload takes the password out of the data of an operation. */
export const notePasswords: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data: unknown = 'data' in args ? args.data : undefined
  req.context[SETS_PASSWORD] = operation === 'update' && setsPassword(data) && !req.context[byProvider]
}

export const auditPasswords: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const person =
    operation === 'resetPassword' && 'user' in result ? addressOf(result.user) : addressOf(result)
  const changes = operation === 'resetPassword' || (operation === 'updateByID' && req.context[SETS_PASSWORD])
  if (changes) await recordAudit(req, { event: 'person.password-changed', person })
  return result
}
