import { expect, test } from 'vitest'
import { clientHostCalls } from '../../../api/contract/client-host.ts'
import { contract } from '../../../api/contract.ts'
import { documentTags, kindTags, tagsOf } from './changed-tags.ts'

const known = new Set(
  Object.values({ ...contract, ...clientHostCalls }).flatMap(({ tags }): readonly string[] => tags),
)

test('every tag is one that calls of the contract carry', () => {
  const used = Object.values(kindTags).flatMap(({ lists, item }) => [
    ...lists,
    ...(item ? [`${item}:{slug}`] : []),
  ])
  expect([...used, ...Object.values(documentTags).flat()].filter((tag) => !known.has(tag))).toEqual([])
})

test('an item is named by all its addresses, once each', () => {
  expect(tagsOf({ kind: 'master-template', id: 'a' }, ['new', 'old', 'new'])).toEqual([
    'pages',
    'search',
    'page:new',
    'page:old',
  ])
})

test('of a document that nobody knows, nobody knows who shows it', () => {
  expect(tagsOf({ kind: 'document', id: 'footer/faq' }, [])).toEqual(['footer'])
  expect(tagsOf({ kind: 'document', id: 'something' }, [])).toEqual(['*'])
})
