/** In the context of a request: an OpenID provider decides about the account, and nobody who is signed in. */
export const byProvider = 'byProvider'
