import { expect, it, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { fakeOuter, seen } from '../outer-server.fixture.ts'
import type { OfflineParts } from './offline-files.ts'

const offline: OfflineParts = {
  active: true,
  worker: 'work()',
  withdrawal: 'withdraw()',
  assets: ['/assets/site-a.css'],
  files: (_, language) => ({
    html: `<!doctype html><html lang="${language}"><script>list()</script><script>foreign()</script></html>`,
    scripts: ['list()'],
    notice: `notice('${language}')`,
  }),
}

it('serves the worker of a site with its offline pages, at the root, checked at each request', async () => {
  const { send } = fakeOuter({}, { offline })
  const response = await send('http://ch.localhost/service-worker.js')
  const code = await response.text()
  const expected = [200, 'text/javascript; charset=utf-8', '/', 'public, max-age=0, must-revalidate']
  expect(seen(response, 'content-type', 'service-worker-allowed', 'cache-control')).toEqual(expected)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'")
  expect(code).toMatch(/\nwork\(\)$/)
  expect(JSON.parse(/^self\.siteOptions=(.*);\n/.exec(code)?.[1] ?? '')).toMatchObject({
    languages: {
      '': { page: '/offline/en', notice: '/offline/en.js' },
      '/en': { page: '/offline/en', notice: '/offline/en.js' },
      '/fr': { page: '/offline/fr', notice: '/offline/fr.js' },
      '/de': { page: '/offline/de', notice: '/offline/de.js' },
    },
    assets: ['/assets/site-a.css'],
  })
})

test.each([
  ['the flag is off', offline, false],
  ['the build has none', { ...offline, active: false }, true],
])('serves the worker that removes it if %s', async (_, parts, serviceWorker) => {
  const { send, flags } = fakeOuter({}, { offline: parts })
  flags.set('fr', { values: { ...defaultFlags('fr'), serviceWorker }, hash: 'other' })
  expect(await (await send('http://fr.localhost/service-worker.js')).text()).toBe('withdraw()')
})

it('serves an offline page in each language of the site, which runs its own scripts only', async () => {
  const { send } = fakeOuter({}, { offline })
  const response = await send('http://ch.localhost/offline/de')
  expect(await response.text()).toContain('lang="de"')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('content-security-policy')?.match(/script-src[^;]*/)?.[0]).toMatch(
    /^script-src 'self' 'sha256-[^']+'$/,
  )
  expect(await (await send('http://ch.localhost/offline/de.js')).text()).toBe("notice('de')")
  for (const path of ['/offline/nl', '/offline/nl.js'])
    expect((await send(`http://ch.localhost${path}`)).status).toBe(404)
})
