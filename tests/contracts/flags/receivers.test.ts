import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeChange } from '../../../src/flag-console/receivers/write-message.tsx'
import { createFlagReceivers } from '../../../src/services/flags/receivers/create-flag-receivers.ts'
import type { FlagReceivers, NewReceiver } from '../../../src/services/flags/receivers/flag-receivers.ts'
import { describeOnEngines } from '../on-engines.ts'
import {
  aChange,
  admin,
  editor,
  flagsOfEachTest,
  off,
  on,
  type Stage,
  setCell,
  testTable,
} from './set-up-flags.ts'

interface Got {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

describeOnEngines('receivers of changes', { dialect: true }, (engine) => {
  let stage: Stage
  let receivers: FlagReceivers
  let mails: { to: string; subject: string; text: string; html: string }[]
  const opened: FlagReceivers[] = []
  const open = (anyAddress = true) => {
    const made = createFlagReceivers({
      store: stage.store,
      secret: 'a secret of thirty-two characters',
      service: stage.service,
      anyAddress,
      table: testTable,
      clock: () => stage.time.now.getTime(),
      write: writeChange,
      sendMail: async (_, mail) => void mails.push(mail),
      onError: (error) => void errors.push(String(error)),
    })
    opened.push(made)
    return made
  }
  let errors: string[]
  flagsOfEachTest(engine, (started) => {
    stage = started
    mails = []
    errors = []
    receivers = open()
  })

  let got: Got[]
  let status: number
  let hold: Promise<void> | undefined
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    await hold
    response.writeHead(status).end()
  }
  const server = createServer((request, response) => void receive(request, response))
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=secret`
  beforeEach(async () => {
    got = []
    status = 204
    hold = undefined
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()))
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const wanted = { kind: 'webhook', name: 'Desk', sites: [], features: [], language: 'en' } as const
  const added = async (more: Partial<NewReceiver> = {}) => {
    const result = await receivers.add({ ...wanted, address: address(), ...more }, admin)
    if (result.kind === 'refused') throw new Error(result.why)
    return result
  }
  const bodies = () => got.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  const last = async () => (await receivers.list())[0]?.last

  test('a webhook, whose address and secret are stored encrypted, gets each change with a signature over id, time and body', async () => {
    const { secret, receiver } = await added()
    expect(receiver.place).toBe(new URL(address()).origin)
    const rows = await stage.store.read.selectFrom('flag_receivers').selectAll().execute()
    for (const hidden of ['token=secret', secret?.slice('whsec_'.length)])
      expect(JSON.stringify(rows)).not.toContain(hidden)
    await stage.service.change(aChange, admin)
    await expect.poll(() => got.length).toBe(1)
    const [{ headers, body }] = got as [Got]
    const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']]
    const key = Buffer.from(secret?.replace('whsec_', '') ?? '', 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(Number(time)).toBe(Math.floor(stage.time.now.getTime() / 1_000))
    expect(JSON.parse(body)).toMatchObject({
      type: 'flag.changed',
      id,
      by: 'Ada',
      reason: aChange.reason,
      changes: [{ flag: 'voucherChecker', site: 'be', before: off, after: on, version: 1 }],
    })
    await expect.poll(last).toMatchObject({ isDone: true, result: '204' })
  })

  test('several cells of one change are one message, of the chosen sites and features only', async () => {
    await added({ sites: ['be', 'nl'], features: ['vod', 'club'] })
    const cells = (flags: readonly string[], sites: readonly string[]) =>
      flags.flatMap((flag) => sites.map((site) => ({ flag, site, value: off })))
    const values = cells(['vod', 'offersMenu'], ['be', 'nl', 'fr'])
    await setCell(stage.service, 'vod', 'be', on)
    await setCell(stage.service, 'vod', 'fr', on)
    const [newest] = await stage.service.history({ limit: 1 })
    await stage.service.changeMany({ values, seen: newest?.id ?? 0, reason: 'Down' }, admin)
    await expect.poll(() => got.length).toBe(2)
    expect(bodies().map(({ changes }) => (changes as { site: string }[]).map(({ site }) => site))).toEqual([
      ['be'],
      ['be', 'nl'],
    ])
  })

  test('a chat gets a text, and mails go to the mailer', async () => {
    await added({ kind: 'chat', language: 'fr' })
    await added({ kind: 'mail', address: 'Desk@Cinema.example' })
    await stage.service.change({ ...aChange, reason: '<b>Noël</b>' }, admin)
    await expect.poll(() => got.length + mails.length).toBe(2)
    expect(Object.keys(bodies()[0] ?? {})).toEqual(['text'])
    expect(bodies()[0]?.text).toMatch(/^Vérification des bons, Belgique.*: désactivée → activée\nAda, /)
    expect(mails).toMatchObject([
      { to: 'desk@cinema.example', subject: 'Switched: Voucher checker, Belgium', language: 'en' },
    ])
    expect(mails[0]?.html).toContain('&lt;b&gt;Noël&lt;/b&gt;')
  })

  test('a request of four eyes is told to the receivers of its cell, before anybody approves it', async () => {
    await added({ features: ['giftCard'] })
    await added({ kind: 'mail', address: 'desk@cinema.example', sites: ['be'] })
    await added({ name: 'France only', sites: ['fr'] })
    await receivers.announce({
      id: 'r',
      flag: 'giftCard',
      site: 'be',
      before: off,
      value: on,
      version: 0,
      reason: 'On sale from Monday',
      by: { id: 'e', name: 'Edith' },
      at: '2026-11-20T11:00:00.000Z',
      expiresAt: '2026-11-27T11:00:00.000Z',
      decision: null,
    })
    await expect.poll(() => got.length + mails.length).toBe(2)
    expect(bodies()).toMatchObject([
      {
        type: 'flag.requested',
        by: 'Edith',
        reason: 'On sale from Monday',
        changes: [{ flag: 'giftCard', site: 'be', before: off, after: on }],
      },
    ])
    expect(mails[0]?.subject).toBe('Waits for a second owner: Gift card, Belgium')
    expect(mails[0]?.text).toContain('27 Nov 2026, 11:00 UTC')
  })

  test('a receiver that is slow delays no switch', async () => {
    await added()
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    await stage.service.change(aChange, admin)
    await expect.poll(() => got.length).toBe(1)
    const result = await stage.service.change({ ...aChange, value: off, version: 1 }, admin)
    expect(result.kind).toBe('changed')
    resolve()
    await expect.poll(() => got.length).toBe(2)
  })

  test('what was refused is sent again with the same id, later each time', async () => {
    await added()
    status = 500
    await stage.service.change(aChange, admin)
    await expect.poll(last).toMatchObject({ isDone: false, result: '500' })
    stage.time.now = new Date(stage.time.now.getTime() + 29_000)
    await stage.service.change({ ...aChange, flag: 'vod' }, admin)
    await expect.poll(() => got.length).toBe(2)
    status = 200
    stage.time.now = new Date(stage.time.now.getTime() + 1_000)
    await stage.service.change({ ...aChange, flag: 'club' }, admin)
    await expect.poll(() => got.length).toBe(4)
    const ids = bodies().map(({ id }) => id)
    expect(ids.filter((id) => id === ids[0])).toHaveLength(2)
    expect(errors[0]).toContain('500')
    expect(errors[0]).not.toContain('token=secret')
  })

  test('several processes send a message once, and one that starts later sends what happened before', async () => {
    await added()
    await receivers.close()
    await stage.service.change(aChange, admin)
    for (let process = 0; process < 3; process += 1) open()
    await expect.poll(() => got.length).toBe(1)
    await stage.service.change({ ...aChange, value: off, version: 1 }, admin)
    await expect.poll(() => got.length).toBe(2)
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(2)
  })

  test('a test is sent, and a removed receiver gets nothing more', async () => {
    const { receiver } = await added()
    expect(await receivers.test(receiver.id, editor)).toBe(false)
    expect(await receivers.test(receiver.id, admin)).toBe(true)
    await expect.poll(() => bodies()[0]).toMatchObject({ type: 'test', changes: [] })
    await expect.poll(last).toMatchObject({ isDone: true })
    expect(await receivers.remove(receiver.id, editor)).toBe(false)
    expect(await receivers.remove(receiver.id, admin)).toBe(true)
    await stage.service.change(aChange, admin)
    expect(await receivers.list()).toEqual([])
    expect(await receivers.test(receiver.id, admin)).toBe(false)
  })

  test('an address in the own network is neither accepted nor, after a change of the setting, reached', async () => {
    await added()
    await receivers.close()
    const guarded = open(false)
    for (const wrong of [address(), 'https://10.0.0.1/', 'https://intranet/hook', 'ftp://chat.example/'])
      expect(await guarded.add({ ...wanted, kind: 'chat', address: wrong }, admin)).toEqual({
        kind: 'refused',
        why: 'badAddress',
      })
    await stage.service.change(aChange, admin)
    await expect.poll(last).toMatchObject({ isDone: false, result: 'unreached' })
    expect(got).toEqual([])
  })

  test('needs a name, an address and an admin', async () => {
    for (const [more, why, by] of [
      [{ name: ' ' }, 'nameMissing', admin],
      [{ kind: 'mail', address: 'nobody' }, 'badEmail', admin],
      [{ address: 'soon' }, 'badAddress', admin],
      [{}, 'notAllowed', editor],
    ] as const)
      expect(await receivers.add({ ...wanted, address: address(), ...more }, by)).toEqual({
        kind: 'refused',
        why,
      })
  })
})
