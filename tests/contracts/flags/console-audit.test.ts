import { describe, expect, test } from 'vitest'
import { type ConsoleStage, consoleOfEachTest } from './set-up-console.ts'

describe('the audit log of the console', () => {
  let stage: ConsoleStage
  consoleOfEachTest((opened) => {
    stage = opened
  })
  const events = async () =>
    (await stage.audit.list({ limit: 100 })).map(({ event, outcome }) => `${event} ${outcome}`)

  test('has what owners do: switches, owners, tokens, exports', async () => {
    const { first } = stage
    await first.send('/cell?flag=voucherChecker&site=be', { on: 'on', reason: 'Pilot' })
    await first.send('/owners/new', { name: 'Vera', role: 'viewer', password: 'looking and no touching' })
    const { html } = await first.get('/owners')
    const id = /\/owners\/edit\?id=([\w-]{36})/.exec(html)?.[1] ?? ''
    await first.send(`/owners/edit?id=${id}`, { name: 'Vera', role: 'editor', 'site-be': 'on' })
    await first.send(`/owners/remove?id=${id}`, {})
    await first.send('/tokens', { name: 'followers', kind: 'client' })
    await first.get('/export')
    expect(await events()).toEqual([
      'flag.exported done',
      'token.made done',
      'owner.removed done',
      'owner.changed done',
      'owner.added done',
      'flag.changed done',
    ])
    const [change] = await stage.audit.list({ kind: 'flag', limit: 100, site: 'be' })
    expect(change).toMatchObject({
      person: 'admin',
      site: 'be',
      subject: 'voucherChecker',
      details: { on: true, version: 1 },
    })
  })

  test('has refused forms and refused changes', async () => {
    await stage.first.send('/password', { csrf: 'x' })
    const { owner } = await stage.browser('Edith', 'editor', ['nl'])
    const change = { flag: 'vod', site: 'be', version: 0, reason: 'Just so' } as const
    await stage.service.change({ ...change, value: { on: false, audience: null } }, owner)
    expect(await stage.audit.list({ limit: 100 })).toMatchObject([
      { event: 'flag.changed', outcome: 'refused', person: 'Edith' },
      { event: 'form.refused', outcome: 'refused', person: 'admin', details: { page: '/password' } },
    ])
  })

  test('has sign-ins, wrong passwords and lockouts, but no name that nobody has', async () => {
    const { first } = stage
    const { csrf } = await first.get('/')
    await first.post('/sign-out', { csrf })
    const send = (name: string, password: string) => stage.visitor().signIn({ name, password })
    await send('my password in the wrong field', 'x')
    for (let count = 0; count < 11; count += 1) await send('Admin', 'not the one')
    const rows = await stage.audit.list({ kind: 'sign-in', limit: 100 })
    expect(rows.map(({ event, person }) => [event, person])).toEqual([
      ['sign-in.locked', 'admin'],
      ...Array.from({ length: 10 }, () => ['sign-in.failed', 'admin']),
      ['sign-in.failed', null],
      ['sign-in.ended', 'admin'],
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
