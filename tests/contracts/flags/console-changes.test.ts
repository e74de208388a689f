import { describe, expect, test } from 'vitest'
import { hiddenField } from './form-browser.ts'
import { consoleOfEachTest } from './set-up-console.ts'

const path = '/cell?flag=voucherChecker&site=be'

describe('changing a cell in the console', () => {
  const stage = consoleOfEachTest()
  const now = async () => (await stage.service.cell('voucherChecker', 'be')).value

  const chosenIn = (html: string) => /<input type="radio" name="on" checked="" value="(\w+)"/.exec(html)?.[1]

  test('the form opens with the current value, and changes nothing by itself', async () => {
    const { html, text } = await stage.first.get(path)
    expect(chosenIn(html)).toBe('off')
    expect(text).toContain('Now off Default off Team Ticketing')
    expect(html).toContain('href="/preview?site=be&amp;flag=voucherChecker"')
    expect(html).not.toContain('rollout')
    expect(await stage.service.history({})).toEqual([])
  })

  test('a press of a switch proposes the opposite, or a choice where it may mean another share', async () => {
    const proposed = async (cell: string) => chosenIn((await stage.first.get(`/cell?switch=${cell}`)).html)
    expect(await proposed('voucherChecker.be')).toBe('on')
    expect(await proposed('voucherChecker.fr')).toBe('off')
    expect(await proposed('smartBanner.fr')).toBeUndefined()
    const unchosen = await stage.first.send('/cell?flag=smartBanner&site=fr', {
      rollout: '100',
      reason: 'The same',
    })
    expect([unchosen.status, unchosen.text.includes('Choose on or off.')]).toEqual([422, true])
    expect(await stage.service.history({})).toEqual([])
  })

  test('saving the value that is set already is refused in words, and leaves no entry', async () => {
    const { status, text } = await stage.first.send(path, { on: 'off', reason: 'It fails' })
    expect([status, text.includes('this is the value already')]).toEqual([422, true])
    expect(await stage.service.history({})).toEqual([])
  })

  test('a change needs a reason; the form keeps the input, and the version that its owner saw', async () => {
    const { first } = stage
    for (const reason of ['   ', 'x'.repeat(501)]) {
      const refused = await first.send(path, { on: 'on', reason })
      expect(refused.status).toBe(422)
      expect(refused.html).toMatch(/name="on" checked="" value="on"/)
      expect(refused.html).toContain('aria-invalid="true"')
      expect(refused.html).toContain(`>${reason.trim()}</textarea>`)
    }
    await first.send(path, { on: 'on', reason: 'Pilot' })
    const late = await first.send(path, { on: 'off', reason: '', version: '0' })
    expect(hiddenField(late.html, 'version')).toBe('0')
    expect((await stage.service.history({})).map(({ reason }) => reason)).toEqual(['Pilot'])
  })

  test('a conflict shows the second owner both values; who wants the same is told who was first', async () => {
    const { first, browser } = stage
    const other = await browser('Béatrice', 'editor', ['be'])
    const version = hiddenField((await other.get(path)).html, 'version')
    await first.send(path, { on: 'on', reason: 'Pilot in Brussels' })
    const same = await other.send(path, { on: 'on', reason: 'Pilot', version })
    expect(same.location).toBe('/?same=voucherChecker.be')
    expect((await other.get('/?same=voucherChecker.be')).text).toContain(
      'Nothing was changed: Voucher checker already is on in Belgium, by admin.',
    )
    const change = { on: 'off', reason: 'Not before Easter' }
    const conflict = await other.send(path, { ...change, version })
    expect(conflict.status).toBe(409)
    expect(conflict.text).toMatch(
      /Nothing of yours was saved. admin set it to on You want off .*, 12:00 Pilot in Brussels/,
    )
    expect(conflict.html).toContain('>Not before Easter</textarea>')
    expect((await now()).on).toBe(true)
    const seen = hiddenField(conflict.html, 'version')
    const decided = await other.send(path, { ...change, version: seen })
    expect(decided.location).toBe('/?done=voucherChecker.be')
    expect((await stage.service.history({})).map(({ by, after }) => [by, after.on])).toEqual([
      ['Béatrice', false],
      ['admin', true],
    ])
  })

  test('a change without the right is refused', async () => {
    const editor = await stage.browser('Béatrice', 'editor', ['be'])
    const elsewhere = '/cell?flag=voucherChecker&site=nl'
    const { html, text } = await editor.get(elsewhere)
    expect(text).toContain('This is not one of your sites.')
    expect(html).not.toContain('name="reason"')
    const { csrf } = await editor.get(path)
    const sent = await editor.send(elsewhere, { csrf, on: 'on', reason: 'Mine', version: '0' })
    expect([sent.status, sent.text.includes('Nothing was saved')]).toEqual([403, true])
    expect(await stage.service.history({})).toEqual([])
  })

  test('addresses without a feature, a site or a change are not found', async () => {
    for (const address of [
      '/cell',
      '/cell?flag=nothing&site=be',
      '/cell?flag=vod&site=atlantis',
      '/cell?switch=vod',
      '/undo',
      '/undo?entry=7',
      '/results',
      '/results?flag=vod',
      '/results/export?flag=vod',
    ])
      expect([address, (await stage.first.get(address)).status]).toEqual([address, 404])
  })

  const banner = '/cell?flag=smartBanner&site=fr'
  const draft = { on: 'on', rollout: '25', reason: 'A quarter first' }

  test('offers the variants that the product has, each with a share', async () => {
    const { first, service } = stage
    const { html, text } = await first.get(banner)
    const offered = [...html.matchAll(/name="offered" value="(\w+)"/g)].map(([, name = '']) => name)
    expect(offered).toEqual(['usual', 'seats'])
    expect(text).toContain('Visitors who do not agree to statistics get the usual one.')
    expect(text).toContain('Default (France): off. If half of the visitors agree, a share of 50% reaches 25%')
    expect((await first.send(banner, { ...draft, offered, share: ['50', '50'] })).status).toBe(303)
    expect((await service.cell('smartBanner', 'fr')).value.audience?.variants).toEqual([
      { name: 'usual', weight: 500 },
      { name: 'seats', weight: 500 },
    ])
    expect((await first.get(banner)).html).toMatch(/name="share"[^>]* value="50"/)
  })

  test('a flag for some visitors has a share, devices and variants, shown in the matrix', async () => {
    const { first, service } = stage
    const fields = {
      ...draft,
      device: ['phone', 'tablet'],
      variant: ['short', 'long', ''],
      weight: ['33,5', '66.5', ''],
    }
    expect((await first.send(banner, fields)).status).toBe(303)
    expect((await service.cell('smartBanner', 'fr')).value).toEqual({
      on: true,
      audience: {
        rollout: 25,
        devices: ['phone', 'tablet'],
        variants: [
          { name: 'short', weight: 335 },
          { name: 'long', weight: 665 },
        ],
      },
    })
    const { text } = await first.get('/?q=banner&site=fr&state=differs')
    expect(text).toContain('25% of visitors; Phones, Tablets; short 33.5%, long 66.5%')
    expect((await first.get(banner)).html).toContain('value="33.5"')
  })

  test('another share means on where neither on nor off is chosen', async () => {
    const { first, service } = stage
    expect((await first.send(banner, { ...draft, on: '' })).status).toBe(303)
    expect((await service.cell('smartBanner', 'fr')).value).toMatchObject({
      on: true,
      audience: { rollout: 25 },
    })
  })

  test('an invalid share or variant is refused, and the form keeps the input', async () => {
    for (const [fields, why] of [
      [{ rollout: '101' }, 'whole number from 0 to 100'],
      [{ rollout: '' }, 'whole number from 0 to 100'],
      [{ rollout: '12.5' }, 'whole number from 0 to 100'],
      [{ variant: ['a', 'b'], weight: ['50', '40'] }, 'add up to 100'],
      [{ variant: ['a', 'a'], weight: ['50', '50'] }, 'Name each variant once'],
      [{ variant: ['', 'b'], weight: ['50', '50'] }, 'Name each variant once'],
      [{ variant: ['a'], weight: ['all'] }, 'add up to 100'],
      [{ offered: ['usual', 'seats'], share: ['50', ''] }, 'add up to 100'],
    ] as const) {
      const refused = await stage.first.send(banner, { ...draft, ...fields })
      expect([refused.status, refused.text.includes(why)]).toEqual([422, true])
      expect(refused.html).toContain('>A quarter first</textarea>')
      for (const typed of Object.values(fields).flat().filter(Boolean))
        expect(refused.html).toContain(`value="${typed}"`)
    }
    expect(await stage.service.history({})).toEqual([])
  })
})

describe('the history in the console', () => {
  const stage = consoleOfEachTest()

  test('lists changes by feature, site, person and day, in pages', async () => {
    const { first, service } = stage
    for (let version = 0; version < 52; version += 1) {
      const value = { on: version % 2 === 0, audience: null }
      await service.change({ flag: 'voucherChecker', site: 'be', value, version, reason: 'Why' }, first.owner)
    }
    await first.send('/cell?flag=vod&site=fr', { on: 'off', reason: 'Licence' })
    const newest = await first.get('/history')
    const shownIn = (html: string) => [...html.matchAll(/class="change"/g)].length
    expect(shownIn(newest.html)).toBe(50)
    expect(newest.text).toMatch(/VOD, France on → to off Licence admin 20 Nov 2026/)
    const older = /href="(\/history\?before=\d+)" rel="next"/.exec(newest.html)?.[1] ?? ''
    for (const [address, count] of [
      [older, 3],
      ['/history?flag=vod&site=fr', 1],
      ['/history?site=fr&person=ADM', 1],
      ['/history?site=fr&person=Vera', 0],
      ['/history?site=fr&to=2026-11-19', 0],
      ['/history?site=fr&from=tomorrow', 1],
    ] as const)
      expect([address, shownIn((await first.get(address)).html)]).toEqual([address, count])
    expect((await first.get('/history?person=ADM&from=2026-11-20')).html).toMatch(
      /name="person"[^>]* value="ADM"[\s\S]*name="from"[^>]* value="2026-11-20"/,
    )
  })

  test('a change is undone after a confirmation, and the history says so', async () => {
    const { first, service } = stage
    const { location } = await first.send(path, { on: 'on', reason: 'Pilot' })
    const [entry] = await service.history({})
    const undo = `/undo?entry=${entry?.id}`
    expect((await first.get(location ?? '')).html).toContain(`<a class="link" href="${undo}">Undo</a>`)
    expect((await first.get(undo)).text).toContain('Was set to on Goes back to off')
    const done = await first.send(undo, {})
    expect(done.location).toBe(`/history?undone=${entry?.id}`)
    expect((await service.cell('voucherChecker', 'be')).value.on).toBe(false)
    expect((await first.get('/history')).text).toContain(`Taken back Takes back change ${entry?.id}`)
  })

  test('an outdated change is not undone, and the current value is shown', async () => {
    const { first, service, browser } = stage
    await first.send(path, { on: 'on', reason: 'Pilot' })
    const [entry] = await service.history({})
    const undo = `/undo?entry=${entry?.id}`
    const { csrf } = await first.get(undo)
    const other = await browser('Béatrice', 'editor', ['be'])
    await other.send(path, { on: 'off', reason: 'By mistake' })
    await other.send(path, { on: 'on', reason: 'For good' })
    const conflict = await first.send(undo, { csrf })
    expect(conflict.status).toBe(409)
    expect(conflict.text).toMatch(/Nothing was taken back. It is on now, set by Béatrice, .*For good/)
    expect((await service.cell('voucherChecker', 'be')).value.on).toBe(true)
  })
})
