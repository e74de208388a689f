import { isFromOwnMachine } from '@marquee/kit/http/own-machine.ts'
import type { Exchange } from './exchange.ts'
import { type HostsEnv, hostNameOf } from './hosts.ts'

const LOOPBACK_NAME = /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3})$/
const LOCAL_HOST = /\.localhost\.?(?::\d*)?$/i

/** False for none, and for names of this machine. */
export const isPublicHost = (host: string | undefined): boolean =>
  host !== undefined && !LOOPBACK_NAME.test(hostNameOf(host))

/**
 * Local names of a public server lead anywhere only from the machine itself: visitors choose the
 * Host header, and a proxy may pass it on.
 */
export function createLocalNames(
  env: HostsEnv,
): (exchange: Pick<Exchange, 'header' | 'remoteAddress'>) => boolean {
  const isPublic =
    Boolean(env.TRUST_PROXY) ||
    env.STRICT_HOSTS ||
    env.FLAGS_HOST !== undefined ||
    Object.keys(env.hosts).length > 0
  return (exchange) =>
    !isPublic ||
    !LOCAL_HOST.test(exchange.header('host') ?? '') ||
    isFromOwnMachine(exchange.remoteAddress, (name) => exchange.header(name))
}
