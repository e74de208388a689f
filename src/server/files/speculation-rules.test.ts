import { expect, test } from 'vitest'
import { fakeOuter, seen } from '../outer-server.fixture.ts'

const { send } = fakeOuter()

test('a page names the rules by which its links are fetched ahead', async () => {
  const page = await send('http://fr.localhost/films')
  const [, address = ''] = /^"(.+)"$/.exec(page.headers.get('speculation-rules') ?? '') ?? []
  const rules = await send(`http://fr.localhost${address}`)
  expect(seen(rules, 'content-type', 'vary')).toEqual([200, 'application/speculationrules+json', 'Save-Data'])
  expect(JSON.stringify(await rules.json())).toMatch(/"http:\/\/client\.fr\.localhost[^"]*\/\*"/)
})

test('fetches nothing ahead for a visitor who saves data', async () => {
  const rules = await send('http://fr.localhost/speculation-rules.json', { headers: { 'save-data': 'on' } })
  expect(await rules.json()).toEqual({})
})
