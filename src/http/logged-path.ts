const SECRET = /\/(gift-card|voucher)\/.*/i
const API = /^\/+api\//i

/** A path as it may be written down: what a visitor has of a card in the path of a call stays out. */
export const loggedPath = (path: string): string => (API.test(path) ? path.replace(SECRET, '/$1/-') : path)
