/** Persisted key: the site's day on which the line was last seen. */
export const PUSH_STORE = 'push'
