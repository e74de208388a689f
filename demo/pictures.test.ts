import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IMAGE_WIDTHS } from '../src/server/images/image-request.ts'
import { pictureVersion } from '../src/server/images/masters.ts'
import { demoItems } from './demo-items.ts'
import { loadPictures } from './pictures.ts'

const pictures = loadPictures(path.resolve('demo/art'))

test('demo pictures are requested in generated widths only', () => {
  const task = { site: 'ch', language: 'de', today: '2026-11-22', pictures } as const
  const text = JSON.stringify(Object.values(demoItems).map((items) => items(task)))
  const widths = new Set(
    [...text.matchAll(/\/media\/[^"?]+\?v=[0-9a-f]{12}&w=(\d+)/g)].map(([, width]) => Number(width)),
  )
  expect(widths.size).toBeGreaterThan(3)
  expect([...widths].filter((width) => !IMAGE_WIDTHS.some((made) => made === width))).toEqual([])
})

test('the manifest has the version of every picture', { tags: ['rest'] }, () => {
  const art = [...pictures.revision.matchAll(/"file": "([^"]+)",\s*"version": "([^"]+)"/g)]
  const files = new Map(art.map(([, file = '', version]) => [file, version]))
  expect(files.size).toBeGreaterThan(500)
  for (const [file, version] of files) {
    expect(pictureVersion(readFileSync(path.resolve('demo/art', file))), file).toBe(version)
  }
})
