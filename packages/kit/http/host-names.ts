const LOOPBACK_NAME = /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3})$/

/** A Host header without its port. */
export const hostNameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/** False for none, and for names of this machine. */
export const isPublicHost = (host: string | undefined): boolean =>
  host !== undefined && !LOOPBACK_NAME.test(hostNameOf(host))
