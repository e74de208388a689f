import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beSubject } from './subject.ts'

/** Bare node:http: fetches the response of another server once, and then sends the same bytes and headers. */
const [from = '', host = '', path = '/'] = process.argv.slice(2)
const OWN_OF_NODE = new Set(['date', 'connection', 'keep-alive'])

const { headers, body } = await new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
  get(
    { host: '127.0.0.1', port: Number(from), path, headers: { host, 'accept-encoding': 'br' } },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, index) =>
          response.rawHeaders.slice(index * 2, index * 2 + 2),
        )
        resolve({
          headers: pairs.filter(([name]) => !OWN_OF_NODE.has(name?.toLowerCase() ?? '')).flat(),
          body: Buffer.concat(chunks),
        })
      })
    },
  ).on('error', reject)
})

const server = createServer({ keepAliveTimeout: 75_000 }, (_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => beSubject({ port: (server.address() as AddressInfo).port }))
