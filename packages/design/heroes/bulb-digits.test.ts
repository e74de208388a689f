import { expect, test } from 'vitest'
import { bulbSign } from './bulb-digits.ts'

const count = (path: string) => path.split('M').length - 1

test('a sign has as many bulbs as its panel, some of them lit', () => {
  const { width, height, lit, unlit } = bulbSign('404')
  expect(count(lit) + count(unlit)).toBe((width / 20) * (height / 20))
  expect(count(lit)).toBe(14 + 16 + 14)
})
