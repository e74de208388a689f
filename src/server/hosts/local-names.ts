import { isFromOwnMachine } from '@marquee/kit/http/visitor-address.ts'
import type { Exchange } from '../exchange.ts'
import type { HostsEnv } from './hosts.ts'

const LOCAL_HOST = /\.localhost\.?(?::\d*)?$/i

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
    env.STAFF_HOST !== undefined ||
    Object.keys(env.hosts).length > 0
  return (exchange) =>
    !isPublic ||
    !LOCAL_HOST.test(exchange.header('host') ?? '') ||
    isFromOwnMachine(exchange.remoteAddress, (name) => exchange.header(name))
}
