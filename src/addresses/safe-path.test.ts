import { describe, expect, it } from 'vitest'
import { ownAddress, safePath } from './safe-path.ts'

const origin = 'https://fr.cinema.example'

describe('a path to return to', () => {
  it.each(['/', '/films?page=2#top', '/recherche?q=//'])('takes %s', (path) => {
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

describe('an address to return to', () => {
  it.each([origin, `${origin}/films`])('takes %s of the site itself', (address) => {
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
