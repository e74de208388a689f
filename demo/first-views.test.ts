import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IMAGE_WIDTHS } from '../src/server/images/image-request.ts'
import { picturesOfFirstViews } from './first-views.ts'
import { loadPictures } from './pictures.ts'

const pictures = loadPictures(path.resolve('demo/art'))
const NOON = Date.parse('2026-11-20T12:00:00Z')

test('the first views show existing pictures in known widths, each once', () => {
  const found = picturesOfFirstViews(pictures, NOON)
  expect(found.filter(({ path: file }) => !existsSync(path.resolve('demo/art', file)))).toEqual([])
  expect(found.filter(({ width }) => !IMAGE_WIDTHS.includes(width))).toEqual([])
  expect(new Set(found.map(({ path: file, width }) => `${file} ${width}`)).size).toBe(found.length)
})

test('a site has its posters in its first language', () => {
  const own = new Set(Object.values(pictures.files.posters).map((poster) => poster.nl?.file))
  const posters = picturesOfFirstViews(pictures, NOON, ['nl']).filter(({ path: file }) =>
    file.startsWith('posters/'),
  )
  expect(posters.length).toBeGreaterThan(50)
  expect(posters.filter(({ path: file }) => !own.has(file))).toEqual([])
})

test('a build makes at most 600 pictures, less than a minute on two cores', () =>
  expect(picturesOfFirstViews(pictures, NOON).length).toBeLessThan(600))
