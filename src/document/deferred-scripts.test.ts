import { expect, it } from 'vitest'
import { deferScripts } from './deferred-scripts.ts'

it('defers the entry and the preloads of the head, and nothing else', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script>now()</script></head><link rel="modulepreload"><script type="module" async="" src="/a.js"></script>'
  expect(deferScripts(Buffer.from(html)).toString()).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="deferred-module" href="/a.js"/><link rel="deferred-module" href="/b.js"/><script>now()</script></head><link rel="modulepreload"><script type="deferred-module" async="" src="/a.js"></script>',
  )
})
