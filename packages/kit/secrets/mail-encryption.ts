const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** An `smtp:` URL requires TLS unless it has `?requireTLS=false`. */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl)
  return !LOOPBACK.test(hostname) && searchParams.get('requireTLS') !== 'false'
}
