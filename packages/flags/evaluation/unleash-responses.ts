import { uncachedJson } from '@marquee/kit/http/json-responses.ts'
import { readJson } from '@marquee/kit/http/read-body.ts'
import type { z } from 'zod'

type Headers = Readonly<Record<string, string>>

type Wrong =
  | 'AuthenticationRequired'
  | 'BadDataError'
  | 'ContentTooLarge'
  | 'ConflictError'
  | 'InternalError'
  | 'MethodNotAllowed'
  | 'NoAccessError'
  | 'NotFoundError'
  | 'TooManyRequests'

/** An error in Unleash's shape: SDKs and scripts read `message`. */
export const errorResponse = (
  status: number,
  name: Wrong,
  message: string,
  more: object = {},
  headers: Headers = {},
): Response => uncachedJson(status, { name, message, details: [{ message }], ...more }, headers)

export const notFound = (): Response =>
  errorResponse(404, 'NotFoundError', 'There is nothing at this address.')

export const notAllowed = (...methods: readonly string[]): Response =>
  errorResponse(
    405,
    'MethodNotAllowed',
    `This address takes ${methods.join(', ')} only.`,
    {},
    { allow: methods.join(', ') },
  )

export const badData = (message: string): Response => errorResponse(400, 'BadDataError', message)

export const accepted = (status: 200 | 202): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

export type Read<Value> = { readonly value: Value } | { readonly refused: Response }

function sentenceOf({ issues }: z.ZodError): string {
  const [first] = issues
  const at = first?.path.join('.')
  return `The body is not what this address takes: ${at ? `${at}: ` : ''}${first?.message ?? 'it is not valid'}.`
}

/** The JSON body, or an error response. `most` in bytes. */
export async function readJsonBody(request: Request, most: number): Promise<Read<unknown>> {
  const { json: value, refused } = await readJson(request, most)
  if (refused === 'type') return { refused: badData('The body has to be application/json.') }
  if (refused === 'tooLarge')
    return { refused: errorResponse(413, 'ContentTooLarge', `The body is larger than ${most} bytes.`) }
  return refused ? { refused: badData('The body is no JSON.') } : { value }
}

export async function readBody<Body>(
  request: Request,
  shape: z.ZodType<Body>,
  most: number,
): Promise<Read<Body>> {
  const read = await readJsonBody(request, most)
  if ('refused' in read) return read
  const result = shape.safeParse(read.value)
  return result.success ? { value: result.data } : { refused: badData(sentenceOf(result.error)) }
}

/** True if If-None-Match contains the tag, weak or strong. */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return known !== null && known.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag))
}
