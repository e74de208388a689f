import { get, type IncomingHttpHeaders, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { SiteId } from '../../config/sites.ts'
import { sites } from '../../config/sites.ts'

export const port = Number(process.env.E2E_PORT ?? 3900)

export const originOf = (site: SiteId): string => `http://${sites[site].hosts.local}:${port}`

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks the running product for a path of a site. Redirects are not followed. */
export function ask(host: string, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { 'accept-encoding': 'gzip', ...headers, host: `${host}:${port}` },
      agent: false,
    }
    const call = (method === 'GET' ? get : request)(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const body = response.headers['content-encoding'] === 'gzip' && bytes.length ? gunzipSync(bytes) : bytes
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: body.toString('utf8') })
      })
    })
    call.on('error', reject)
    if (method !== 'GET') call.end()
  })
}

export const askSite = (site: SiteId, path: string, question?: Question) => ask(sites[site].hosts.local, path, question)

/** Works through a list with a few at a time. */
export async function eachOf<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
