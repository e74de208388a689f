import type { CodeCheck } from '../codes.ts'
import { type SecurityStep, securityPath } from '../paths.ts'

type Values = Readonly<Record<string, string | number>>

export type Sent<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | { readonly kind: Exclude<CodeCheck, 'right'> | 'failed' }

/** `failed`: the session has ended, or the network is down. */
export async function sendStep<Body>(step: SecurityStep, values: Values = {}): Promise<Sent<Body>> {
  try {
    const response = await fetch(`${securityPath}/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
    if (response.ok) return { kind: 'done', body: await response.json() }
    if (response.status === 422) return { kind: 'wrong' }
    return { kind: response.status === 429 ? 'wait' : 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
