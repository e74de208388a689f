import { expect, test } from 'vitest'
import { errorStatus } from './error-status.ts'

test.each([
  ['404', undefined, 404],
  ['404_NOT_FOUND', undefined, 404],
  ['410_GONE', undefined, 410],
  ['410_GONE', '410', 410],
  ['404', '410', 410],
  ['410_GONE', '404', 404],
  ['410_GONE', '500', 410],
  ['-/404_NOT_FOUND', '410', 410],
  ['nothing/here', undefined, 404],
  ['nothing/here', '410', 410],
] as const)('%s with %s is %i', (path, code, status) => expect(errorStatus(path, code)).toBe(status))
