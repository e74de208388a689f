import { expect, it } from 'vitest'
import { scriptSafe } from './boot.ts'

it('writes JSON that cannot end the script element, and reads as the same value', () => {
  const value = { title: '</script><script>alert(1)</script><!--' }
  const text = scriptSafe(JSON.stringify(value))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(value)
})
