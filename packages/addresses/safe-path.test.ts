import { describe, expect, it } from 'vitest'
import { ownAddress, ownPath, safePath } from './safe-path.ts'

const origin = 'https://fr.cinema.example'

describe('a return path', () => {
  it.each(['/', '/films?page=2#top', '/recherche?q=//'])('accepts %s', (path) => {
    expect(safePath(origin, path)).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'films',
    '/%',
    '',
  ])('refuses %j', (path) => {
    expect(safePath(origin, path)).toBeNull()
  })

  it('refuses a path of more than 2,000 characters', () => {
    expect(safePath(origin, `/${'a'.repeat(2_000)}`)).toBeNull()
  })
})

describe('a return address', () => {
  it.each([origin, `${origin}/films`])('accepts %s on the same site', (address) => {
    expect(ownAddress(origin, address)).toBe(address === origin ? `${origin}/` : address)
  })

  it.each([
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    `${origin}//evil.example`,
    'http://fr.cinema.example/',
    '/films',
    null,
  ])('refuses %s', (address) => {
    expect(ownAddress(origin, address)).toBeNull()
  })
})

describe('a return path with home as the fallback', () => {
  it.each([
    ['/', '/'],
    ['/films?date=2026-11-20#times', '/films?date=2026-11-20#times'],
    ['/a//b', '/a//b'],
    ['/films?to=https://evil.example', '/films?to=https://evil.example'],
  ])('accepts %s', (target, expected) => expect(ownPath(target, origin)).toBe(expected))

  it.each([
    'films',
    '',
    'https://evil.example/',
    'https://fr.cinema.example/films',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/films/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '//fr.cinema.example@evil.example',
    'http://[',
    '//[',
    null,
    undefined,
    1,
    { href: '/films' },
  ])('returns the home page instead of %j', (target) => expect(ownPath(target, origin)).toBe('/'))
})
