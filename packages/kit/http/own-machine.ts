/** Addresses as a socket or `visitorAddress` gives them; undefined in tests and in development. */
const OWN_ADDRESSES: readonly (string | undefined)[] = [undefined, '127.0.0.1', '::1', '::ffff:127.0.0.1']
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via']

/** False for whatever came through a proxy: its Host header can be forged. */
export const isFromOwnMachine = (
  address: string | undefined,
  header: (name: string) => string | null | undefined,
): boolean =>
  OWN_ADDRESSES.includes(address) && !PROXY_HEADERS.some((name) => typeof header(name) === 'string')
