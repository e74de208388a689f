import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('escapes formulas in CSV', () => {
  expect(csvOf([['a "b"', '=1+1']])).toBe('\uFEFF"a ""b""","\'=1+1"\r\n')
})
