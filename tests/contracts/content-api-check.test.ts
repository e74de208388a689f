import { describe, expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { ContentBackend } from '../../src/services/content/content-backend.ts'
import { type FetchApi, unlessKnown } from '../content-api/api-reader.ts'
import { checkContentApi } from '../content-api/check-content-api.ts'
import type { Finding } from '../content-api/findings.ts'
import { reportOf } from '../content-api/report.ts'
import { startOutsideApi } from '../fixtures/outside-api/outside-api.ts'
import { inRest } from '../scope.ts'
import { describeOnEngines } from './on-engines.ts'
import { backendOfAllTests, smallSites, someSites } from './set-up.ts'

const failures = (findings: readonly Finding[]) => findings.filter(({ result }) => result === 'failed')
const messagesOf = (findings: readonly Finding[]) =>
  failures(findings).flatMap(({ part, call, notes }) => notes.map((note) => `${part} ${call}: ${note}`))

describeOnEngines('the embedded content API', {}, (engine) => {
  let backend: ContentBackend
  backendOfAllTests(engine, { sites: inRest ? someSites : smallSites }, (opened) => {
    backend = opened.backend
  })
  async function responseOf(site: SiteId, address: string, known?: string) {
    const request = new Request(`http://${site}.localhost/api/${address}`, unlessKnown(known))
    const response = await backend.fetch(site, request)
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  /** Content does not change, so tests share the responses. */
  const responses = new Map<string, ReturnType<typeof responseOf>>()
  const sendTo =
    (site: SiteId): FetchApi =>
    async (address, known) => {
      const key = `${site} ${address} ${known}`
      const received = responses.get(key) ?? responseOf(site, address, known)
      responses.set(key, received)
      const { body, ...init } = await received
      return new Response(init.status === 304 ? null : body, init)
    }

  for (const site of someSites) {
    // The largest programmes take seconds.
    const tags = site === 'sn' ? [] : site === 'fr' && engine === 'sqlite' ? ['rest'] : ['exhaustive']
    test(`has everything that pages of ${site} need`, { tags }, async () => {
      const findings = await checkContentApi(site, sendTo(site))
      expect(messagesOf(findings)).toEqual([])
      expect(findings.filter(({ result }) => result === 'passed').length).toBeGreaterThan(200)
    })
  }

  test('fails with a version that is not recognized', async () => {
    const findings = await checkContentApi('sn', (address) => sendTo('sn')(address))
    expect(messagesOf(findings)).toEqual([expect.stringMatching(/^versions .*: status 200 to its own ETag/)])
  })

  type Fault = readonly [address: RegExp, change: (json: never) => unknown, complaint: RegExp]

  /** The API with the responses of some addresses changed. */
  const altered =
    (site: SiteId, faults: readonly Fault[]): FetchApi =>
    async (call, known) => {
      const response = await sendTo(site)(call, known)
      const [, change] = faults.find(([address]) => address.test(call)) ?? []
      return change && response.status === 200
        ? Response.json(change((await response.json()) as never))
        : response
    }

  const nothing = () => []

  const rex = { type: 'cinema', slug: 'rex', title: 'Rex' }
  const withFirst = (json: { shows: unknown[] }) => ({ ...json, shows: json.shows.slice(0, 1) })

  /** Each group in one check, since a check reads the whole API. */
  test.each<readonly Fault[]>([
    [[/^cinemas\?/, () => 'nonsense', /^answers cinemas\?language=fr: /]],
    [[/^cinemas\?/, nothing, /^needed cinemas\?language=fr: /]],
    [
      [
        /^news\/[^/]+\?/,
        (json: object) => ({ ...json, redirectSlug: 'nowhere' }),
        /leads to nowhere, which does not/,
      ],
      [/^shows\?/, withFirst, /is not among the shows$/],
    ],
    [
      [
        /^news\/[^/]+\?/,
        (json: object) => ({ ...json, slug: 'another' }),
        /^details news\/.*: its slug is another$/,
      ],
      [
        /^news\?/,
        (json: readonly unknown[]) => [...json, json[0]],
        /^slugs news\?.*: .* is there more than once$/,
      ],
      [
        /translate/,
        () => ({ fr: 'another', en: 'other' }),
        /^translations show\/.*: the slug that was asked for/,
      ],
      [/showtimes\/[^/]+\/\d/, nothing, /but there is no showtime$/],
      [/^search\/full/, () => [rex], /^search .*: nonsense is found$/],
    ],
  ])('reports faults of responses', async (...faults) => {
    const complaints = messagesOf(await checkContentApi('sn', altered('sn', faults)))
    for (const [, , complaint] of faults) expect(complaints).toContainEqual(expect.stringMatching(complaint))
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
    for (const complaint of [
      'unknown news/no-such-item-of-this-api?language=fr: an item that does not exist is answered',
      'answers tags?language=fr: status 500',
      'answers versions?language=fr: the content type is text/html, not application/json',
    ])
      expect(complaints).toContain(complaint)
  })
})

describe('a third-party API', () => {
  async function check(broken: boolean): Promise<readonly Finding[]> {
    const outside = await startOutsideApi({ broken, today: '2026-11-20' })
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
    const answers = findings.flatMap(({ part, notes }) => (part === 'answers' ? notes : []))
    expect(answers.join()).toMatch(/left out: shows\[\d+\]/)
    for (const message of [
      'slugs cinemas?language=nl: dorp-de-vonk is there more than once',
      'details show/category?language=nl: the list has it, its own call does not',
    ])
      expect(messagesOf(findings)).toContain(message)
  })
})
