import { type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'

const TIMEOUT = 15_000

export interface HostResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * Sends a Host header, by default with GET: one process serves all sites by host, and `fetch` cannot set the header.
 * Rejects without a response after 15 seconds, and for a body longer than `mostBytes`.
 */
export function requestAsHost(
  url: URL,
  headers: Readonly<Record<string, string>> & { readonly host: string },
  mostBytes: number,
  { method = 'GET', body }: { readonly method?: string; readonly body?: string | undefined } = {},
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : request
    const call = send(url, { method, headers, signal: AbortSignal.timeout(TIMEOUT) }, (response) => {
      const parts: Buffer[] = []
      let length = 0
      response.on('data', (part: Buffer) => {
        length += part.length
        parts.push(part)
        if (length > mostBytes) call.destroy(new Error('the response is longer than any that a site sends'))
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}
