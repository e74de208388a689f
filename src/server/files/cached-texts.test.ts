import { expect, it } from 'vitest'
import { webExchange } from '../web-exchange.ts'
import { createCachedTexts } from './cached-texts.ts'

const exchange = webExchange(new Request('http://fr.localhost/sitemap.xml'), '1')

function textsOf(maxBytes: number) {
  const state = { now: 0, made: 0 }
  const texts = createCachedTexts(60_000, () => state.now, maxBytes)
  const get = (key: string, text: string | Error = 'x'.repeat(1_000)) =>
    texts.respond(exchange, key, [], async () => {
      state.made += 1
      if (text instanceof Error) throw text
      return text
    })
  return { state, texts, get }
}

it('evicts the texts of former flags instead of growing', async () => {
  const { state, get } = textsOf(10_000)
  for (let revision = 0; revision < 20; revision += 1) await get(`fr flags-${revision} /sitemap.xml`)
  await get('fr flags-19 /sitemap.xml')
  expect(state.made).toBe(20)
  await get('fr flags-0 /sitemap.xml')
  expect(state.made).toBe(21)
})

it('makes a text once for simultaneous requests, and again after a purge or a minute', async () => {
  const { state, texts, get } = textsOf(10_000)
  await Promise.all([get('a'), get('a')])
  expect(state.made).toBe(1)
  texts.purge((key) => key === 'a')
  await get('a')
  expect(state.made).toBe(2)
  state.now = 60_000
  await get('a')
  expect(state.made).toBe(3)
})

it('serves the text before if it cannot be made, and fails without one', async () => {
  const { state, get } = textsOf(10_000)
  await expect(get('a', new Error('store'))).rejects.toThrow('store')
  await get('a')
  state.now = 60_000
  expect(await get('a', new Error('store'))).toMatchObject({ status: 200 })
})
