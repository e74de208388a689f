import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { startLocalServer } from '../../tests/local-server.ts'
import { createSiteClient } from '../src/outbox/site-client.ts'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]

test('messages are signed with the first of two secrets', async () => {
  let verified: unknown
  const { url, stop } = await startLocalServer(async (request, response) => {
    const webhook = new Webhook(Buffer.from(newer).toString('base64'))
    verified = webhook.verify(await text(request), request.headers as Record<string, string>)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":"stored"}')
  })
  const client = createSiteClient(url, `${newer},${older}`)
  expect(await client.send({ id: 'une' } as never, 'message')).toEqual({ outcome: 'taken' })
  expect(verified).toMatchObject({ id: 'une' })
  await stop()
})
