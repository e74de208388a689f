import type { FlagEvaluation, FlagState } from '@marquee/flags/evaluation/flag-evaluation.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import { consoleOfEachTest } from './set-up-console.ts'

let state: FlagState
let checkerInBelgium: boolean

/** Sites that follow an Unleash server. */
const evaluation: FlagEvaluation = {
  siteFlags(site: SiteId) {
    const values =
      site === 'be' ? { ...defaultFlags(site), voucherChecker: checkerInBelgium } : defaultFlags(site)
    return { values, hash: site }
  },
  toggles: () => [],
  onChange: () => () => {},
  revision: (site) => `${site} ${checkerInBelgium}`,
  state: () => state,
  countDecisions: () => {},
  countUsage: () => {},
  started: async () => {},
  close: async () => {},
}

beforeEach(() => {
  state = 'live'
  checkerInBelgium = true
})

describe('the console while the sites follow an Unleash server', () => {
  const stage = consoleOfEachTest({ evaluation, unleash: 'https://unleash.example/api' })
  const path = '/cell?flag=voucherChecker&site=be'

  test('shows the values that the sites have from it, names the server, and switches nothing', async () => {
    const { html, text } = await stage.first.get('/')
    expect(text).toContain('These pages only show. The sites follow another flag service.')
    expect(html).toContain('<a href="https://unleash.example">https://unleash.example</a>')
    expect(html).not.toContain('role="switch"')
    expect((await stage.service.cell('voucherChecker', 'be')).value.on).toBe(false)
    expect(html).toContain(
      'aria-label="Voucher checker, Belgium: on. Switched at https://unleash.example, not here."',
    )
    checkerInBelgium = false
    const cell = await stage.first.get(path)
    expect(cell.text).toContain('Now off')
    expect(cell.html).not.toContain('name="reason"')
    const { csrf } = await stage.first.get('/tokens')
    const sent = await stage.first.post(path, { csrf, on: 'off', reason: 'Pilot', version: '0' })
    expect([sent.status, sent.text.includes('Nothing was saved')]).toEqual([403, true])
    expect(await stage.service.history({})).toEqual([])
    state = 'last-known'
    expect((await stage.first.get('/')).text).toContain(
      'It does not answer at the moment: the values here are the last that it gave.',
    )
  })

  test('an open page updates on a change there', async () => {
    const revision = async () => JSON.parse((await stage.first.get('/revision?since=0')).html).revision
    const before = await revision()
    expect((await stage.first.get('/')).html).toContain(`data-revision="${before}"`)
    checkerInBelgium = false
    expect(await revision()).not.toBe(before)
  })

  test('links to no page of the embedded service', async () => {
    const { html } = await stage.first.get('/')
    for (const page of ['/history', '/scheduled', '/export']) {
      expect(html).not.toContain(`href="${page}"`)
      expect((await stage.first.get(page)).status).toBe(404)
    }
    expect((await stage.first.get('/preview')).html).not.toContain('href="/history')
    const results = await stage.first.get('/results?flag=smartBanner')
    expect(results.text).toContain('No visitor was counted in this period.')
    expect(results.html).not.toMatch(/href="\/history/)
  })
})
