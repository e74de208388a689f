import { APIError, type PayloadRequest } from 'payload'

export type SentValues = Readonly<Record<string, unknown>>

/** An error whose message the admin shows. */
export const refusedCall = (message: string, status: number): APIError =>
  new APIError(message, status, null, true)

export const jsonResponse = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The JSON object that a request sends, otherwise 400. */
export async function sentValues(req: PayloadRequest): Promise<SentValues> {
  const body: unknown = await req.json?.().catch(() => undefined)
  if (typeof body !== 'object' || body === null) throw refusedCall('A JSON object is expected.', 400)
  return { ...body }
}
