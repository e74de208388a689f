import { expect, test } from 'vitest'
import { cookiesToForget } from './forget.ts'

const present = ['lang', 'consent', '_tags_id', '_assistant', 'loose', 'kept']

test('cookies of a party are deleted with its category only', () => {
  expect(cookiesToForget(present, ['statistics'], [])).toEqual(['_tags_id'])
  expect(cookiesToForget(present, ['functional', 'marketing'], [])).toEqual(['_assistant'])
})

test('other cookies listed by the site are deleted with any category', () => {
  expect(cookiesToForget(present, ['marketing'], ['loo*'])).toEqual(['loose'])
})

test('a cookie of a party is deleted only with that party', () => {
  expect(cookiesToForget(present, ['marketing'], ['_tags_id'])).toEqual([])
})
