import { expect, test } from 'vitest'
import { differences, formatDifferences } from './difference.ts'

const format = (expected: unknown, seen: unknown) => formatDifferences(differences(expected, seen))

test('names the place, the expected and the actual value', () => {
  expect(format({ chat: { open: 'idle' } }, { chat: { open: 'sending' } })).toEqual([
    'chat.open: expected "idle", seen "sending"',
  ])
  expect(format({ shown: ['tickets'] }, { shown: [] })).toEqual(['shown.0: expected "tickets", seen nothing'])
  expect(format('on', 'off')).toEqual(['all: expected "on", seen "off"'])
})

test('long values are shown from where they differ, however late that is', () => {
  const begin = 'a'.repeat(500)
  const [line] = format({ text: `${begin}red` }, { text: `${begin}green` })
  expect(line).toContain('red", seen …')
  expect(line).toContain('green"')
  const [longer] = format({ text: begin }, { text: `${begin}${begin}` })
  expect(longer).toMatch(/a", seen …a+…$/)
})

test('lists five differences, and counts the rest', () => {
  const lines = format({}, { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 })
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toBe('and 2 more')
})
