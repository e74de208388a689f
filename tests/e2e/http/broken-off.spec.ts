import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { authentication } from '#config/authentication.ts'
import { sites } from '#config/sites.ts'
import { PREVIEW_TIME } from '../../../src/server/previews/preview-paths.ts'
import { port, requestHost } from '../http.ts'

const site = sites.fr.hosts.local
const client = `client.${site}`
const flags = 'flags.localhost'
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/**
 * One call of each kind that reads a body, some that read none, and one of a site without its own provider.
 */
const calls = [
  [client, 'POST', '/oauth/token', FORM],
  [`client.${sites.tn.hosts.local}`, 'POST', '/oauth/token', FORM],
  [client, 'POST', `/fr/${authentication.signInPath}`, FORM],
  [client, 'POST', `/fr/${authentication.registerPath}`, FORM],
  [client, 'PATCH', '/api/accounts/me/cinemas', JSON_TYPE],
  [client, 'POST', '/api/client/me/shows', JSON_TYPE],
  [site, 'POST', '/api/feedback', JSON_TYPE],
  [site, 'POST', '/api/chat/conversations', JSON_TYPE],
  [site, 'POST', '/api/gift-card/1/1', JSON_TYPE],
  [site, 'POST', '/api/voucher/1', JSON_TYPE],
  [site, 'POST', '/api/frontend/client/metrics', JSON_TYPE],
  [site, 'POST', '/_page/shows', JSON_TYPE],
  [site, 'POST', PREVIEW_TIME, FORM],
  [site, 'POST', '/films', FORM],
  [site, 'PUT', '/publishing/documents', JSON_TYPE],
  [site, 'PUT', '/publishing/media/a.jpg', 'image/jpeg'],
  [flags, 'POST', '/break-glass', FORM],
  ['staff.localhost', 'POST', '/sign-in', FORM],
  [flags, 'POST', '/tokens', 'multipart/form-data; boundary=x'],
  [flags, 'POST', '/api/client/metrics', JSON_TYPE],
  [flags, 'PUT', '/api/admin/features/vod/sites/be', JSON_TYPE],
] as const

const LARGE = 8_000_000
const SMALL = 4_000

/** Bytes of the announced body that are sent, and when the connection is cut. */
const stages = [
  [SMALL, 0, 'sent'],
  [SMALL, 1, 'sent'],
  [SMALL, SMALL / 2, 'sent'],
  [SMALL, SMALL - 1, 'read'],
  [SMALL, SMALL, 'responding'],
  [LARGE, LARGE / 2, 'sent'],
  [LARGE, 100_000, 'read'],
] as const

type Call = (typeof calls)[number]
type Stage = (typeof stages)[number]

/** Resolves once the product has had its turn: it responds to a later request. */
const turn = async () => void (await requestHost(site, '/healthz'))

function cut([host, method, path, type]: Call, [announced, sent, when]: Stage): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\ncontent-type: ${type}\r\ncontent-length: ${announced}\r\n\r\n`,
      )
      socket.write(Buffer.alloc(sent, 'a'), () => {
        if (when === 'sent') socket.resetAndDestroy()
        if (when === 'read') void turn().then(() => socket.resetAndDestroy())
      })
    })
    socket.once('data', () => socket.resetAndDestroy())
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}

async function figure(name: string): Promise<number> {
  const { body } = await requestHost(site, '/metrics')
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1])
}

test('a client that disconnects at any stage of a call affects only that call', {
  tag: '@quick',
}, async () => {
  const started = await figure('process_start_time_seconds')
  expect(started).toBeGreaterThan(0)
  for (const call of calls) {
    await Promise.all(stages.map((stage) => cut(call, stage)))
    expect([call, (await requestHost(site, '/healthz')).status]).toEqual([call, 200])
  }
  expect(await figure('process_start_time_seconds')).toBe(started)
  expect(await figure('uncaught_errors_total')).toBe(0)
  expect((await requestHost(site, '/films')).status).toBe(200)
})
