import type { z } from 'zod'
import { serviceLimits } from '../../../config/service-limits.ts'
import { json } from './answers.ts'

const { bodyBytes } = serviceLimits.accounts

type Read = { readonly text: string } | { readonly refused: Response }

async function readText(request: Request): Promise<Read> {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return { refused: json(400, { error: 'the body has to be application/json' }) }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bodyBytes) return { refused: json(413, { error: `the body is larger than ${bodyBytes} bytes` }) }
    text += decoder.decode(chunk, { stream: true })
  }
  return { text: text + decoder.decode() }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The body of a call, or the answer that says why it is none. */
export async function readPersonalBody<B>(request: Request, shape: z.ZodType<B>): Promise<{ readonly body: B } | { readonly refused: Response }> {
  const read = await readText(request)
  if ('refused' in read) return read
  const value = parsed(read.text)
  if (value === undefined) return { refused: json(400, { error: 'the body is no JSON' }) }
  const result = shape.safeParse(value)
  if (result.success) return { body: result.data }
  const issues = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return { refused: json(400, { error: 'the body is not what this call takes', issues }) }
}
