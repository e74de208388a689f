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
})
