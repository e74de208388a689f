import { expect, test } from 'vitest'
import { cookiesToForget } from './forget.ts'

const present = ['lang', 'consent', '_tags_id', '_assistant', 'loose', 'kept']

test('cookies of a party go with its category alone', () => {
  expect(cookiesToForget(present, ['statistics'], [])).toEqual(['_tags_id'])
  expect(cookiesToForget(present, ['functional', 'marketing'], [])).toEqual(['_assistant'])
})

test('what the site names beyond that goes with any category', () => {
  expect(cookiesToForget(present, ['marketing'], ['loo*'])).toEqual(['loose'])
})

test('a name of the site that a party claims goes with the party', () => {
  expect(cookiesToForget(present, ['marketing'], ['_tags_id'])).toEqual([])
})
