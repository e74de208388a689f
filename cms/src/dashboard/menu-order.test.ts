import { expect, test } from 'vitest'
import { menuOrder } from './menu-order.ts'

test('the menu ends with the users and what belongs to them, whatever other plugins add', () => {
  const people = { group: { fr: 'Équipe', en: 'Team' } }
  const collections = [
    { slug: 'approvals', fields: [], admin: people },
    { slug: 'news', fields: [] },
    { slug: 'users', fields: [], admin: people },
    { slug: 'payload-jobs', fields: [] },
  ]
  const { collections: ordered } = menuOrder({ admin: { user: 'users' }, collections })
  expect(ordered.map(({ slug }) => slug)).toEqual(['news', 'payload-jobs', 'users', 'approvals'])
})
