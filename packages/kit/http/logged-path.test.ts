import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/api/gift-card/6031420000000018/2468', '/api/gift-card/-'],
  ['/api/voucher/SALLE-2-PLACES', '/api/voucher/-'],
  ['//API/Voucher/SALLE', '//API/Voucher/-'],
  ['/api/%67ift-card/6031420000000018/2468', '/api/gift-card/-'],
  ['/%61pi/v%6Fucher%2FSALLE', '/api/voucher/-'],
  ['/api/shows', '/api/shows'],
  ['/%C3%A9t%C3%A9', '/%C3%A9t%C3%A9'],
  ['/assets/gift-card/x.js', '/assets/gift-card/x.js'],
])('logs %s as %s', (path, written) => expect(loggedPath(path)).toBe(written))
