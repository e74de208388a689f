import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://fr.marquee.example'

test.each([
  ['/', '/'],
  ['/films?date=2026-11-20#times', '/films?date=2026-11-20#times'],
  ['/a//b', '/a//b'],
  ['/films?to=https://evil.example', '/films?to=https://evil.example'],
])('%s is a path of ours', (target, expected) => expect(ownPath(target, origin)).toBe(expected))

test.each([
  'films',
  '',
  'https://evil.example/',
  'https://fr.marquee.example/films',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/films/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '//fr.marquee.example@evil.example',
  'http://[',
  '//[',
  null,
  undefined,
  1,
  { href: '/films' },
])('%j leads home', (target) => expect(ownPath(target, origin)).toBe('/'))
