import { APIError } from 'payload'
import { expect, test } from 'vitest'
import { reasonsOfRefusals } from './reasons-of-refusals.ts'

/** Errors of the built system have no name. */
const unnamed = (error: Error) => Object.assign(error, { name: '' })
const responseTo = (error: Error) =>
  reasonsOfRefusals({ error, result: { errors: [{ message: 'An unknown error occurred.' }] } } as never)

test('a refusal names its reason, though its class has no name', () => {
  const refusal = unnamed(new APIError('This is no picture.', 400, null, true))
  expect(responseTo(refusal)).toEqual({ response: { errors: [{ message: 'This is no picture.' }] } })
})

test('a refusal names the faulty fields', () => {
  const data = { errors: [{ path: 'site', message: 'This site has no such documents.' }] }
  for (const error of [new APIError('No.', 409, data, true), unnamed(new APIError('No.', 400, data))])
    expect(responseTo(error)).toMatchObject({ response: { errors: [{ message: 'No.', data }] } })
})

test('an error that is not public keeps its message, and one with a name needs nothing', () => {
  expect(responseTo(unnamed(new APIError('Password of the database: …', 500, null, false)))).toBeUndefined()
  expect(responseTo(unnamed(new Error('Password of the database: …')))).toBeUndefined()
  expect(responseTo(new APIError('This is no picture.', 400, null, true))).toBeUndefined()
})
