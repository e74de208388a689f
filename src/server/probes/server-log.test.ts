import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { webExchange } from '../web-exchange.ts'
import { accessLine } from './access-line.ts'
import { logTo, readableLog } from './server-log.ts'

it('shows requests in a line each, and other messages with their fields and error', async () => {
  const output = new PassThrough()
  const { app, access } = logTo('info', await readableLog(output))
  const exchange = { ...webExchange(new Request('http://x/films?q=secret'), 'id'), target: '/films?q=secret' }
  access?.(accessLine(exchange, 200, 12.4, '2026-11-20T12:00:00.000Z'))
  access?.(accessLine({ ...exchange, refusal: 'render-gate-full' }, 503, 1, '2026-11-20T12:00:00.000Z'))
  app.warn({ site: 'fr' }, 'a source answers late')
  app.error({ err: new Error('the disk is full') }, 'a page could not be stored')
  const shown = stripVTControlCharacters(String(output.read()))
  expect(shown).toMatch(/^\d\d:\d\d:\d\d GET \/films 200 12 ms$/m)
  expect(shown).toMatch(/^\d\d:\d\d:\d\d GET \/films 503 1 ms render-gate-full$/m)
  expect(shown).toMatch(/a source answers late site="fr"$/m)
  expect(shown).toMatch(/a page could not be stored[\s\S]*the disk is full/)
  expect(shown).not.toContain('secret')
})
