import type { FlagName } from '../../config/flags.ts'
import type { SiteId } from '../../config/sites.ts'

/** A flag service that a product follows, as its owners and operators have it in hand. */
export interface FlagPlace {
  /** Environment variables with which a product follows it; empty where the service is the product's own. */
  readonly env: Readonly<Record<string, string>>
  /** As an owner does: on or off for one site. */
  set(flag: FlagName, site: SiteId, on: boolean): Promise<void>
  /** As an owner does: on for this share of one site's visitors, in percent. */
  rollOut(flag: FlagName, site: SiteId, percent: number): Promise<void>
  /** How often the flag was reported as asked for; 0 if it never was. */
  used(flag: FlagName): Promise<number>
  /** Stops the service; `back` starts it at the same address with what it knew. */
  away(): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}

/** JSON of an answer, null for an empty one. Throws where the status is not a success. */
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
