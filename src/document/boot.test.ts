import { expect, it } from 'vitest'
import { scriptSafe } from './boot.ts'

it('escapes JSON for a script element without changing its value', () => {
  const value = { title: '</script><script>alert(1)</script><!--' }
  const text = scriptSafe(JSON.stringify(value))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(value)
})
