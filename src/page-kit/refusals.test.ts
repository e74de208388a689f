import { MalformedError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { expect, it } from 'vitest'
import { createCachedSource } from '../api/cached.ts'
import { contract } from '../api/contract.ts'
import { type RequestContext, runWithRequestContext } from '../document/request-context.server.ts'
import { resultOf } from './refusals.server.ts'

async function refusalAfter(compose: () => Promise<never>) {
  const context: RequestContext = Object.create(null)
  const { outcome } = await runWithRequestContext(context, () => resultOf(compose))
  return [outcome, context.refusal]
}

it.each([
  ['a source that fails', new UnavailableError('down'), ['unavailable', 'source-unavailable']],
  ['an invalid response', new MalformedError('no JSON'), ['unavailable', 'source-malformed']],
  ['something that does not exist', new NotFoundError('none'), ['missing', undefined]],
])('%s is the reason of the page', async (_, error, reason) =>
  expect(await refusalAfter(() => Promise.reject(error))).toEqual(reason),
)

it('an open circuit is the reason of the page', async () => {
  const down = () => Promise.reject(new UnavailableError('down'))
  const cached = createCachedSource({ read: down }, { site: 'fr', breaker: { failures: 1, rest: 60_000 } })
  const compose = async (): Promise<never> => {
    await cached.read(contract.versions, { language: 'fr' })
    throw new Error('the source is not down')
  }
  expect(await refusalAfter(compose)).toEqual(['unavailable', 'source-unavailable'])
  expect(await refusalAfter(compose)).toEqual(['unavailable', 'circuit-open'])
})
