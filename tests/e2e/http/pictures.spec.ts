import { expect, test } from '@playwright/test'
import { requestSite } from '../http.ts'

test('a poster of the home page is immutable, at first perhaps as WebP for a minute', {
  tag: '@quick',
}, async () => {
  const { body } = await requestSite('fr', '/')
  const [path = ''] = body.match(/\/media\/posters\/[^\s"]+?w=160&amp;f=avif/) ?? []
  expect(path).toMatch(/\?v=[0-9a-f]{12}&amp;/)
  const request = () => requestSite('fr', path.replaceAll('&amp;', '&'))
  const first = await request()
  expect([first.status, first.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
  if (first.headers['content-type'] !== 'image/avif') {
    expect(first.headers['content-type']).toBe('image/webp')
    expect(first.headers['cache-control']).toBe('public, max-age=60')
  }
  await expect(async () => {
    const { headers } = await request()
    expect(headers['content-type']).toBe('image/avif')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }).toPass()
})
