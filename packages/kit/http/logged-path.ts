const SECRET = /\/(gift-card|voucher)\/.*/i
const API = /^\/+api\//i

/** Encoded letters reach the same call. */
const decoded = (path: string) =>
  path.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Removes card numbers and codes from a path. */
export function loggedPath(path: string): string {
  const plain = path.includes('%') ? decoded(path) : path
  return API.test(plain) && SECRET.test(plain) ? plain.replace(SECRET, '/$1/-') : path
}
