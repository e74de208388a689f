type Headers = Readonly<Record<string, string>>

export const json = (status: number, body: unknown, headers: Headers = {}): Response =>
  Response.json(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })

export const jsonError = (status: number, error: string, headers?: Headers): Response =>
  json(status, { error }, headers)

export const uncachedJson = (status: number, body: unknown, headers?: Headers): Response =>
  json(status, body, { 'cache-control': 'no-store', ...headers })
