import { expect, test } from 'vitest'
import { deviceClassOf } from './device-class.ts'

test.each([
  [320, 'mobile'],
  [699, 'mobile'],
  [700, 'tablet'],
  [1079, 'tablet'],
  [1080, 'desktop'],
  [2560, 'desktop'],
] as const)('%i px: %s', (width, device) => {
  expect(deviceClassOf(width)).toBe(device)
})
