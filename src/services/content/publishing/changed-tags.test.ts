import { expect, test } from 'vitest'
import { clientHostCalls } from '../../../api/contract/client-host.ts'
import { contract } from '../../../api/contract.ts'
import { affectedTags, documentTags, kindTags } from './changed-tags.ts'

const known = new Set(
  Object.values({ ...contract, ...clientHostCalls }).flatMap(({ tags }): readonly string[] => tags),
)

test('uses only tags of contract calls', () => {
  const used = Object.values(kindTags).flatMap(({ lists, item }) => [
    ...lists,
    ...(item ? [`${item}:{slug}`] : []),
  ])
  expect([...used, ...Object.values(documentTags).flat()].filter((tag) => !known.has(tag))).toEqual([])
})

test('lists each slug of an item once', () => {
  expect(affectedTags({ kind: 'master-template', id: 'a' }, ['new', 'old', 'new'])).toEqual([
    'pages',
    'search',
    'page:new',
    'page:old',
  ])
})

test('returns * for an unknown document', () => {
  expect(affectedTags({ kind: 'document', id: 'footer/faq' }, [])).toEqual(['footer'])
  expect(affectedTags({ kind: 'document', id: 'something' }, [])).toEqual(['*'])
})
