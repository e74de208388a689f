import { describe, expect, test } from 'vitest'
import { type ConsoleStage, consoleOfEachTest, hiddenField } from './set-up-console.ts'

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

  test('has one refused form a minute, and counts all', async () => {
    const { first } = stage
    for (const csrf of ['x', 'y', 'z']) await first.send('/password', { csrf })
    const refused = await stage.audit.list({ kind: 'form', limit: 100 })
    expect(refused).toMatchObject([
      { event: 'form.refused', outcome: 'refused', person: 'admin', details: { page: '/password' } },
    ])
    expect(stage.audit.figures().get('form.refused refused')).toBe(3)
  })

  test('has sign-ins, wrong passwords and lockouts, but no name that nobody has', async () => {
    const { first } = stage
    const csrf = hiddenField((await first.get('/')).html, 'csrf')
    await stage.respond(
      new Request('http://flags.localhost/sign-out', {
        method: 'POST',
        headers: { cookie: first.cookie, origin: 'http://flags.localhost' },
        body: new URLSearchParams({ csrf }),
      }),
    )
    const send = async (name: string, password: string) => {
      const shown = await stage.respond(new Request('http://flags.localhost/sign-in'))
      const cookie = shown.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
      const csrf = /name="csrf" value="([^"]+)"/.exec(await shown.text())?.[1] ?? ''
      return stage.respond(
        new Request('http://flags.localhost/sign-in', {
          method: 'POST',
          headers: { cookie, origin: 'http://flags.localhost' },
          body: new URLSearchParams({ csrf, name, password }),
        }),
      )
    }
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

  test('has a change that an editor may not make', async () => {
    const editor = await stage.browser('Edith', 'editor', ['nl'])
    await stage.service.change(
      { flag: 'vod', site: 'be', value: { on: false, audience: null }, version: 0, reason: 'Just so' },
      editor.owner,
    )
    expect(await events()).toEqual(['flag.changed refused'])
  })

  test('is shown to admins by kind, site, person and day, in parts', async () => {
    const { first, audit } = stage
    for (let count = 0; count < 51; count += 1)
      await audit.record({
        event: 'flag.changed',
        outcome: 'done',
        actor: 'owner',
        person: `Owner ${count}`,
        site: 'be',
      })
    await audit.record({
      event: 'data.deleted',
      outcome: 'done',
      actor: 'client',
      person: audit.clientKey('fr', 'ada@example.org'),
      site: 'fr',
    })
    const page = await first.get('/audit?kind=flag&site=be&from=2026-11-20&to=2026-11-20')
    expect(page.status).toBe(200)
    expect(page.html.match(/id="entry-/g)).toHaveLength(50)
    expect(page.text).toContain('Owner 50')
    expect(page.text).not.toContain('Account deleted')
    const older = /href="([^"]+)" rel="next"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const rest = await first.get(older)
    expect(rest.html.match(/id="entry-/g)).toHaveLength(1)
    expect(rest.text).toContain('Owner 0')
    expect((await first.get('/audit?person=ada%40example.org')).text).toContain('Account deleted')
    expect((await first.get('/audit?from=2026-11-21')).text).toContain('Nothing matches')
    expect(
      (await first.get('/audit?kind=nonsense&site=x&from=yesterday&before=-1')).html.match(/id="entry-/g),
    ).toHaveLength(50)
  })

  test('is exported as JSON lines by the same filters', async () => {
    const { first, audit } = stage
    for (let count = 0; count < 501; count += 1)
      await audit.record({ event: 'token.made', outcome: 'done', actor: 'owner', person: 'Ada' })
    await audit.record({ event: 'token.revoked', outcome: 'done', actor: 'owner', person: 'Eve' })
    const { html, headers } = await first.get('/audit/export?person=Ada')
    expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('audit-2026-11-20.jsonl')
    const rows = html
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string; person: string })
    expect(rows).toHaveLength(501)
    expect(new Set(rows.map(({ event, person }) => `${event} ${person}`))).toEqual(
      new Set(['token.made Ada']),
    )
    expect(await events()).toContain('audit.exported done')
  })

  test('is refused to editors', async () => {
    const editor = await stage.browser('Edith', 'editor', ['nl'])
    expect((await editor.get('/audit')).status).toBe(403)
    expect((await editor.get('/audit/export')).status).toBe(403)
    expect((await editor.get('/')).html).not.toContain('href="/audit"')
  })
})
