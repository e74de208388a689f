import { json } from '@marquee/kit/http/json-responses.ts'
import { readJson } from '@marquee/kit/http/read-json.ts'
import type { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'

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
