import { expect, it } from 'vitest'
import { readJson } from './read-json.ts'

const sent = (body: string, type = 'application/json') =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body })

it.each(['application/json', 'Application/JSON; charset=utf-8'])('reads %s', async (type) => {
  expect(await readJson(sent('{"a":"é"}', type), 20)).toEqual({ json: { a: 'é' } })
})

it.each([
  ['another type', sent('{}', 'text/plain'), 'type'],
  ['more than the limit', sent(`"${'a'.repeat(20)}"`), 'tooLarge'],
  ['what is no JSON', sent('{'), 'noJson'],
  ['nothing', sent(''), 'noJson'],
])('rejects %s', async (_, request, refused) => {
  expect(await readJson(request, 20)).toEqual({ json: undefined, refused })
})
