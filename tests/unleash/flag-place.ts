import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'

/** A flag service that a product follows, with the actions of its owners and operators. */
export interface FlagPlace {
  /** Environment variables with which a product follows it; empty for the product's own service. */
  readonly env: Readonly<Record<string, string>>
  set(flag: FlagName, site: SiteId, on: boolean): Promise<void>
  /** Switches a flag on for a share of one site's visitors, in percent. */
  rollOut(flag: FlagName, site: SiteId, percent: number): Promise<void>
  /** True once evaluations of the flag were reported. */
  isUsed(flag: FlagName): Promise<boolean>
  /** Stops the service; `back` restarts it at the same address with the same data. */
  away(): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}

/** JSON of a response, null for an empty one. Throws unless the status is a success. */
export async function requestJson(
  address: string,
  token: string,
  method = 'GET',
  body?: unknown,
): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(address, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...sent,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}
