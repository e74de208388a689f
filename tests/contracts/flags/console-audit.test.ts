import { describe, expect, test } from 'vitest'
import { consoleOfEachTest } from './set-up-console.ts'

describe('the audit log of the console', () => {
  const stage = consoleOfEachTest()
  const events = async () =>
    (await stage.audit.list({ limit: 100 })).map(({ event, outcome }) => `${event} ${outcome}`)

  test('has what owners do: switches, tokens, exports', async () => {
    const { first } = stage
    await first.send('/cell?flag=voucherChecker&site=be', { on: 'on', reason: 'Pilot' })
    await first.send('/tokens', { name: 'followers', kind: 'client' })
    await first.get('/export')
    expect(await events()).toEqual(['flag.exported done', 'token.made done', 'flag.changed done'])
    const [change] = await stage.audit.list({ kind: 'flag', limit: 100, site: 'be' })
    expect(change).toMatchObject({
      person: 'admin',
      site: 'be',
      subject: 'voucherChecker',
      details: { on: true, version: 1 },
    })
  })

  test('has refused forms and refused changes', async () => {
    await stage.first.send('/tokens', { csrf: 'x' })
    const { owner } = await stage.browser('Edith', 'editor', ['nl'])
    const change = { flag: 'vod', site: 'be', version: 0, reason: 'Just so' } as const
    await stage.service.change({ ...change, value: { on: false, audience: null } }, owner)
    expect(await stage.audit.list({ limit: 100 })).toMatchObject([
      { event: 'flag.changed', outcome: 'refused', person: 'Edith' },
      { event: 'form.refused', outcome: 'refused', person: 'admin', details: { page: '/tokens' } },
    ])
  })

  test('is shown to admins by kind, site, person and day, in parts, and exported by the same filters', async () => {
    const { first, audit } = stage
    const common = { event: 'flag.changed', outcome: 'done', actor: 'owner', site: 'be' } as const
    for (let count = 0; count < 501; count += 1) await audit.record({ ...common, person: `Owner ${count}` })
    const person = audit.clientKey('fr', 'ada@example.org')
    await audit.record({ ...common, event: 'data.deleted', actor: 'client', site: 'fr', person })
    const entriesOf = (html: string) => html.match(/id="entry-/g)?.length ?? 0
    const page = await first.get('/audit?kind=flag&site=be&from=2026-11-20&to=2026-11-20')
    expect([page.status, entriesOf(page.html)]).toEqual([200, 50])
    expect(page.text).toContain('Owner 500')
    expect(page.text).not.toContain('Account deleted')
    const older = /href="([^"]+)" rel="next"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await first.get(older)).text).toMatch(/Owner 450 .*Owner 401/)
    expect((await first.get('/audit?person=ada%40example.org')).text).toContain('Account deleted')
    expect((await first.get('/audit?from=2026-11-21')).text).toContain('Nothing matches')
    const nonsense = await first.get('/audit?kind=nonsense&site=x&from=yesterday&before=-1')
    expect(entriesOf(nonsense.html)).toBe(50)
    const { html, headers } = await first.get('/audit/export?site=be')
    expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('audit-2026-11-20.jsonl')
    const rows = html.trimEnd().split('\n')
    expect(rows.map((line) => (JSON.parse(line) as { person: string }).person).toSorted()).toEqual(
      Array.from({ length: 501 }, (_, count) => `Owner ${count}`).toSorted(),
    )
    expect(await events()).toContain('audit.exported done')
  })
})
