import { expect, it } from 'vitest'
import { backTo } from './session.ts'

it.each([
  ['/', '/'],
  ['/owners/edit?id=1', '/owners/edit?id=1'],
  ['/history?flag=vod&site=be', '/history?flag=vod&site=be'],
  ['/a/../tokens', '/tokens'],
  ['/history#top', '/history'],
  [null, '/'],
  ['', '/'],
  ['owners', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/x/..//elsewhere.example', '/'],
  ['http://elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?back=%2Fowners', '/'],
  ['/sign-out', '/'],
])('returns from %s to %s', (target, to) => {
  expect(backTo(target)).toBe(to)
})
