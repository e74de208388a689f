import { expect, test } from 'vitest'
import { readEnv } from '../env/env.ts'
import { webExchange, webResponse } from '../web-exchange.ts'
import { appPlayerOf } from './app-player.server.ts'

const demonstration = readEnv({})

test('the app can be played in the demonstration only', () => {
  expect(appPlayerOf(demonstration).tool?.paths).toEqual(['/demo/app'])
  expect(appPlayerOf(readEnv({ HOST_FR: 'cinema.example' }))).toEqual({})
})

test('the page runs its own code only, and is neither stored nor indexed', () => {
  const found = appPlayerOf(demonstration).tool?.respond(false)
  if (!found) throw new Error('There is no page')
  const { headers } = webResponse(found, webExchange(new Request('http://fr.localhost/demo/app'), 'id'))
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+';/,
  )
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
})
