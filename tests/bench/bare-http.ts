import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { beSubject } from './subject.ts'

/** Bare node:http: fetches the response of another server once, and then sends the same bytes and headers. */
const [from = '', host = '', path = '/'] = process.argv.slice(2)
const OWN_OF_NODE = new Set(['date', 'connection', 'keep-alive'])

const source = await new Promise<IncomingMessage>((resolve, reject) => {
  const options = { host: '127.0.0.1', port: Number(from), path, headers: { host, 'accept-encoding': 'br' } }
  get(options, resolve).on('error', reject)
})
const { rawHeaders } = source
const headers = rawHeaders.filter((_, at) => !OWN_OF_NODE.has(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''))
const body = await buffer(source)

const server = createServer({ keepAliveTimeout: 75_000 }, (_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => beSubject({ port: (server.address() as AddressInfo).port }))
