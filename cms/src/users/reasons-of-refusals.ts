import { type AfterErrorHook, APIError } from 'payload'

/**
 * Payload tells the reason of an error by its class, and the faulty fields only for classes of its own. The built system
 * has a second copy of these classes, without names.
 */
export const reasonsOfRefusals: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof APIError) || !error.isPublic) return undefined
  const { name, data, message } = error
  if (name && !data) return undefined
  return { response: { ...result, errors: [{ ...(name && { name }), ...(data && { data }), message }] } }
}
