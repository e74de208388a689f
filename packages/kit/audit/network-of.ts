import { isIPv4 } from 'node:net'

const GROUPS = 3

/** A network of an address or of the first groups of one: `203.0.113.0/24`, `2001:db8:0::/48`. */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined) return null
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24')
  const [written = ''] = plain.split('::', 1)
  if (written === '') return '::/48'
  const groups = written.split(':')
  const first = Array.from({ length: GROUPS }, (_, index) => groups[index] ?? '0')
  return `${first.join(':')}::/48`
}
