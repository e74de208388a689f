import { expect, test } from '@playwright/test'
import { api } from '../content.ts'
import { requestSite } from '../http.ts'

interface Article {
  readonly slug: string
  readonly type: string
}

const tilesIn = (html: string) => [...html.matchAll(/<article class="(?:tile|lead)/g)].length
const canonicalOf = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname

test('a type starts at its first page; an unknown page or type is not found', { tag: '@quick' }, async () => {
  const path = '/actualites'
  const events = (await api<readonly Article[]>('fr', 'news')).filter(({ type }) => type === 'event')
  const { body } = await requestSite('fr', `${path}?type=event`)
  expect([canonicalOf(body), tilesIn(body)]).toEqual([path, events.length])
  const second = await requestSite('fr', `${path}?page=2`)
  expect(second.body).toContain(`href="${path}?type=event#list"`)
  for (const query of [
    'page=0',
    'page=1.5',
    'page=x',
    'page=99999999',
    'type=nonsense',
    'type=offer',
    'page=9&type=event',
  ]) {
    for (const list of [path, '/m/actualites'])
      expect((await requestSite('fr', `${list}?${query}`)).status, query).toBe(404)
  }
  expect((await requestSite('fr', '/offres?type=nonsense')).status).toBe(404)
})
