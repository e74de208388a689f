import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'
import { fakeOuter } from '../outer-server.fixture.ts'

const NEW = 'application/reports+json'
const OLD = 'application/csp-report'
const violation = (body: object) => ({ type: 'csp-violation', age: 1, url: 'http://fr.localhost/x', body })

function open() {
  const { send, lines } = fakeOuter()
  return {
    send,
    report: (body: unknown, type = NEW, host = 'fr.localhost') =>
      send(`http://${host}/policy-reports`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    events: () =>
      lines
        .filter((line) => line.includes('page.policy-violated'))
        .map((line) => {
          const { site, directive, blocked } = JSON.parse(line) as Record<string, string>
          return [site, directive, blocked]
        }),
    counts: async () =>
      (await (await send('http://x/metrics')).text())
        .split('\n')
        .filter((line) => line.startsWith('policy_reports_total')),
    lines,
  }
}

test('pages name the path of their host to which violations are reported', async () => {
  const { send } = fakeOuter({}, { clientDir: temporaryFolder('client') })
  const { headers } = await send('http://fr.localhost/films')
  expect(headers.get('content-security-policy')).toContain('report-uri /policy-reports; report-to policy')
  expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"')
})

test('counts reports of both formats by site and directive, and logs origins without paths', async () => {
  const { report, events, counts, lines } = open()
  const personal = 'http://fr.localhost/reset?token=secret'
  const sent = await report([
    violation({
      blockedURL: 'https://evil.example/collect?client=ada',
      effectiveDirective: 'script-src-elem',
      documentURL: personal,
      sourceFile: personal,
      sample: 'ada@cinema.example',
    }),
    violation({ blockedURL: 'trusted-types-sink', effectiveDirective: 'require-trusted-types-for' }),
    { type: 'deprecation', body: { id: 'x' } },
  ])
  expect([sent.status, await sent.text()]).toEqual([204, ''])
  const old = { 'blocked-uri': 'data', 'violated-directive': "img-src 'self'", 'document-uri': personal }
  expect((await report({ 'csp-report': old }, `${OLD}; charset=utf-8`, 'client.nl.localhost')).status).toBe(
    204,
  )
  expect(events()).toEqual([
    ['fr', 'script-src-elem', 'https://evil.example'],
    ['fr', 'require-trusted-types-for', 'trusted-types-sink'],
    ['nl', 'img-src', 'data'],
  ])
  expect(await counts()).toEqual([
    'policy_reports_total{site="fr",directive="script-src-elem"} 1',
    'policy_reports_total{site="fr",directive="require-trusted-types-for"} 1',
    'policy_reports_total{site="nl",directive="img-src"} 1',
  ])
  expect(lines.join()).not.toMatch(/secret|ada|collect/)
})

test('a repeated violation is logged once, and counted each time', async () => {
  const { report, events, counts } = open()
  const inline = violation({ blockedURL: 'inline', effectiveDirective: 'style-src-attr' })
  await report([inline, inline])
  await report([inline])
  expect(events()).toHaveLength(1)
  expect(await counts()).toEqual(['policy_reports_total{site="fr",directive="style-src-attr"} 3'])
})

test('drops what extensions do, and names neither unknown directives nor unreadable addresses', async () => {
  const { report, events } = open()
  await report([
    violation({ blockedURL: 'chrome-extension://abc/x.js', effectiveDirective: 'script-src-elem' }),
    violation({
      blockedURL: 'inline',
      effectiveDirective: 'style-src',
      sourceFile: 'moz-extension://abc/content.js',
    }),
    violation({ blockedURL: 'ada lovelace', effectiveDirective: 'ada' }),
  ])
  expect(events()).toEqual([['fr', 'other', 'unknown']])
})

test.each([
  ['another type', '[]', 'text/plain', 415, 'body-type'],
  ['no JSON', '{', NEW, 400, 'invalid-request'],
  ['another shape', '{"a":1}', OLD, 400, 'invalid-request'],
  [
    'too long a body',
    JSON.stringify([violation({ sample: 'x'.repeat(70_000) })]),
    NEW,
    413,
    'body-too-large',
  ],
])('refuses %s', async (_, body, type, status, reason) => {
  const { report, counts } = open()
  const response = await report(body, type)
  expect([response.status, response.headers.get('x-refusal')]).toEqual([status, reason])
  expect(await counts()).toEqual([])
})

test('takes no other method', async () => {
  const response = await open().send('http://fr.localhost/policy-reports')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('reads 20 reports of a request, and 20 requests a minute of an address', async () => {
  const { report, counts } = open()
  const inline = violation({ blockedURL: 'inline', effectiveDirective: 'style-src' })
  await report(Array.from({ length: 30 }, () => inline))
  expect(await counts()).toEqual(['policy_reports_total{site="fr",directive="style-src"} 20'])
  for (let count = 1; count < 20; count += 1) await report([])
  const { status, headers } = await report([inline])
  expect([status, headers.get('x-refusal')]).toEqual([429, 'rate-limit'])
})
