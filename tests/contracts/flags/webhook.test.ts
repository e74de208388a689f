import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FlagService } from '@marquee/flags/service/flag-service.ts'
import { createFlagWebhook, type FlagWebhook } from '@marquee/flags/service/flag-webhook.ts'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLocalServer } from '../../local-server.ts'
import { describeOnEngines } from '../on-engines.ts'
import { aChange, admin, editor, flagsOfEachTest, off, on, setCell } from './set-up-flags.ts'

interface Got {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const secret = `whsec_${Buffer.from('a key of twenty-four byte').toString('base64')}`

describeOnEngines('the webhook of flags', { dialect: true }, (engine) => {
  let service: FlagService
  let webhook: FlagWebhook
  let errors: string[]
  const opened: FlagWebhook[] = []
  const open = () => {
    const made = createFlagWebhook({
      store: stage.store,
      address: `${server.url}/hook?token=secret`,
      secret,
      clock: () => stage.time.now.getTime(),
      onError: (error) => void errors.push(String(error)),
    })
    opened.push(made)
    return made
  }
  let got: Got[]
  let status: number
  let hold: Promise<void> | undefined
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    await hold
    response.writeHead(status).end()
  }
  let server: Awaited<ReturnType<typeof startLocalServer>>
  beforeEach(async () => {
    got = []
    errors = []
    status = 204
    hold = undefined
    server = await startLocalServer((request, response) => void receive(request, response))
  })
  const stage = flagsOfEachTest(engine)
  beforeEach(async () => {
    webhook = open()
    service = await stage.another({ messages: webhook })
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()))
    await server.stop()
  })
  const first = () => {
    const [message] = got
    if (!message) throw new Error('Nothing was sent')
    return message
  }
  const bodies = () => got.map(({ body }) => JSON.parse(body))

  test('gets each change with a signature over id, time and body', async () => {
    await service.change(aChange, admin)
    await expect.poll(() => got.length).toBe(1)
    const { headers, body } = first()
    const [id, time] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])]
    expect(time).toBe(Math.floor(stage.time.now.getTime() / 1_000))
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, new Date(time * 1_000), body))
    expect(JSON.parse(body)).toEqual({
      type: 'flag.changed',
      id,
      at: stage.time.now.toISOString(),
      by: 'Ada',
      reason: aChange.reason,
      changes: [{ flag: 'voucherChecker', site: 'be', before: off, after: on, version: 1 }],
    })
  })

  test('gets several cells of one change in one message, and nothing of a change that is refused', async () => {
    await setCell(service, 'vod', 'fr', on)
    const [newest] = await service.history({ limit: 1 })
    const values = (['be', 'nl', 'fr'] as const).map((site) => ({ flag: 'vod', site, value: off }) as const)
    const many = { values, seen: newest?.id ?? 0, reason: 'Down' }
    await service.changeMany(many, editor)
    await service.change({ ...aChange, version: 7 }, admin)
    await service.changeMany(many, admin)
    await expect.poll(() => got.length).toBe(2)
    expect(
      bodies().map(({ reason, changes }) => [reason, changes.map(({ site }: { site: string }) => site)]),
    ).toEqual([
      ['Because', ['fr']],
      ['Down', ['nl', 'fr']],
    ])
  })

  test('gets a request of four eyes once, before anybody approves it', async () => {
    for (const _ of ['first', 'again']) await service.requestChange({ ...aChange, flag: 'giftCard' }, editor)
    await service.change(aChange, admin)
    await expect.poll(() => got.length).toBe(2)
    expect(bodies()).toMatchObject([
      {
        type: 'flag.requested',
        by: 'Edith',
        changes: [{ flag: 'giftCard', site: 'be', before: off, after: on, version: 0 }],
      },
      { type: 'flag.changed' },
    ])
  })

  test('delays no switch when it is slow', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    await service.change(aChange, admin)
    await expect.poll(() => got.length).toBe(1)
    const result = await service.change({ ...aChange, value: off, version: 1 }, admin)
    expect(result.kind).toBe('changed')
    resolve()
    await expect.poll(() => got.length).toBe(2)
  })

  test('gets what it refused again with the same id; the error does not name its token', async () => {
    status = 500
    await service.change(aChange, admin)
    await expect.poll(() => errors).toEqual([expect.stringContaining('500')])
    expect(errors[0]).not.toContain('token=secret')
    status = 200
    stage.time.now = new Date(stage.time.now.getTime() + 30_000)
    await service.change({ ...aChange, flag: 'club' }, admin)
    await expect.poll(() => got.length).toBe(3)
    const ids = bodies().map(({ id }) => id)
    expect(ids.filter((id) => id === ids[0])).toHaveLength(2)
  })
})
