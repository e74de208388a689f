import { createTexts, setBrowserTexts } from '@marquee/i18n/texts.ts'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadModalTexts } from './modal-texts.ts'

const origin = 'https://fr.example'
const requested: string[] = []
const server = setupServer(
  http.get(`${origin}/assets/i18n/fr/:file`, ({ params: { file } }) => {
    requested.push(String(file))
    return HttpResponse.json({ title: String(file) })
  }),
)

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init)
    }
  }
  vi.stubGlobal('Request', PageRequest)
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

test('requests texts once, however often and early the modal is prepared', async () => {
  const texts = setBrowserTexts(createTexts('fr', 'FR', {}))
  await Promise.all([
    loadModalTexts(['search']),
    loadModalTexts(['search']),
    loadModalTexts(['show', 'search']),
  ])
  await loadModalTexts(['search'])
  expect(requested.toSorted()).toEqual(['search.json', 'show.json'])
  expect(texts.t('title', { ns: 'search' })).toBe('search.json')
})
