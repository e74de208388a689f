import { expect, test } from 'vitest'
import { webExchange } from '../web-exchange.ts'
import { accessLine, isoTime } from './access-line.ts'

test('writes valid JSON for any address', () => {
  const exchange = { ...webExchange(new Request('http://x/'), 'id-"1\\'), target: '/a"b\\c\u0001?q=secret' }
  const line = accessLine(exchange, 200, 1.23456, '2026-11-20T12:00:00.000Z')
  expect(line.endsWith('}\n')).toBe(true)
  expect(JSON.parse(line)).toMatchObject({
    path: '/a"b\\c\u0001',
    requestId: 'id-"1\\',
    ms: 1.23,
    status: 200,
  })
})

test('has the reason of a refusal', () => {
  const exchange = webExchange(new Request('http://x/'), 'id')
  const reasonIn = (refusal: typeof exchange.refusal) =>
    JSON.parse(accessLine({ ...exchange, refusal }, 503, 1, '2026-11-20T12:00:00.000Z')).reason
  expect([reasonIn('render-gate-full'), reasonIn(undefined)]).toEqual(['render-gate-full', undefined])
})

test('formats times like pino', () => {
  for (const time of [0, 1, 999, 1_000, 1_795_000_000_007])
    expect(isoTime(time)).toBe(new Date(time).toISOString())
})

test.each(['gift', '%67ift'])('omits card numbers and codes: %s', (gift) => {
  const exchange = {
    ...webExchange(new Request('http://x/'), 'id'),
    target: `/api/${gift}-card/6031420000000018/2468?language=nl`,
  }
  const line = accessLine(exchange, 200, 1, '2026-11-20T12:00:00.000Z')
  expect(JSON.parse(line)).toMatchObject({ path: '/api/gift-card/-' })
  expect(line).not.toMatch(/6031|2468/)
})
