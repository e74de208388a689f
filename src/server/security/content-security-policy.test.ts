import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteIds, sites } from '#config/sites.ts'
import { frenchFrame } from '../hosts/hosts.fixture.ts'
import { type PolicyFrame, policyForAll, policyForHtml } from './content-security-policy.ts'

/** A frame without any outside party. */
const alone: PolicyFrame = {
  ...frenchFrame,
  site: { ...sites.fr, outsideParties: [] as unknown as (typeof sites.fr)['outsideParties'] },
}
const directives = (policy: string) =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]))
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const blocks = '<style>a{}</style><script>é()</script><script type="application/json">{}</script>'

test('allows each inline block by its hash, in its own directive', () => {
  const policy = directives(policyForHtml(alone, blocks, ['é()']))
  expect(policy.get('script-src')).toEqual(["'self'", sha('é()')])
  expect(policy.get('style-src')).toEqual(["'self'", sha('a{}')])
})

test('allows an inline script that nobody names in development only', () => {
  expect(policyForHtml(alone, blocks)).not.toContain(sha('é()'))
  expect(policyForAll(alone, blocks)).toContain(sha('é()'))
})

test('requires Trusted Types, by the policies of the page or by none', () => {
  const typesOf = (of: PolicyFrame) => {
    const policy = directives(policyForHtml(of, ''))
    return [policy.get('require-trusted-types-for'), policy.get('trusted-types')]
  }
  expect(typesOf(frenchFrame)).toEqual([["'script'"], ['default', 'inert', 'outside-party']])
  expect(typesOf({ ...frenchFrame, ownOnly: true })).toEqual([["'script'"], ["'none'"]])
  expect(typesOf({ ...frenchFrame, hotReload: true })).toEqual([undefined, undefined])
})

test('allows nothing inline without a hash, on any site', () => {
  for (const id of siteIds) {
    const policy = policyForHtml({ ...frenchFrame, site: sites[id] }, '<p style="color:red">x</p>')
    expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)/)
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part)
  }
})

test('allows the outside parties and media origins of the site', () => {
  const policy = directives(policyForHtml({ ...frenchFrame, mediaOrigins: ['https://media.example'] }, ''))
  expect(policy.get('frame-src')).toContain('https://www.youtube-nocookie.com')
  expect(policy.get('img-src')).toContain('https://media.example')
  expect(policy.get('media-src')).toContain('https://media.example')
  expect(policy.get('script-src')).toEqual([
    "'self'",
    'https://tags.marquee.example',
    'https://assistant.marquee.example',
  ])
  expect(directives(policyForHtml(alone, '')).get('connect-src')).toEqual(["'self'"])
})

test('allows the client host for calls, pictures and frames only', () => {
  const policy = policyForHtml({ ...alone, clientOrigin: 'https://client.example' }, '')
  expect(policy.split('; ').filter((text) => text.includes('https://client.example'))).toEqual([
    "img-src 'self' data: https://client.example",
    "connect-src 'self' https://client.example",
    "frame-src 'self' https://client.example",
  ])
})

test('allows the identity provider for calls and frames', () => {
  const hosts = { clientOrigin: 'https://client.example', identityOrigin: 'https://identity.example' }
  const policy = policyForHtml({ ...alone, ...hosts }, '')
  expect(policy.split('; ').filter((text) => text.includes('https://identity.example'))).toEqual([
    "connect-src 'self' https://client.example https://identity.example",
    "frame-src 'self' https://client.example https://identity.example",
  ])
})

test('allows the Google captcha only if the environment enables it', () => {
  const scripts = (moreParties: readonly string[]) =>
    directives(policyForHtml({ ...frenchFrame, moreParties }, '')).get('script-src')
  expect(scripts([])?.join(' ')).not.toContain('google')
  expect(scripts(['recaptcha'])).toContain('https://www.google.com/recaptcha/')
})

test('upgrades requests over https only, and allows inline styles with hot reload only', () => {
  expect(policyForHtml(frenchFrame, '')).not.toContain('upgrade-insecure-requests')
  expect(policyForHtml({ ...frenchFrame, https: true }, '')).toContain('upgrade-insecure-requests')
  expect(
    directives(policyForHtml({ ...frenchFrame, hotReload: true }, '<style>a{}</style>')).get('style-src'),
  ).toEqual(["'self'", "'unsafe-inline'"])
})
