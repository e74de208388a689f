export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

export const jsonError = (status: number, error: string, headers?: Record<string, string>): Response =>
  json(status, { error }, headers)

export const done = (): Response => new Response(null, { status: 204 })

export function personal(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
