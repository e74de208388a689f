import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createSiteClient } from '../src/outbox/site-client.ts'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]

test('messages are signed with the first of two secrets', async () => {
  let verified: unknown
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const webhook = new Webhook(Buffer.from(newer).toString('base64'))
      verified = webhook.verify(Buffer.concat(chunks).toString(), request.headers as Record<string, string>)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":"stored"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const client = createSiteClient(`http://127.0.0.1:${port}`, `${newer},${older}`)
  expect(await client.send({ id: 'une' } as never, 'message')).toEqual({ outcome: 'taken' })
  expect(verified).toMatchObject({ id: 'une' })
  server.close()
})
