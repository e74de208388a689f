import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sites } from '../../config/sites.ts'
import type { PolicyFrame } from './content-security-policy.ts'
import type { SiteHost } from './hosts.ts'
import { readRender } from './rendered-page.ts'

const OWN = 'own()'
const INJECTED = 'injected()'
const html = `<p><script>${INJECTED}</script></p><script>${OWN}</script>`
const inline = { scripts: [OWN], styles: [] }

const frame: PolicyFrame = {
  site: sites.fr,
  https: false,
  production: true,
  hotReload: false,
  mediaOrigins: [],
}
const host: SiteHost = {
  site: sites.fr,
  origin: 'http://fr.localhost',
  https: false,
  foreign: false,
  key: 'fr',
  originOf: () => 'http://fr.localhost',
  clientOrigin: 'http://client.fr.localhost',
  identity: null,
}

async function policyOf(body: string | null, context: Parameters<typeof readRender>[3], of = frame) {
  const response = new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const { headers } = await readRender(response, host, of, context)
  return headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? ''
}

const allows = (policy: string, script: string) =>
  policy.includes(createHash('sha256').update(script).digest('base64'))

it('allows the scripts that a page was written with, and no other script in its HTML', async () => {
  const policy = await policyOf(null, { html, inline })
  expect([OWN, INJECTED].map((script) => allows(policy, script))).toEqual([true, false])
})

it('allows the scripts of a document that the framework wrote', async () =>
  expect(allows(await policyOf(html, { html: undefined, inline }), INJECTED)).toBe(true))

it('allows the scripts that tools add to a page in development', async () =>
  expect(allows(await policyOf(null, { html, inline }, { ...frame, hotReload: true }), INJECTED)).toBe(true))
