const SECRET = /\/(gift-card|voucher)\/.*/i
const API = /^\/+api\//i

/** Removes card numbers and codes from a path. */
export const loggedPath = (path: string): string => (API.test(path) ? path.replace(SECRET, '/$1/-') : path)
