import { describe, expect, test } from 'vitest'
import { inEdition, parseScenario } from './format.ts'
import { header } from './scenario.fixture.ts'

const event = { kind: 'event', at: 5, event: { type: 'chat.check' } }
const http = {
  kind: 'http',
  at: 6,
  method: 'GET',
  path: '/api/x?language={language}',
  status: 200,
  body: { site: '{site}' },
  delay: 3,
}
const text = (...lines: readonly unknown[]) =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')

test('a written scenario is read with its line numbers', () => {
  const jsonl = text(header, event, http)
  const parsed = parseScenario(jsonl)
  expect(parsed.lines.map(({ number, kind }) => [number, kind])).toEqual([
    [2, 'event'],
    [3, 'http'],
  ])
})

describe('an invalid scenario is refused with its line', () => {
  test.each([
    ['nothing', '', 'line 1: the header is missing'],
    ['no header', text(event), 'line 1: kind'],
    ['no JSON', text(header, event, '{oops'), 'line 3: no JSON: {oops'],
    ['an unknown kind', text(header, { kind: 'click', at: 1 }), 'line 2: kind'],
    ['an event without a type', text(header, { kind: 'event', at: 1, event: {} }), 'line 2: event.type'],
    ['a field that nobody knows', text(header, { ...http, colour: 'red' }), 'line 2: '],
    ['a status that is none', text(header, { ...http, status: 900 }), 'line 2: status'],
    ['a step back in time', text(header, http, event), 'line 3: at 5 ms, but the line before was at 6 ms'],
    [
      'no snapshot to begin midway',
      text({ ...header, begins: 'midway' }, event),
      'line 1: begins midway, but has no snapshot',
    ],
    ['no edition', text({ ...header, editions: [] }), 'line 1: editions'],
  ])('%s', (_, jsonl, reason) => {
    expect(() => parseScenario(jsonl)).toThrow(reason)
  })
})

test('placeholders are filled for the edition', () => {
  const [, requested] = inEdition(parseScenario(text(header, event, http)), {
    site: 'ch',
    language: 'de',
  }).lines
  expect(requested).toMatchObject({ path: '/api/x?language=de', body: { site: 'ch' } })
})
