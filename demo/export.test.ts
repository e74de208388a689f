import path from 'node:path'
import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { exportedTexts } from './export.ts'

const texts = [
  ...exportedTexts({
    artDir: path.resolve('demo/art'),
    now: Date.parse('2026-03-01T12:00:00Z'),
    sites: ['ch', 'sn'],
  }),
]

test('exports editorial items in the languages of their site, with the texts of an item in sequence', () => {
  const items = Map.groupBy(texts, ({ site, kind, id }) => `${site} ${kind} ${id}`)
  expect(items.size).toBeGreaterThan(250)
  for (const [name, ofItem] of items) {
    const { site, kind } = ofItem[0] ?? expect.unreachable(name)
    const languages = ofItem.map(({ language }) => language)
    expect(languages, name).toEqual(sites[site].languages.filter((language) => languages.includes(language)))
    if (kind === 'news') expect(languages, name).toEqual(sites[site].languages)
  }
  expect(texts.map(({ site, kind, id }) => `${site} ${kind} ${id}`)).toEqual(
    [...items].flatMap(([name, { length }]) => Array(length).fill(name)),
  )
})

test('exports a detail with its item, and leaves out imported kinds', () => {
  const kinds = new Set(texts.map(({ kind }) => kind))
  expect([...kinds].filter((kind) => /^(?:show|cinema|city)|-detail$/.test(kind))).toEqual([])
  const experience = texts.find(({ kind }) => kind === 'experience')
  expect(experience?.detail).toBeTypeOf('object')
  expect(texts.find(({ kind }) => kind === 'news')?.detail).toBeUndefined()
})
