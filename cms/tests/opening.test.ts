import { expect, test } from 'vitest'
import { openCms } from './cms.ts'

test('gives each opened system a database of its own', async () => {
  const [one, other] = [await openCms(), await openCms()]
  const data = { site: 'fr', key: 'news-a', slug: 'a', title: 'A' } as const
  await one.payload.create({ collection: 'news', locale: 'fr', data })
  expect((await one.payload.count({ collection: 'news' })).totalDocs).toBe(1)
  expect((await other.payload.count({ collection: 'news' })).totalDocs).toBe(0)
  await one.close({ keep: true })
  const again = await openCms({ dataDir: one.dataDir })
  expect((await again.payload.count({ collection: 'news' })).totalDocs).toBe(1)
  await again.close()
  await other.close()
})
