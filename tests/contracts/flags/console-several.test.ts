import { describe, expect, test } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { hiddenField } from './form-browser.ts'
import { consoleOfEachTest } from './set-up-console.ts'

describe('switching several cells in the console', () => {
  const stage = consoleOfEachTest()
  const onSites = async () => {
    const cells = await Promise.all(siteIds.map((site) => stage.service.cell('vod', site)))
    return cells.filter(({ value }) => value.on).map(({ site }) => site)
  }

  test('a kill switch goes off in every country with one reason, and back with one undo', async () => {
    const { first } = stage
    const { html } = await first.get('/several?flag=vod')
    expect(html.match(/name="site" checked=""/g)).toHaveLength(siteIds.length)
    expect(html).not.toMatch(/name="state" checked=""/)
    const sent = await first.send('/several?flag=vod', { state: 'off', reason: 'The partner is down' })
    expect(sent.location).toBe(`/?changed=${siteIds.length}`)
    expect(await onSites()).toEqual([])
    const matrix = await first.get(`/?changed=${siteIds.length}`)
    expect(matrix.text).toContain('8 values were changed, as one change.')

    const history = await first.get('/history')
    expect(history.text).toContain('VOD: 8 countries → to off')
    expect(history.html.match(/class="change"/g)).toHaveLength(1)
    const undo = /href="(\/undo\?entry=\d+)"/.exec(history.html)?.[1] ?? ''
    expect((await first.get(undo)).text).toMatch(/Undo: VOD: 8 countries .*Belgium: on/)
    const undone = await first.send(undo, {})
    expect(undone.location).toMatch(/^\/history\?undone=/)
    expect(await onSites()).toEqual([...siteIds])
  })

  test('several features are set to their default at once', async () => {
    const { first, service } = stage
    await first.send('/several?flag=vod&flag=giftCard', { state: 'on', reason: 'All on', site: ['be', 'nl'] })
    expect((await service.cell('giftCard', 'be')).value.on).toBe(true)
    const sent = await first.send('/several?flag=vod&flag=giftCard&flag=voucherChecker', {
      state: 'default',
      reason: 'As configured',
    })
    expect(sent.location).toBe('/?changed=2')
    expect((await service.cell('giftCard', 'be')).value.on).toBe(false)
    expect((await service.cell('voucherChecker', 'fr')).value.on).toBe(true)
  })

  test('says what is missing and keeps the input', async () => {
    const { first, service } = stage
    const sent = await first.send('/several?flag=vod', { site: [], reason: '' })
    expect(sent.status).toBe(422)
    for (const fault of ['Choose on, off or the default.', 'Choose at least one country.', 'Say why.'])
      expect(sent.text).toContain(fault)
    expect(sent.html).toMatch(/name="feature" checked="" value="vod"/)
    const none = await first.send('/several', { state: 'off', reason: 'Why not' })
    expect([none.status, none.text.includes('Choose at least one feature.')]).toEqual([422, true])
    expect(none.html).toContain('>Why not</textarea>')
    expect(await service.history({})).toEqual([])
  })

  test('a conflict names the cells that changed since; saving again replaces them', async () => {
    const { first, browser, service } = stage
    const other = await browser('Béatrice', 'editor', ['be', 'nl'])
    const seen = hiddenField((await other.get('/several?flag=giftCard')).html, 'seen')
    await first.send('/cell?flag=giftCard&site=be', { on: 'on', reason: 'Pilot' })
    const path = '/several?flag=giftCard'
    const late = await other.send(path, { state: 'on', reason: 'Both', seen, site: ['be', 'nl'] })
    expect(late.location).toBe('/?changed=1')
    const conflict = await other.send(path, { state: 'off', reason: 'Neither', seen, site: ['be', 'nl'] })
    expect(conflict.status).toBe(409)
    expect(conflict.text).toMatch(/Nothing of yours was saved\. .*Gift card, Belgium: on .*Pilot/)
    const again = hiddenField(conflict.html, 'seen')
    await other.send(path, { state: 'off', reason: 'Neither', seen: again, site: ['be', 'nl'] })
    expect((await service.cell('giftCard', 'be')).value.on).toBe(false)
  })

  test('everything is set as it was at a time, with a reason and one undo', async () => {
    const { first, service } = stage
    stage.now = new Date('2026-11-01T09:00:00Z')
    await first.send('/several?flag=giftCard', { state: 'on', reason: 'Launch', site: ['be', 'nl'] })
    stage.now = new Date('2026-11-10T09:00:00Z')
    await first.send('/several?flag=giftCard&flag=vod', { state: 'off', reason: 'Too early' })
    const path = '/restore?at=2026-11-02T00:00&site=be&site=fr'
    const plan = await first.get(path)
    expect(plan.text).toMatch(/Gift card Belgium off on /)
    expect(plan.text).toContain('Set 3 values back')
    expect((await first.send(path, { reason: '' })).text).toContain('Say why.')
    const sent = await first.send(path, { reason: 'As on 2 November' })
    expect(sent.location).toBe('/?changed=3')
    expect((await service.cell('giftCard', 'be')).value.on).toBe(true)
    expect((await service.cell('giftCard', 'nl')).value.on).toBe(false)
    expect((await service.changes({}))[0]?.entries).toHaveLength(3)
    expect((await first.get(path)).text).toContain('Nothing differs from then.')
    expect((await first.get('/restore?at=2027-01-01T00:00')).html).not.toContain('name="reason"')
  })

  test('a time is one of the owner’s zone, and stays that moment for others', async () => {
    stage.now = new Date('2026-11-01T09:00:00Z')
    await stage.first.send('/cell?flag=giftCard&site=be', { on: 'on', reason: 'Launch' })
    stage.now = new Date('2026-11-10T09:00:00Z')
    const lotte = await stage.browser('Lotte', 'editor', ['be'])
    const differs = async (query: string) =>
      (await lotte.get(`/restore?site=be&${query}`)).text.includes('Set one value back')
    expect((await lotte.get('/restore')).text).toContain('Date and time, Europe/Brussels')
    expect(await differs('at=2026-11-01T09:59')).toBe(true)
    expect(await differs('at=2026-11-01T10:00')).toBe(false)
    expect(await differs('at=2026-11-01T08:59&zone=UTC')).toBe(true)
    expect(await differs('at=2026-11-01T09:00&zone=UTC')).toBe(false)
    expect(await differs('at=2026-13-40T09:00')).toBe(false)
  })
})
