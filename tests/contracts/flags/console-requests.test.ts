import { beforeEach, describe, expect, test } from 'vitest'
import { type ConsoleStage, consoleOfEachTest } from './set-up-console.ts'

describe('requests in the console', () => {
  const stage = consoleOfEachTest({ fourEyes: ['giftCard'] })
  const path = '/cell?flag=giftCard&site=be'
  const wish = { on: 'on', reason: 'The club opens' }
  const idIn = (html: string) => /name="request" value="([^"]+)"/.exec(html)?.[1] ?? ''

  let lotte: Awaited<ReturnType<ConsoleStage['browser']>>
  beforeEach(async () => {
    lotte = await stage.browser('Lotte', 'editor', ['be'])
  })

  test('switching on is requested, shown at the cell and in the matrix, and approved by another owner', async () => {
    expect((await lotte.get(path)).text).toContain('Takes two:')
    const sent = await lotte.send(path, wish)
    expect(sent.location).toBe('/requests?done=requested')
    expect((await lotte.get('/requests?done=requested')).text).toContain('Another owner has to approve it.')
    for (const page of [path, '/']) expect((await lotte.get(page)).text).toContain('Lotte requests: on')
    expect((await stage.service.cell('giftCard', 'be')).value.on).toBe(false)

    const bram = await stage.browser('Bram', 'editor', ['be'])
    const { html } = await bram.get('/requests')
    const approved = await bram.send('/requests', { request: idIn(html), decision: 'approve' })
    expect(approved.location).toBe('/requests?done=approved')
    expect((await stage.service.cell('giftCard', 'be')).value.on).toBe(true)
    expect((await bram.get('/history')).text).toContain('Lotte approved by Bram')
    expect((await bram.get('/requests')).text).toContain('Approved')
    expect((await bram.get('/')).text).not.toContain('Lotte requests')
    const events = await stage.audit.list({ kind: 'flag', limit: 10 })
    expect(events.map(({ event, person }) => `${event} ${person}`)).toEqual([
      'flag.approved Bram',
      'flag.requested Lotte',
    ])
  })

  test('the menu counts the requests for those who may approve them', async () => {
    expect((await lotte.send(path, wish)).status).toBe(303)
    const counted = async ({ get }: Pick<typeof lotte, 'get'>) =>
      (await get('/history')).text.includes('one waits for you')
    const fred = await stage.browser('Fred', 'editor', ['fr'])
    expect([await counted(stage.first), await counted(lotte), await counted(fred)]).toEqual([
      true,
      false,
      false,
    ])
    const [{ id = '' } = {}] = await stage.service.requests()
    await stage.service.decide(id, 'decline', stage.first.owner)
    expect(await counted(stage.first)).toBe(false)
  })

  test('an owner cannot approve her own request, nor one of another country or of a changed value', async () => {
    await lotte.send(path, wish)
    stage.pass(1)
    await lotte.send(path, { ...wish, reason: 'The club opens today' })
    const { html } = await lotte.get('/requests')
    expect(html).not.toContain('value="approve"')
    const approve = async ({ send }: typeof lotte, request = '') => {
      const { status, text } = await send('/requests', { request, decision: 'approve' })
      return [status, /Nothing was changed: ([^.]*)/.exec(text)?.[1]]
    }
    const [newer, older] = await stage.service.requests()
    expect(await approve(lotte, newer?.id)).toEqual([403, 'another owner has to approve your request'])
    const fred = await stage.browser('Fred', 'editor', ['fr'])
    expect((await fred.get('/requests')).text).toContain('This is not one of your sites.')
    expect(await approve(fred, newer?.id)).toEqual([403, 'this is not one of your sites'])
    expect((await stage.service.cell('giftCard', 'be')).version).toBe(0)
    expect((await approve(stage.first, newer?.id))[0]).toBe(303)
    expect((await stage.first.get('/requests')).text).toContain('Outdated')
    const outdated = 'the value was changed after this request'
    expect(await approve(stage.first, older?.id)).toEqual([409, expect.stringContaining(outdated)])
  })

  test('switching off needs nobody else, and a batch says that it does', async () => {
    await lotte.send(path, wish)
    const [{ id = '' } = {}] = await stage.service.requests()
    await stage.service.decide(id, 'approve', stage.first.owner)
    const off = await lotte.send(path, { on: 'off', reason: 'It fails' })
    expect(off.location).toBe('/?done=giftCard.be')
    const batch = await stage.first.send('/several?flag=giftCard&flag=vod', { state: 'on', reason: 'All' })
    expect(batch.status).toBe(422)
    expect(batch.text).toContain('a feature among these takes a second owner')
    expect((await stage.service.cell('giftCard', 'be')).value.on).toBe(false)
  })
})
