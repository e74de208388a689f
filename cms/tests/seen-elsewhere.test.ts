import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { PREVIEW_LINK } from '#models/preview-link.ts'
import { startLocalServer } from '../../tests/local-server.ts'
import { openCms } from './cms.ts'
import { newsIn } from './made-content.ts'
import { type Account, hireStaff, restOf } from './users.ts'

const head = `<!doctype html><title>Neige &amp; courts</title>
<meta name="description" content="Six films courts.">
<meta property="og:title" content="Neige">
<meta property="og:description" content="Six films.">
<meta property="og:image" content="http://fr.localhost/media/neige.avif">`

interface SeenRequest {
  readonly path: string
  readonly host: string | undefined
  readonly cookie: string | undefined
}

let respond: (request: IncomingMessage, response: ServerResponse) => void
const requests: SeenRequest[] = []

/** The site does the same: the link sets the preview’s cookie and leads to the page. */
function page(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fr.localhost')
  if (pathname === PREVIEW_LINK)
    response
      .writeHead(303, { location: searchParams.get('to') ?? '/', 'set-cookie': 'seen=1; HttpOnly' })
      .end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end(head)
}

const site = await startLocalServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://fr.localhost')
  requests.push({ path: pathname, host: request.headers.host, cookie: request.headers.cookie })
  respond(request, response)
})
const cms = await openCms({ siteUrl: site.url })
const rest = restOf(cms)
const { french, swiss } = await hireStaff(cms.payload)
const id = await newsIn(cms).draft({ site: 'fr', title: 'Neige', slug: 'neige' })
afterAll(async () => {
  await cms.close()
  await site.stop()
})

const seen = (as?: Account, language = 'fr') =>
  rest(`GET /news/${id}/seen-elsewhere?locale=${language}`, as ? { as } : {})

test('shows title, description and picture of the page with drafts, as the site renders them', async () => {
  respond = page
  const { status, body } = await seen(french)
  expect(status).toBe(200)
  expect(body).toEqual({
    host: 'fr.marquee.example',
    path: '/actualites/neige',
    title: 'Neige & courts',
    description: 'Six films courts.',
    hidden: false,
    shared: {
      title: 'Neige',
      description: 'Six films.',
      image: expect.stringMatching(/^http:\/\/fr\.localhost:\d+\/media\/neige\.avif$/),
    },
  })
  expect(requests).toEqual([
    { path: PREVIEW_LINK, host: 'fr.localhost', cookie: '' },
    { path: '/actualites/neige', host: 'fr.localhost', cookie: 'seen=1' },
  ])
})

test('says that there is no page: in a language that the site lacks, or where the site has none', async () => {
  respond = (_request, response) => void response.writeHead(404).end('nothing')
  expect((await seen(french)).status).toBe(404)
  const before = requests.length
  expect((await seen(french, 'de')).status).toBe(404)
  expect(requests).toHaveLength(before)
})

test('says that the site does not answer, and never follows redirects without end', async () => {
  respond = (_request, response) => void response.writeHead(503).end()
  expect((await seen(french)).status).toBe(502)
  respond = (request, response) => void response.writeHead(302, { location: request.url ?? '/' }).end()
  expect((await seen(french)).status).toBe(404)
})

test('a picture of another host keeps its address, and a page hidden from search engines says so', async () => {
  respond = (_request, response) =>
    void response
      .writeHead(200)
      .end(
        '<title>x</title><meta name="robots" content="noindex"><meta property="og:image" content="https://cdn.example/a.jpg">',
      )
  expect((await seen(french)).body).toMatchObject({
    hidden: true,
    shared: { image: 'https://cdn.example/a.jpg' },
  })
})

test('asks the site for nobody who may not read the document', async () => {
  const before = requests.length
  expect((await seen()).status).toBe(401)
  expect((await seen(swiss)).status).toBeGreaterThanOrEqual(403)
  expect(requests).toHaveLength(before)
})
