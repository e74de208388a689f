import path from 'node:path'
import { expect, test } from 'vitest'
import { IMAGE_WIDTHS } from '../src/server/images/image-request.ts'
import { demoItems } from './demo-items.ts'
import { loadPictures } from './pictures.ts'

const pictures = loadPictures(path.resolve('demo/art'))

test('demo pictures are requested in generated widths only', () => {
  const task = { site: 'ch', language: 'de', today: '2026-11-22', pictures } as const
  const text = JSON.stringify(Object.values(demoItems).map((items) => items(task)))
  const widths = new Set([...text.matchAll(/\/media\/[^"?]+\?w=(\d+)/g)].map(([, width]) => Number(width)))
  expect(widths.size).toBeGreaterThan(3)
  expect([...widths].filter((width) => !IMAGE_WIDTHS.some((made) => made === width))).toEqual([])
})
