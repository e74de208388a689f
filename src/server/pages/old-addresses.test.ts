import { expect, test } from 'vitest'
import type { OuterOptions } from '../outer-options.ts'
import { fakeOuter, seen } from '../outer-server.fixture.ts'

const location = async (response: Promise<Response>) => seen(await response, 'location')

test.each([
  ['season', 'specialEvent', '/evenement-special/autumn'],
  ['entertainment', 'show', '/films/autumn'],
  ['show', 'entertainment', '/evenements/autumn'],
])('the old address of a %s redirects to its current kind, a %s', async (entity, kind, path) => {
  const siteItems: OuterOptions['siteItems'] = {
    slugs: async () => [],
    exists: async (_site, requested) => requested === kind,
  }
  const { send } = fakeOuter({}, { siteItems })
  expect(await location(send(`http://fr.localhost/redirect/fr/${entity}/autumn`))).toEqual([301, path])
})

test('an old address whose item cannot be looked up is answered with the page of last resort', async () => {
  const siteItems: OuterOptions['siteItems'] = { slugs: async () => [], exists: async () => undefined }
  const response = await fakeOuter({}, { siteItems }).send('http://ch.localhost/redirect/de/show/autumn')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.text()).toContain('<html lang="de"')
})

test.each([
  ['/films;x=1', '/films'],
  ['/films;jsessionid=1?page=2', '/films?page=2'],
  ['/;x', '/'],
  ['/films/;x/', '/films'],
  ['/en/cinemas/lyon;a=b;c=d', '/en/cinemas/lyon'],
  ['/films/filters', '/films'],
  ['/en/cinemas/lyon/filters/?page=2', '/en/cinemas/lyon?page=2'],
])('%s redirects to %s', async (path, to) => {
  expect(await location(fakeOuter().send(`http://fr.localhost${path}`))).toEqual([301, to])
})
