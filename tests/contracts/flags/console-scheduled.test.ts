import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import { describe, expect, test } from 'vitest'
import { consoleOfEachTest, fewFlags } from './set-up-console.ts'

const path = '/cell?flag=giftCard&site=be'
const wish = { on: 'on', reason: 'Christmas', from: '2026-12-02T00:00', until: '2026-12-26T00:00' }

describe('planning a switch in the console', () => {
  const stage = consoleOfEachTest()

  test('a plan is on its cell in the matrix, in the form of the cell and in the list, and is called off', async () => {
    const { first, service } = stage
    const sent = await first.send(path, wish)
    expect([sent.status, sent.location]).toEqual([303, '/?scheduled=1'])
    expect((await service.cell('giftCard', 'be')).value.on).toBe(false)
    const matrix = await first.get('/?scheduled=1')
    expect(matrix.text).toContain('One switch is planned.')
    expect(matrix.html).toMatch(/class="cell__scheduled" aria-hidden="true"[^>]*>.*?on 2 Dec 2026/)
    const window = 'on from 2 Dec 2026, 00:00 until 26 Dec 2026, 00:00'
    expect(matrix.text).toContain(`As the default. Planned: ${window}.`)
    const cell = await first.get(path)
    expect(cell.text).toMatch(new RegExp(`${window} Planned by admin: Christmas`))
    const action = /action="(\/scheduled\/off\?[^"]+)"/.exec(cell.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await first.get('/scheduled')).text).toContain(window)
    const off = await first.post(action, { csrf: cell.csrf })
    expect(off.location).toBe('/?off=done')
    expect((await first.get('/?off=done')).text).toContain('The plan was called off.')
    expect((await first.get('/scheduled')).text).toMatch(
      /Nothing is planned\. .*Christmas.*Called off by admin/,
    )
  })

  test('wrong times are named at their field, and nothing typed is lost', async () => {
    const { first, service } = stage
    const sent = await first.send(path, { ...wish, from: '2026-11-20T11:59' })
    expect([sent.status, sent.text.includes('This time has passed.')]).toEqual([422, true])
    expect(sent.html).toContain(`value="${wish.until}"`)
    expect(sent.html).toContain('>Christmas</textarea>')
    expect(sent.html).toContain('<details class="schedule-fields" open="">')
    await first.send(path, wish)
    expect((await first.send(path, wish)).text).toContain(
      'Another plan for this feature falls into this time.',
    )
    expect(await service.openScheduled({})).toHaveLength(1)
  })

  test('what was planned at once is one entry, called off as one or for one country', async () => {
    const { first, browser, service, audit } = stage
    await first.send('/several?flag=vod&flag=giftCard', { ...wish, state: 'on', site: ['be', 'nl'] })
    await first.send('/several?flag=vod', { ...wish, state: 'off', from: '2027-01-02T00:00', until: '' })
    const editor = await browser('Béatrice', 'editor', ['be'])
    const offs = (html: string) =>
      [...html.matchAll(/aria-label="(Call off: [^"]*)"/g)].map(([, label]) => label)
    expect(offs((await editor.get('/scheduled')).html)).toEqual([
      'Call off: Gift card, Belgium',
      'Call off: VOD, Belgium',
      'Call off: VOD, Belgium',
    ])
    const { html, csrf } = await first.get('/scheduled')
    expect(html.match(/class="change"/g)).toHaveLength(2)
    expect(offs(html)).toContain('Call off: VOD: 8 countries')
    const paths = [...html.matchAll(/action="(\/scheduled\/off\?[^"]+)"/g)].map(([, action]) => action ?? '')
    await first.post(paths.find((action) => action.includes('id=')) ?? '', { csrf })
    expect(await service.openScheduled({})).toHaveLength(11)
    const batches = paths.filter((action) => action.includes('batch='))
    expect(batches).toHaveLength(2)
    const [path = ''] = batches
    const { csrf: editors } = await editor.get('/preview')
    expect((await editor.post(path, { csrf: editors })).status).toBe(403)
    const sent = await first.post(path, { csrf })
    expect(sent.location).toBe('/scheduled?off=done')
    expect(await service.openScheduled({})).toHaveLength(8)
    const events = await audit.list({ kind: 'flag', limit: 2 })
    expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
      'flag.called-off done',
      'flag.called-off refused',
    ])
  })

  test('the history names plans, what they changed, and what was not carried out', async () => {
    const { first, service, owners, browser } = stage
    const soon = { ...wish, from: '2026-11-20T13:00' }
    const leaving = await browser('Béatrice', 'editor', ['be'])
    await first.send('/cell?flag=voucherChecker&site=fr', { ...soon, until: '' })
    await leaving.send(path, soon)
    await owners.changeRights(leaving.owner.id, null)
    stage.now = new Date('2026-11-20T12:00:00Z')
    const starting = await createFlagService({
      store: stage.store,
      table: fewFlags,
      clock: () => stage.now.getTime(),
      onError: (error) => expect.unreachable(String(error)),
    })
    await starting.close()
    expect(await service.openScheduled({})).toEqual([])
    const { text } = await first.get('/history')
    expect(text).toContain('As planned. It was set already: nothing changed.')
    expect(text).toContain('One planned switch was not carried out.')
    expect(text).toContain('Not switched: Béatrice may not switch here any more.')
    expect((await first.get('/history?site=nl')).text).not.toContain('not carried out')
    const events = await stage.audit.list({ kind: 'flag', limit: 10 })
    expect(events.map(({ event }) => event).sort()).toEqual(['flag.planned', 'flag.planned'])
  })
})
