import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { moveCmsToPostgres } from '../../src/operations/move-cms.ts'
import { openCms } from './cms.ts'
import { ownPostgres } from './cms-on.ts'
import { onePixel } from './made-content.ts'

test('npm run move carries documents, versions, users and pictures of SQLite to PostgreSQL', async () => {
  const { url } = await ownPostgres()
  const before = await openCms()
  const { payload } = before
  const user = await payload.create({
    collection: 'users',
    data: { email: 'grace@cinema.example', password: 'of nobody', name: 'Grace', role: 'admin' } as never,
  })
  const picture = await payload.create(onePixel)
  const pages = { collection: 'offers-page', locale: 'fr' } as const
  const data = { site: 'fr', key: 'page', title: 'Nos offres' } as never
  const { id } = await payload.create({ ...pages, data })
  await payload.update({ ...pages, id, data: { title: 'Nos nouvelles offres' } as never })
  const versions = await payload.findVersions(pages)
  expect(versions.docs.length).toBeGreaterThan(1)
  await before.close({ keep: true })
  // A copy, which this process has not opened: two SQLite libraries in one process ignore each other's locks.
  const dataDir = `${before.dataDir}-moved`
  cpSync(before.dataDir, dataDir, { recursive: true })
  rmSync(before.dataDir, { recursive: true })
  const folder = path.join(dataDir, 'cms')

  const moved = (await moveCmsToPostgres(folder, url)) ?? expect.unreachable()
  expect(moved.find(({ table }) => table === 'cms.offers_page')?.rows).toBe(1)
  await expect(moveCmsToPostgres(folder, url)).rejects.toThrow('has rows')
  for (const end of ['', '-wal', '-shm']) rmSync(path.join(folder, `cms.sqlite${end}`), { force: true })

  const after = await openCms({ databaseUrl: url, dataDir })
  expect(await after.payload.findByID({ ...pages, id })).toMatchObject({ title: 'Nos nouvelles offres' })
  const stored = await after.payload.findVersions(pages)
  expect(stored.docs.map(({ id, updatedAt, version }) => [id, updatedAt, version.title])).toEqual(
    versions.docs.map(({ id, updatedAt, version }) => [id, updatedAt, version.title]),
  )
  expect(await after.payload.findByID({ collection: 'media', id: picture.id })).toMatchObject({
    filename: picture.filename,
    origin: { lg: '/media/a' },
  })
  expect(await after.payload.findByID({ collection: 'users', id: user.id })).toMatchObject({ name: 'Grace' })
  const next = await after.payload.create(onePixel)
  expect(next.id).toBeGreaterThan(Number(picture.id))
  await after.close()
})

test('nothing is moved without a content management system', async () => {
  expect(await moveCmsToPostgres('/nonexistent', 'postgres://127.0.0.1:1/none')).toBeNull()
})
