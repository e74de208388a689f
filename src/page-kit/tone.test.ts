import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { greyCount, hueCount, lightnessLevels, toneClass } from './tone.ts'

const css = ['dark', 'light']
  .map((half) =>
    readFileSync(new URL(`../../packages/design/styles/tones-${half}.css`, import.meta.url), 'utf8'),
  )
  .join('\n')

test('every tone class is in the style sheet', () => {
  for (let index = 0; index < hueCount * lightnessLevels.length + greyCount; index += 1)
    expect(css).toMatch(new RegExp(`\\.tone-${index}\\s*\\{`))
  expect(css).toMatch(/\.tone-none\s*\{/)
})

test('returns the class without a tone for an invalid colour', () => {
  for (const hex of [null, '', 'red', '#12', 'rgb(0,0,0)']) expect(toneClass(hex)).toBe('tone-none')
})

test('groups greys by lightness and colours by hue', () => {
  expect(toneClass('#000')).toBe('tone-96')
  expect(toneClass('FFFFFF')).toBe('tone-103')
  expect(toneClass('#101a3a')).toBe(toneClass('#0f1a3c'))
  expect(toneClass('#f6035e')).not.toBe(toneClass('#1da1f2'))
})
