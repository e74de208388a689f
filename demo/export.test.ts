import path from 'node:path'
import { expect, test } from 'vitest'
import { sites } from '../config/sites.ts'
import { exportedTexts } from './export.ts'

const texts = [
  ...exportedTexts({
    artDir: path.resolve('demo/art'),
    now: new Date('2026-03-01T12:00:00Z'),
    sites: ['ch', 'sn'],
  }),
]

test('what editors write is exported whole, in the languages of its site, and the texts of one item follow each other', () => {
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

test('a detail goes with its item, and what comes by import is left out', () => {
  const kinds = new Set(texts.map(({ kind }) => kind))
  expect([...kinds].filter((kind) => /^(?:show|cinema|city)|-detail$/.test(kind))).toEqual([])
  const experience = texts.find(({ kind }) => kind === 'experience')
  expect(experience?.detail).toBeTypeOf('object')
  expect(texts.find(({ kind }) => kind === 'news')?.detail).toBeUndefined()
})
