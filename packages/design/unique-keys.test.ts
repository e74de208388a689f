import { expect, test } from 'vitest'
import { uniqueKeys } from './unique-keys.ts'

test('repeated names get a number', () => {
  expect(uniqueKeys(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a~2', 'a~3'])
})
