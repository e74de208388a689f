const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether mails must not be sent to the server of an `smtp:` URL without TLS. `?requireTLS=false` allows it. */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl)
  return !LOOPBACK.test(hostname) && searchParams.get('requireTLS') !== 'false'
}
