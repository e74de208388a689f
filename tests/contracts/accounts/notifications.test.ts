import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { startPushService } from './push-service.ts'
import { accountsOfEachTest, visited } from './set-up-accounts.ts'
import {
  at,
  type FakeProgramme,
  openReminders,
  remindersOptions,
  requester,
  secret,
} from './set-up-reminders.ts'

describeOnEngines('reminders by notification', {}, (engine) => {
  let push: Awaited<ReturnType<typeof startPushService>>
  let programme: FakeProgramme
  beforeEach(async () => {
    push = await startPushService()
  })
  afterEach(() => push.stop())
  const stage = accountsOfEachTest(engine, () => {
    stage.now = at('2026-11-20T12:00')
    programme = { salesOpening: null, cinemas: [], gone: false, down: false }
  })
  const wish = () => ({ show: 'heron', place: 'rex', to: { channel: 'push' as const, ...push.subscribe() } })
  const queued = () => stage.store.db.selectFrom('push_messages').selectAll().execute()
  const reminded = () => stage.store.db.selectFrom('reminders').selectAll().execute()
  const errors: string[] = []
  const open = () => openReminders(stage, programme, { onError: (error) => void errors.push(String(error)) })
  beforeEach(() => void errors.splice(0))
  /** A reminder whose film is on sale. */
  async function requested() {
    const { reminders } = open()
    await reminders.request(visited, wish(), requester, null)
    programme.cinemas = ['rex']
    await reminders.check()
    return reminders
  }

  it('arrives encrypted for the browser, signed, once', async () => {
    const { reminders } = open()
    expect(await reminders.request(visited, wish(), requester, null)).toEqual({ kind: 'waiting' })
    programme.cinemas = ['rex']
    await reminders.check()
    await eventually(async () => expect(await queued()).toEqual([]))
    await reminders.check()
    expect(push.received).toHaveLength(1)
    const [{ payload, headers, claims } = { payload: {}, headers: {}, claims: {} }] = push.received
    const [row] = await reminded()
    expect(payload).toEqual({
      tag: row?.id,
      title: 'Le héron',
      body: 'reminderSale',
      url: `${visited.origin}/films/heron?at=rex`,
      end: { label: 'End', url: expect.stringMatching(/\/api\/client\/reminders\/end\?token=/) },
    })
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '259200',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    })
    expect(claims).toMatchObject({ aud: push.origin, sub: 'mailto:web@marquee.example' })
    const counted = [...reminders.figures().counts].filter(([, count]) => count > 0)
    expect(counted.map(String).sort()).toEqual(['push queued,1', 'push requested,1', 'push sent,1'])
  })

  it('is delivered by another process if the one that claimed it ends before', async () => {
    const { push: _, ...withoutDelivery } = remindersOptions(programme)
    const { accounts, reminders } = open()
    await reminders.request(visited, wish(), requester, null)
    await accounts.close()
    programme.cinemas = ['rex']
    const claiming = stage.another({ reminders: withoutDelivery, secret })
    await claiming.reminders?.check()
    await claiming.close()
    expect([push.service.requests, (await queued()).length]).toEqual([0, 1])
    open()
    await eventually(() => expect(push.received).toHaveLength(1))
  })

  it('is retried with growing pauses, and not at night', async () => {
    push.service.status = (request) => (request === 1 ? 503 : 201)
    stage.now = new Date(at('2026-11-20T20:59').getTime() + 50_000)
    const reminders = await requested()
    await eventually(() => expect(reminders.figures().counts.get('push retried')).toBe(1))
    expect(errors).toEqual(['Error: Push service: status 503'])
    await eventually(async () =>
      expect(Number((await queued())[0]?.next_try_at)).toBe(at('2026-11-21T08:00').getTime() / 1_000),
    )
    stage.now = at('2026-11-21T08:00')
    await reminders.check()
    await eventually(() => expect(push.received).toHaveLength(1))
  })

  it.each([404, 410])(
    'a subscription that has ended (%i) takes all reminders of the device with it',
    async (status) => {
      push.service.status = () => status
      const { reminders } = open()
      const first = wish()
      await reminders.request(visited, first, requester, null)
      await reminders.request(visited, { ...first, place: 'lyon' }, requester, null)
      programme.cinemas = ['rex']
      await reminders.check()
      await eventually(async () => expect([await queued(), await reminded()]).toEqual([[], []]))
      expect(errors).toEqual([])
    },
  )

  it('a message that the service refuses is dropped', async () => {
    push.service.status = () => 413
    await requested()
    await eventually(async () => expect(await queued()).toEqual([]))
    expect(push.service.requests).toBe(1)
  })

  it('ends with one press in the notification, and with one on the page', async () => {
    const { reminders } = open()
    const [one, other] = [wish(), wish()]
    await reminders.request(visited, one, requester, null)
    await reminders.request(visited, other, requester, null)
    await reminders.endNotifications('tn', one.to.endpoint)
    expect(await reminded()).toHaveLength(1)
    programme.cinemas = ['rex']
    await reminders.check()
    await eventually(() => expect(push.received).toHaveLength(1))
    const url = /"url":"([^"]+reminders[^"]+)"/.exec(JSON.stringify(push.received))?.[1] ?? ''
    expect(await reminders.end('tn', { token: new URL(url).searchParams.get('token') ?? '' })).toBe(true)
    expect(await reminded()).toEqual([])
  })

  it('an address inside our network is none', async () => {
    const { reminders } = open()
    const { keys } = push.subscribe()
    const to = { channel: 'push' as const, endpoint: 'https://10.0.0.1/x', keys }
    expect((await reminders.request(visited, { ...wish(), to }, requester, null)).kind).toBe('malformed')
  })
})
