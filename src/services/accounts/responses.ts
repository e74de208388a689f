import { json } from '@marquee/kit/http/json-responses.ts'
import { readJson } from '@marquee/kit/http/read-body.ts'
import type { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'

export const done = (): Response => new Response(null, { status: 204 })

export function personal(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

const { bodyBytes } = serviceLimits.accounts

const REFUSED = {
  type: [400, 'the body has to be application/json'],
  tooLarge: [413, `the body is larger than ${bodyBytes} bytes`],
  noJson: [400, 'the body is no JSON'],
} as const

export async function readPersonalBody<B>(
  request: Request,
  shape: z.ZodType<B>,
): Promise<{ readonly body: B } | { readonly refused: Response }> {
  const read = await readJson(request, bodyBytes)
  if (read.refused) {
    const [status, error] = REFUSED[read.refused]
    return { refused: json(status, { error }) }
  }
  const result = shape.safeParse(read.json)
  if (result.success) return { body: result.data }
  const issues = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return { refused: json(400, { error: 'the body is not what this call takes', issues }) }
}
