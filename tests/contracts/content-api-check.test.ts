import { describe, expect, test } from 'vitest'
import { type SiteId, sites } from '../../config/sites.ts'
import type { ContentBackend } from '../../src/services/content/content-backend.ts'
import type { FetchApi } from '../content-api/api-reader.ts'
import { checkContentApi } from '../content-api/check-content-api.ts'
import type { Finding } from '../content-api/findings.ts'
import { reportOf } from '../content-api/report.ts'
import { startOutsideApi } from '../fixtures/outside-api/outside-api.ts'
import { describeOnEngines } from './on-engines.ts'
import { backendOfAllTests, someSites } from './set-up.ts'

const failures = (findings: readonly Finding[]) => findings.filter(({ result }) => result === 'failed')
const messagesOf = (findings: readonly Finding[]) =>
  failures(findings).flatMap(({ part, call, notes }) => notes.map((note) => `${part} ${call}: ${note}`))

describeOnEngines('the embedded content API', {}, (engine) => {
  let backend: ContentBackend
  backendOfAllTests(engine, {}, (opened) => {
    backend = opened.backend
  })
  async function responseOf(site: SiteId, address: string) {
    const response = await backend.fetch(
      site,
      new Request(`http://${sites[site].hosts.local}/api/${address}`),
    )
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  /** Content does not change, so tests share the responses. */
  const responses = new Map<string, ReturnType<typeof responseOf>>()
  const sendTo =
    (site: SiteId): FetchApi =>
    async (address) => {
      const key = `${site} ${address}`
      const received = responses.get(key) ?? responseOf(site, address)
      responses.set(key, received)
      const { body, ...init } = await received
      return new Response(body, init)
    }

  for (const site of someSites) {
    // The largest programme takes seconds.
    const tags = engine === 'sqlite' && site === 'fr' ? ['rest'] : []
    test(`has everything that pages of ${site} need`, { tags }, async () => {
      const findings = await checkContentApi(site, sendTo(site))
      expect(messagesOf(findings)).toEqual([])
      expect(findings.filter(({ result }) => result === 'passed').length).toBeGreaterThan(200)
    })
  }

  /** The API with the responses of some addresses changed. */
  const altered =
    (site: SiteId, address: RegExp, change: (json: never) => unknown, init: ResponseInit = {}): FetchApi =>
    async (call) => {
      const response = await sendTo(site)(call)
      if (!address.test(call) || response.status !== 200) return response
      return Response.json(change((await response.json()) as never), { ...init })
    }

  const faults: readonly (readonly [string, RegExp, (json: never) => unknown, RegExp])[] = [
    ['a list of another shape', /^cinemas\?/, () => 'nonsense', /^answers cinemas\?language=fr: /],
    ['no cinema at all', /^cinemas\?/, () => [], /^needed cinemas\?language=fr: /],
    [
      'an item of another slug',
      /^news\/[^/]+\?/,
      (json: object) => ({ ...json, slug: 'another' }),
      /^details news\/.*: its slug is another$/,
    ],
    [
      'a redirect to nowhere',
      /^news\/[^/]+\?/,
      (json: object) => ({ ...json, redirectSlug: 'nowhere' }),
      /leads to nowhere, which does not exist$/,
    ],
    [
      'a slug twice',
      /^news\?/,
      (json: readonly unknown[]) => [...json, json[0]],
      /^slugs news\?language=fr: .* is there more than once$/,
    ],
    [
      'slugs that are not those of the item',
      /translate/,
      () => ({ fr: 'another', en: 'other' }),
      /^translations show\/.*: the slug that was asked for/,
    ],
    [
      'a programme of unknown shows',
      /^shows\?/,
      (json: { shows: unknown[] }) => ({ ...json, shows: json.shows.slice(0, 1) }),
      /is not among the shows$/,
    ],
    ['a day without its showtimes', /showtimes\/[^/]+\/\d/, () => [], /but there is no showtime$/],
    [
      'a search that finds everything',
      /^search\/full/,
      () => [{ type: 'cinema', slug: 'rex', title: 'Rex' }],
      /^search .*: nonsense is found$/,
    ],
  ]

  test.each(faults)('reports %s', async (_, address, change, complaint) => {
    expect(messagesOf(await checkContentApi('sn', altered('sn', address, change)))).toEqual(
      expect.arrayContaining([expect.stringMatching(complaint)]),
    )
  })

  test('reports missing items, failures and responses that are not JSON', async () => {
    const inventing: FetchApi = async (call) => {
      if (call.startsWith('tags')) return new Response('oops', { status: 500 })
      if (call.startsWith('versions'))
        return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
      const [, name] = /^news\/([^/?]+)\?/.exec(call) ?? []
      return name ? Response.json({ slug: name, title: 'Made up' }) : sendTo('sn')(call)
    }
    const complaints = messagesOf(await checkContentApi('sn', inventing))
    expect(complaints).toContain(
      'unknown news/no-such-item-of-this-api?language=fr: an item that does not exist is answered',
    )
    expect(complaints).toContain('answers tags?language=fr: status 500')
    expect(complaints).toContain(
      'answers versions?language=fr: the content type is text/html, not application/json',
    )
  })
})

describe('a third-party API', () => {
  async function check(broken: boolean): Promise<readonly Finding[]> {
    const outside = await startOutsideApi({ broken })
    try {
      const fetchApi: FetchApi = (address) => fetch(`${outside.url.replace(/\/api\/?$/, '')}/api/${address}`)
      return await checkContentApi('nl', fetchApi, { only: 'observed' })
    } finally {
      await outside.close()
    }
  }

  test('passes with the calls that such sources have', async () => {
    const findings = await check(false)
    expect(messagesOf(findings)).toEqual([])
    expect(reportOf(findings, false)).toMatch(/\d+ passed, \d+ absent, 0 failed$/)
  })

  test('is reported for invalid items and unusable slugs', async () => {
    const findings = await check(true)
    expect(findings.flatMap(({ part, notes }) => (part === 'answers' ? notes : [])).join()).toMatch(
      /left out: shows\[\d+\]/,
    )
    expect(messagesOf(findings)).toContain('slugs cinemas?language=nl: dorp-de-vonk is there more than once')
    expect(messagesOf(findings)).toContain(
      'details show/category?language=nl: the list has it, its own call does not',
    )
  })
})
