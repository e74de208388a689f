import { expect, it } from 'vitest'
import { REFUSAL, refusalOf } from './refusal-reasons.ts'

const response = (status: number, reason?: string) => ({
  status,
  headers: new Headers(reason === undefined ? {} : { [REFUSAL]: reason }),
})

it.each([
  ['the reason that it names', response(503, 'circuit-open'), 'circuit-open'],
  ['that of its status, if it names none', response(429), 'rate-limit'],
  ['that of its status, if it names one that we do not have', response(403, 'toString'), 'forbidden'],
  ['none, if something does not exist', response(404), undefined],
  ['none, if it is no refusal', response(200, 'circuit-open'), undefined],
])('a response has %s', (_, refused, reason) => expect(refusalOf(refused)).toBe(reason))
