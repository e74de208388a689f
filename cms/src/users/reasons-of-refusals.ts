import { type AfterErrorHook, APIError } from 'payload'

/**
 * Payload withholds the message of an error without a name. It takes the name from the class, and classes of the built
 * system have none.
 */
export const reasonsOfRefusals: AfterErrorHook = ({ error, result }) =>
  error instanceof APIError && error.isPublic && !error.name && !error.data
    ? { response: { ...result, errors: [{ message: error.message }] } }
    : undefined
