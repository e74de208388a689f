/** The key in a request's context that says: an OpenID provider decides about the account, and nobody who is signed in. */
export const byProvider = 'byProvider'
