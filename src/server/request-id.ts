import { randomBytes } from 'node:crypto'

const SANE = /^[\w.:@=+/-]{8,128}$/

const processPart = randomBytes(6).toString('base64url')
let count = 0

/** The trusted proxy's id if well-formed, else a new one. */
export function requestId(inbound: string | undefined): string {
  if (inbound !== undefined && SANE.test(inbound)) return inbound
  count += 1
  return `${processPart}-${count.toString(36)}`
}
