import { describe, expect, test } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { hiddenField, unescaped } from './form-browser.ts'
import { consoleOfEachTest } from './set-up-console.ts'

/** Accessible text of a cell. */
function cellOf(html: string, flag: string, site: string): string {
  const begin = html.indexOf(`data-cell="${flag}.${site}"`)
  return html.slice(begin, html.indexOf('</td>', begin))
}

describe('the matrix of the owners', () => {
  const stage = consoleOfEachTest()

  test('shows every feature on every site with its default, its value, who changed it, when and why', async () => {
    const { first } = stage
    await first.send('/cell?flag=voucherChecker&site=be', { on: 'on', reason: 'Pilot in Brussels <b>' })
    stage.pass(5)
    const { html, text, status } = await first.get('/')
    expect(status).toBe(200)
    expect(html.match(/data-cell="/g)).toHaveLength(4 * 8)
    expect(html.match(/<th scope="col"/g)).toHaveLength(9)
    expect(html.match(/<th scope="row"/g)).toHaveLength(4)
    expect(text).toContain(
      'The page exists on which visitors check a voucher. Team Ticketing Operational Whole site review 30 Nov 2027',
    )
    const changed = cellOf(html, 'voucherChecker', 'be')
    expect(changed).toContain('role="switch" aria-checked="true" aria-label="Voucher checker, Belgium"')
    expect(changed).toContain(
      'Differs from the default, off. Changed by admin, 5 min ago: Pilot in Brussels &lt;b&gt;',
    )
    const storedCell = cellOf(html, 'voucherChecker', 'fr')
    expect(storedCell).toContain('aria-checked="true"')
    expect(storedCell).toContain('As the default.')
    expect(storedCell).not.toContain('admin')
  })

  test('is searched and filtered by the address', async () => {
    const all = ['giftCard', 'smartBanner', 'voucherChecker', 'vod']
    for (const [query, names] of [
      ['', all],
      ['q=VÓUCHER', ['voucherChecker']],
      ['q=watched+home', ['vod']],
      ['team=mobile', ['smartBanner']],
      ['kind=kill-switch', ['vod']],
      ['state=on', ['voucherChecker', 'vod']],
      ['state=on&site=be', ['vod']],
      ['state=off&site=fr', ['giftCard', 'smartBanner']],
      ['state=stale', ['giftCard', 'vod']],
      ['state=differs', []],
      ['state=nonsense&kind=nonsense&site=atlantis', all],
    ] as const) {
      const { html, text } = await stage.first.get(`/?${query}`)
      expect([query, [...html.matchAll(/<tr id="(\w+)"/g)].map(([, name]) => name)]).toEqual([query, names])
      expect(text.includes('No feature matches')).toBe(names.length === 0)
    }
  })

  test('a chosen site is the only column, and the view is restored', async () => {
    const back = 'q=vod&site=nl&details=on'
    const { html } = await stage.first.get(`/?${back}`)
    expect(html.match(/<th scope="col"/g)).toHaveLength(2)
    expect(unescaped(hiddenField(html, 'back'))).toBe(back)
    const cell = `/cell?switch=vod.nl&back=${encodeURIComponent(back)}`
    const done = await stage.first.send(cell, { on: 'off', reason: 'Licence ended' })
    expect(done.location).toBe(`/?${back}&done=vod.nl`)
    expect((await stage.first.get(done.location ?? '')).text).toContain('VOD is now off in the Netherlands.')
  })

  test('groups features by team, and has the owner’s own countries first', async () => {
    const { html, text } = await (await stage.browser('Lotte', 'editor', ['be', 'nl'])).get('/')
    expect(text).toContain('Team Ticketing 2 Voucher checker')
    const [own, others] = [['be', 'nl'], siteIds.filter((site) => site !== 'be' && site !== 'nl')]
    const shown = [...html.matchAll(/data-cell="vod\.(\w+)"/g)].map(([, site]) => site)
    expect(shown).toEqual([...own, ...others])
    const teams = [...html.matchAll(/class="matrix__team".*?<\/span>(\w+)/g)].map(([, team]) => team)
    expect(teams).toEqual(['Marketing', 'Mobile', 'Ticketing'])
  })

  test('viewers and editors of other sites see values without switches', async () => {
    const viewer = await (await stage.browser('Vera', 'viewer')).get('/')
    expect(viewer.html).not.toMatch(/role="switch"|\/several/)
    expect(cellOf(viewer.html, 'voucherChecker', 'fr')).toContain(
      'aria-label="Voucher checker, France: on. You may look, not switch."',
    )
    const { html } = await (await stage.browser('Béatrice', 'editor', ['be'])).get('/')
    expect(html.match(/role="switch"/g)).toHaveLength(4)
    expect(cellOf(html, 'vod', 'fr')).toContain('VOD, France: on. This is not one of your sites.')
  })

  test('open pages announce others’ changes, each in a sentence', async () => {
    const { first, browser } = stage
    const other = await browser('Béatrice', 'editor', ['be'])
    await other.send('/cell?flag=vod&site=be', { on: 'off', reason: 'Licence' })
    await first.send('/cell?flag=vod&site=fr', { on: 'off', reason: 'Licence' })
    const news = JSON.parse((await first.get('/revision?since=0')).html)
    expect(news).toEqual({ revision: 2, changes: ['Béatrice set VOD in Belgium: off.'] })
    expect(JSON.parse((await first.get('/revision?since=2')).html)).toEqual({ revision: 2, changes: [] })
  })

  test('is in the language that the browser prefers, with the names, effects and teams of features', async () => {
    for (const [accepted, language, title, feature] of [
      [
        'it, *;q=0.5',
        'en',
        'Flags',
        'Voucher checker The page exists on which visitors check a voucher. Team Ticketing',
      ],
      [
        'fr-BE, nl;q=0.5',
        'fr',
        'Fonctionnalités',
        'Vérification des bons La page où les visiteurs vérifient un bon existe. Équipe Billetterie',
      ],
    ] as const) {
      const { html, text } = await stage.first.get('/', { 'accept-language': accepted })
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`<h1>${title}</h1>`)
      expect(text).toContain(feature)
    }
  })

  test('is searched by the names and effects in the language of the owner', async () => {
    const french = { 'accept-language': 'fr' }
    const found = async (words: string) =>
      [...(await stage.first.get(`/?q=${words}`, french)).html.matchAll(/<tr id="(\w+)"/g)].map(
        ([, name]) => name,
      )
    expect(await found('verification+bons')).toEqual(['voucherChecker'])
    expect(await found('maison')).toEqual(['vod'])
  })

  const reads = ['/', '/cell?flag=vod&site=be', '/history', '/results?flag=smartBanner', '/preview?site=be']

  test('no page is cached, indexed or framed, nor has unhashed inline scripts or styles', async () => {
    for (const path of [...reads, '/nothing']) {
      const { headers, html } = await stage.first.get(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
      expect(policy).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(html).not.toMatch(/ (?:style|on\w+)="/)
    }
    const visitor = stage.visitor()
    const script = /<script src="(\/console-\w+\.js)"/.exec((await stage.first.get('/')).html)?.[1] ?? ''
    const { headers, html } = await visitor.get(script)
    expect(headers.get('content-type')).toContain('text/javascript')
    expect(html).toContain('/revision?since=')
  })

  test('requires a sign-in', async () => {
    const more = ['/undo?entry=1', '/results/export?flag=smartBanner', '/revision']
    for (const path of [...reads, ...more]) {
      const { status, location, html } = await stage.visitor().get(path)
      expect([path, status, location?.split('?')[0], html]).toEqual([path, 303, '/sign-in', ''])
    }
  })

  test('finds flags with past and near dates, and unused ones once usage was counted for 30 days', async () => {
    const { service, first } = stage
    const stale = async (owner = first) =>
      [...(await owner.get('/?state=stale')).html.matchAll(/<tr id="(\w+)"/g)].map(([, name]) => name)
    expect(await stale()).toEqual(['giftCard', 'vod'])
    const counted = { yes: 3, no: 1 }
    await service.countUsage({ vod: counted, voucherChecker: counted })
    expect(await stale()).toEqual(['giftCard', 'vod'])
    expect((await first.get('/?q=vod')).text).toContain('last used: 20 Nov 2026')
    expect((await first.get('/?q=smart')).text).toContain('never used')
    stage.pass(29 * 24 * 60)
    expect(await stale(await stage.browser('Vera', 'viewer'))).toEqual(['giftCard', 'smartBanner', 'vod'])
  })
})
