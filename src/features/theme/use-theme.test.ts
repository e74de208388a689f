import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('a chosen theme is a cookie of the domain, and the system’s deletes it', async () => {
  const cookies: string[] = []
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    set cookie(text: string) {
      cookies.push(text)
    },
  })
  vi.stubGlobal('location', { hostname: 'fr.localhost', protocol: 'http:' })
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('dispatchEvent', () => true)
  const { chooseTheme } = await import('./use-theme.ts')
  chooseTheme('dark')
  chooseTheme('system')
  expect(cookies).toEqual([
    'theme=dark; path=/; max-age=31536000; samesite=lax; domain=fr.localhost',
    'theme=system; path=/; max-age=0; samesite=lax; domain=fr.localhost',
  ])
})
