import { expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import type { Store } from '../../src/wiring/open-store.ts'
import { describeOnEngines } from './on-engines.ts'
import { contentOf, storeOfEachTest } from './set-up.ts'

const origin = 'http://nl.localhost:3000'
const opinion = { rating: 4, text: 'Mooie zaal', path: '/nl/films' }

describeOnEngines('feedback', {}, (engine) => {
  let store: Store
  let api: ReturnType<typeof contentOf>

  storeOfEachTest(engine, (opened) => {
    store = opened.store
    open()
  })

  const open = () => {
    api = contentOf(store, () => Date.parse('2026-11-20T11:00:00Z'))
  }

  async function send(body: unknown, headers: Record<string, string> = {}, address = '203.0.113.7') {
    const request = new Request(`${origin}/api/feedback?language=nl`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const response = await api('nl', request, { address })
    const text = await response.text()
    const { status, headers: received } = response
    return { status, headers: received, json: text === '' ? null : (JSON.parse(text) as unknown) }
  }
  const rows = () => store.db.selectFrom('feedback').selectAll().execute()

  test('is stored with site, language, page and time, without personal data', async () => {
    expect(await send({ ...opinion, text: '  Mooie zaal ' })).toMatchObject({ status: 204, json: null })
    const at = '2026-11-20T11:00:00.000Z'
    const kept = { ...opinion, site: 'nl', language: 'nl', at }
    expect(await rows()).toEqual([{ ...kept, id: expect.any(String) }])
  })

  test('needs a rating only, and accepts the form’s maximum of text', async () => {
    for (const text of ['', 'ë'.repeat(serviceLimits.feedback.characters)])
      expect((await send({ ...opinion, text })).status).toBe(204)
    expect(await rows()).toHaveLength(2)
  })

  test('is refused with the names of the faulty fields', async () => {
    const { characters } = serviceLimits.feedback
    const faults: readonly (readonly [string, unknown, readonly string[]])[] = [
      ['no JSON', 'rating=4', []],
      ['nothing', {}, ['rating', 'text', 'path']],
      ['a rating of none', { ...opinion, rating: 0 }, ['rating']],
      ['a rating that is no number of the scale', { ...opinion, rating: 4.5 }, ['rating']],
      ['more text than is read', { ...opinion, text: 'x'.repeat(characters + 1) }, ['text']],
      ['another host', { ...opinion, path: '//elsewhere.example/' }, ['path']],
      ['a field too many', { ...opinion, email: 'a@b.example' }, ['']],
    ]
    for (const [what, body, fields] of faults) {
      const { status, json } = await send(body)
      expect([what, status, json]).toMatchObject([what, 400, { error: 'not a valid opinion' }])
      const named = (json as { issues: { field: string }[] }).issues.map(({ field }) => field)
      for (const field of fields) expect(named, what).toContain(field)
    }
    expect(await rows()).toEqual([])
  })

  test('is accepted from pages of the site only', async () => {
    expect((await send(opinion, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send(opinion, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send(opinion, { 'content-type': 'text/plain' })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('is limited per visitor, in every process', async () => {
    const { most } = serviceLimits.feedback.perAddress
    for (let sent = 0; sent < most; sent += 1) expect((await send(opinion)).status).toBe(204)
    // Another process counts too.
    open()
    const refused = await send(opinion)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3600])
    expect((await send(opinion, {}, '203.0.113.8')).status).toBe(204)
  })

  test('cannot be read over HTTP', async () => {
    await send(opinion)
    for (const path of ['feedback', 'feedback/1'])
      expect((await api('nl', new Request(`${origin}/api/${path}`))).status).toBe(404)
  })
})
