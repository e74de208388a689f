import { expect, test } from 'vitest'
import { posterOnce } from './poster-once.ts'

test('a show keeps its poster where it comes first', () => {
  const once = posterOnce()
  const whale = { title: 'La baleine', poster: { url: '/media/whale', tone: null } }
  const plain = { title: 'Sans image', poster: null }
  expect([whale, plain, whale].map(once)).toEqual([whale, plain, { ...whale, poster: null }])
})
