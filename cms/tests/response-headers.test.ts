import { expect, test } from 'vitest'
import nextConfig from '../next.config.mjs'

test('no other site may frame the pages, and no document is read as another type', async () => {
  const [everywhere] = (await nextConfig.headers?.()) ?? []
  const headers = new Map(everywhere?.headers.map(({ key, value }) => [key, value]))
  expect(everywhere?.source).toBe('/:path*')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})
