import { expect, test } from 'vitest'
import { isIdentityReturn } from './identity-return.ts'

test.each([
  ['?code=c&state=s', true],
  ['?error=login_required&state=s', true],
  ['?state=s&error=x&error_description=y&code=', true],
  ['?code=c', false],
  ['?error=x', false],
  ['?state=s', false],
  ['?code=&state=s', false],
  ['?code=c&state=', false],
  ['?code=c&state=s&skipRedirectCallback', false],
  ['?code=c&state=s&skipRedirectCallback=true', false],
  ['', false],
])('%s is handled: %s', (query, handled) => expect(isIdentityReturn(query)).toBe(handled))

test('is not handled if the configuration disables it', () =>
  expect(isIdentityReturn('?code=c&state=s', true)).toBe(false))
