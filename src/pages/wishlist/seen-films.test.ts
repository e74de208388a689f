import { expect, test } from 'vitest'
import { indexOf, withSeen } from './seen-films.ts'

const film = (slug: string) => ({ slug, title: slug, isAccount: false })
const lines = (films: ReturnType<typeof withSeen>) =>
  films.map(({ slug, removed }) => (removed ? `-${slug}` : slug))

test('a removed film keeps its place, and an added one is in front', () => {
  const first = withSeen([], ['heron', 'wolf', 'fox'].map(film))
  const second = withSeen(first, ['owl', 'heron', 'fox'].map(film))
  expect(lines(second)).toEqual(['owl', 'heron', '-wolf', 'fox'])
  expect(lines(withSeen(second, ['owl', 'heron', 'wolf', 'fox'].map(film)))).toEqual([
    'owl',
    'heron',
    'wolf',
    'fox',
  ])
})

test('a film is restored where it was among those that are left', () => {
  const seen = withSeen(withSeen([], ['heron', 'wolf', 'fox', 'owl'].map(film)), ['fox'].map(film))
  expect(['heron', 'wolf', 'fox', 'owl'].map((slug) => indexOf(seen, slug))).toEqual([0, 0, 0, 1])
})
