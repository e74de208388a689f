import { queueFigures } from '@marquee/kit/delivery/delivery-queues.ts'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, newClient, requester, visited } from './set-up-accounts.ts'
import { startSmtpServer } from './smtp-server.ts'

const from = 'Marquee <no-reply@marquee.example>'

describeOnEngines('mails', { dialect: true }, (engine) => {
  const stage = accountsOfEachTest(engine)

  async function smtp(response?: (to: string) => string, host = '127.0.0.1') {
    const server = await startSmtpServer(response)
    onTestFinished(server.stop)
    const errors: string[] = []
    const accounts = stage.another({
      smtp: { url: server.url.replace('127.0.0.1', host), from },
      onError: (error, message) => void errors.push(`${message}: ${String(error)}`),
    })
    return { server, accounts, errors }
  }
  const rows = () => stage.store.db.selectFrom('mails').select(['sent_at', 'tries', 'text', 'html']).execute()

  test('stay queued without a server, newest first', async () => {
    await stage.newClient()
    stage.pass(1)
    await stage.forgot()
    const mails = (await stage.accounts.mails('tn')).map(({ subject, sentAt }) => `${subject} ${sentAt}`)
    expect(mails).toEqual(['reset null', 'confirm null'])
    expect(await stage.accounts.mails('nl')).toEqual([])
  })

  test('are sent once, and their text is erased', async () => {
    const { accounts, server } = await smtp()
    await newClient(accounts)
    await eventually(async () => expect((await rows())[0]?.sent_at).toBe(stage.now.toISOString()))
    expect(await rows()).toEqual([{ sent_at: stage.now.toISOString(), tries: 1, text: '', html: '' }])
    expect(server.taken).toMatchObject([{ from: 'no-reply@marquee.example', to: ada.email }])
    expect(server.taken[0]?.source).toMatch(/^Subject: confirm$/m)
    expect(server.taken[0]?.source).toMatch(/^Auto-Submitted: auto-generated$/m)
    await accounts.close()
    expect(server.taken).toHaveLength(1)
  })

  test('stay queued if a server elsewhere offers no TLS', async () => {
    // Reaches this machine, and is no name of it.
    const { server, accounts, errors } = await smtp(undefined, '0.0.0.0')
    await newClient(accounts)
    await eventually(() => expect(errors).toHaveLength(1))
    expect(server.taken).toEqual([])
    expect(await rows()).toMatchObject([{ sent_at: null, tries: 1 }])
  })

  test('are counted in their queue until they are sent, with the age of the oldest', async () => {
    const figures = () => queueFigures(stage.store.read, 'mails', stage.now.getTime())
    expect(await figures()).toEqual({ queue: 'mails', waiting: 0, oldestSeconds: 0 })
    await stage.newClient()
    stage.pass(1)
    await stage.newClient({ email: 'charles@cinema.example' })
    expect(await figures()).toEqual({ queue: 'mails', waiting: 2, oldestSeconds: 60 })
    await stage.store.db
      .updateTable('mails')
      .where('recipient', '=', ada.email)
      .set({ next_try_at: 2 ** 31 - 1 })
      .execute()
    expect(await figures()).toEqual({ queue: 'mails', waiting: 1, oldestSeconds: 0 })
    await smtp()
    await eventually(async () => expect((await figures()).waiting).toBe(0))
    for (const queue of ['notifications', 'flags'] as const)
      expect(await queueFigures(stage.store.read, queue, stage.now.getTime())).toMatchObject({ waiting: 0 })
  })

  test('are not sent twice by two processes', async () => {
    for (let count = 0; count < 6; count += 1) await stage.newClient({ email: `${count}@cinema.example` })
    const first = await smtp()
    stage.another({ smtp: { url: first.server.url, from } })
    await eventually(() => expect(first.server.taken).toHaveLength(6))
    await first.accounts.close()
    expect(new Set(first.server.taken.map(({ to }) => to)).size).toBe(6)
    expect((await rows()).map(({ tries }) => tries)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('have the same Message-ID when a process ends before it has recorded that they were sent', async () => {
    const { server } = await smtp()
    await stage.newClient()
    const again = () =>
      stage.store.db.updateTable('mails').set({ sent_at: null, text: 'again', next_try_at: 0 }).execute()
    for (const count of [1, 2]) {
      await again()
      stage.another({ smtp: { url: server.url, from } })
      await eventually(() => expect(server.taken).toHaveLength(count))
      await eventually(async () => expect((await rows())[0]?.sent_at).not.toBeNull())
    }
    const ids = server.taken.map(({ source }) => /^Message-ID: (<\S+@marquee\.example>)$/m.exec(source)?.[1])
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
  })

  test('are retried with growing delays; no address is logged', async () => {
    let busy = true
    const { accounts, server, errors } = await smtp((to) =>
      busy && to === ada.email ? '450 try later' : '250 OK',
    )
    await newClient(accounts)
    await eventually(() => expect(errors).toEqual(['a mail was not accepted: Error: SMTP EENVELOPE 450']))
    const next = async () => {
      const mails = stage.store.db.selectFrom('mails').where('recipient', '=', ada.email)
      return (await mails.select('next_try_at').executeTakeFirst())?.next_try_at
    }
    await eventually(async () => expect(await next()).toBe(stage.now.getTime() / 1_000 + 30))
    stage.pass(1)
    await newClient(accounts, { email: 'charles@cinema.example' })
    await eventually(async () => expect(await next()).toBe(stage.now.getTime() / 1_000 + 60))
    busy = false
    stage.pass(2)
    await newClient(accounts, { email: 'mary@cinema.example' })
    await eventually(() => expect(server.taken.map(({ to }) => to)).toContain(ada.email))
    expect(errors.join()).not.toContain('@')
  })

  test('are dropped if refused for good', async () => {
    const { accounts, errors } = await smtp(() => '550 no such mailbox')
    await newClient(accounts)
    await eventually(async () => expect(await rows()).toEqual([]))
    expect(errors).toEqual(['a mail was not accepted: Error: SMTP EENVELOPE 550'])
  })

  test('do not delay the visitor while the server is down', async () => {
    const { accounts, server, errors } = await smtp()
    await server.stop()
    expect((await accounts.registration.register(visited, ada, requester)).kind).toBe('accepted')
    await eventually(() => expect(errors[0]).toMatch(/SMTP ESOCKET|SMTP ECONNECTION/))
    expect((await stage.mailed('confirm')).count).toBe(1)
  })
})
