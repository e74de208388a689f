import { describe, expect, test } from 'vitest'
import { createPublishing, type Publishing } from '../../../src/backend/content/publishing/create-publishing.ts'
import type { ContentStore } from '../../../src/backend/content/store/content-store.ts'
import { engines } from '../databases.ts'
import { storeOfEachTest } from '../set-up.ts'
import { documentRequest, newsText, SECRET, type Sending, state } from './messages.ts'

describe.each(engines)('messages of the content management system on %s', (engine) => {
  let store: ContentStore
  let publishing: Publishing
  const lines: object[] = []

  storeOfEachTest(engine, (opened) => {
    store = opened.store
    lines.length = 0
    const log = (fields: object, message: string) => void lines.push({ ...fields, message })
    publishing = createPublishing({ store, secret: SECRET, onError: (error) => lines.push({ error }), log: { info: log, warn: log } })
  })

  async function send(body: unknown, sending: Sending = {}) {
    const response = await publishing.fetch(documentRequest(body, sending))
    return { status: response.status, body: (await response.json()) as Record<string, unknown>, headers: response.headers }
  }
  const titles = async () => (await store.site('fr').items.list('news', 'fr')).map(({ fields }) => fields.title)

  test('a state is stored once, and an older or repeated one changes nothing', async () => {
    expect(await send(state(2))).toMatchObject({ status: 200, body: { result: 'stored' } })
    expect(await titles()).toEqual(['Title of une'])
    expect(await send(state(2, { published: {} }))).toMatchObject({ status: 200, body: { result: 'known' } })
    expect(await send(state(1, { published: { fr: newsText('autre') } }))).toMatchObject({ body: { result: 'known' } })
    expect(await titles()).toEqual(['Title of une'])
    expect(publishing.figures()).toMatchObject({ results: { stored: 1, known: 2 }, delays: { count: 1 } })
  })
})
