import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { sites } from '#config/sites.ts'
import { type OutsideApi, startOutsideApi } from '../../fixtures/outside-api/outside-api.ts'
import { undecided } from '../consent-state.ts'
import { port } from '../http.ts'
import { desktop, open } from '../visitor.ts'

/** The nl site of a separate server, whose source sends settings with elements of outside parties. */
test.use({ ...desktop, storageState: undecided })

const ownPort = port + 7
const origin = `http://${sites.nl.hosts.local}:${ownPort}`
const tags = 'https://tags.marquee.example/container.js'
const agent = 'https://assistant.marquee.example/agent.js'
const player = 'https://player.film-database.example/pixel'
const stranger = 'https://unknown.example/spy.js'

const settings = {
  cookieNames: ['_loose'],
  injections: [
    { place: 'head', element: 'script', attributes: { src: tags, async: '' } },
    { place: 'head', element: 'iframe', attributes: { src: player, title: 'Pixel', onload: 'alert(1)' } },
    { place: 'head', element: 'script', attributes: { src: stranger } },
    { place: 'body', element: 'script', attributes: { src: `${tags}?body` } },
    { place: 'head', element: 'object', attributes: { data: tags } },
    { place: 'head', element: 'script', attributes: {}, content: 'window.unasked = true' },
    { place: 'head', element: 'meta', attributes: { name: 'google-site-verification', content: 'proof' } },
    { place: 'noscript', element: 'iframe', attributes: { src: player, title: 'Pixel' } },
  ],
  virtualAgent: {
    scriptUrl: agent,
    endpoint: 'https://assistant.marquee.example/ask',
    botId: '7',
    channel: 'web',
  },
}

let api: OutsideApi
let server: ChildProcess
let folder: string
let log = ''

const host = new URL(origin).host

/** The home page as served; empty while it is unavailable. */
const home = () =>
  new Promise<string>((resolve) => {
    const outgoing = get({ host: '127.0.0.1', port: ownPort, path: '/nl', headers: { host } }, (response) => {
      let html = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        html += text
      })
      response.on('end', () => resolve(response.statusCode === 200 ? html : ''))
    })
    outgoing.on('error', () => resolve(''))
  })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  api = await startOutsideApi({ broken: false, settings })
  folder = await mkdtemp(join(tmpdir(), 'marquee-outside-'))
  server = spawn(process.execPath, ['tests/e2e/serve.ts'], {
    cwd: new URL('../../..', import.meta.url),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ownPort),
      DATA_DIR: folder,
      CONTENT_API_NL: api.url,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  await expect.poll(home, { timeout: 100_000, intervals: [500] }).not.toBe('')
})

test.afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

/** Fulfils requests to the parties and records them. Pictures of the source are exempt. */
async function requestsOf(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(
    (url) => url.origin !== origin && url.hostname !== 'beeld.example',
    (route) => {
      const url = route.request().url()
      requests.push(url)
      const isScript = url.endsWith('.js')
      const body = isScript
        ? `window.parties = [...(window.parties ?? []), ${JSON.stringify(url)}]; document.cookie = '_tags_id=1; path=/'`
        : ''
      return route.fulfill({
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: body || '<!doctype html><title>Pixel</title>',
      })
    },
  )
  return requests
}

const preferences = (page: Page) => page.getByRole('dialog')
const openPreferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookies beheren' }).click()
const cookieNames = async (page: Page) => (await page.context().cookies(origin)).map(({ name }) => name)

test('no party is requested before consent to its category, and each is removed when it is withdrawn', async ({
  page,
  context,
}) => {
  await test.step('the served page has the proof of ownership, and no elements of unknown parties', async () => {
    const html = await home()
    expect(html).toContain('<meta name="google-site-verification" content="proof"')
    for (const gone of [stranger, 'window.unasked', `${tags}?body`, '<noscript>', 'alert(1)'])
      expect(html).not.toContain(gone)
  })
  const requests = await requestsOf(page)
  await context.addCookies([{ name: '_loose', value: '1', url: origin }])
  await open(page, `${origin}/nl`)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await openPreferences(page)
  await preferences(page).locator('input[value="statistics"]').check({ force: true })
  await preferences(page).locator('button[data-role="save"]').click()
  await expect.poll(() => requests).toEqual([tags])
  await page.getByRole('banner').getByRole('link', { name: 'Bioscopen' }).first().click()
  await expect(page).toHaveURL(/bioscopen/)
  expect(requests, 'once, however far the visitor goes').toEqual([tags])

  await openPreferences(page)
  await preferences(page).locator('button[data-role="all"]').click()
  await expect.poll(() => requests.toSorted()).toEqual([player, tags].toSorted())
  await expect(page.locator(`iframe[src="${player}"]`)).not.toHaveAttribute('onload')
  expect(await cookieNames(page)).toContain('_tags_id')

  await openPreferences(page)
  const reloaded = page.waitForEvent('load')
  await preferences(page).locator('button[data-role="necessary"]').click()
  await reloaded
  await page.waitForLoadState('networkidle')
  expect(requests, 'no party is requested again, and the virtual agent only when it is opened').toHaveLength(
    2,
  )
  expect(await page.evaluate(() => 'parties' in window), 'what ran is gone with the page').toBe(false)
  expect(await cookieNames(page)).toEqual(['consent'])

  const warnings = log.split('\n').filter((line) => line.includes('the configuration does not allow'))
  expect(
    warnings.filter((line) => line.includes(stranger)),
    'each dropped element is logged once',
  ).toHaveLength(1)
})
