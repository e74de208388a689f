import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/api/gift-card/6031420000000018/2468', '/api/gift-card/-'],
  ['/api/voucher/SALLE-2-PLACES', '/api/voucher/-'],
  ['//API/Voucher/SALLE', '//API/Voucher/-'],
  ['/api/shows', '/api/shows'],
  ['/assets/gift-card/x.js', '/assets/gift-card/x.js'],
])('logs %s as %s', (path, written) => expect(loggedPath(path)).toBe(written))
