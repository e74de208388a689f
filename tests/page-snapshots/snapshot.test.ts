import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { differences, storeBody, storeIndex } from './snapshot.ts'

function stored(
  pages: Readonly<Record<string, readonly [status: number, vary: string, body: string]>>,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  const index = Object.entries(pages).map(([address, [status, vary, body]]) => [
    address,
    { status, headers: { vary }, body: storeBody(folder, body) },
  ])
  storeIndex(folder, Object.fromEntries(index))
  return folder
}

it('finds no difference between snapshots of the same pages', () => {
  const pages = { '/': [200, 'Cookie', '<h1>Films</h1>'] } as const
  expect(differences(stored(pages), stored(pages))).toEqual([])
})

it('reports a changed status, header and body position, and added and removed pages', () => {
  const before = stored({ '/': [200, 'Cookie', '<h1>Films</h1>'], '/old': [200, '', ''] })
  const after = stored({ '/': [404, 'Accept', '<h1>Filme</h1>'], '/new': [200, '', ''] })
  expect(differences(before, after)).toEqual([
    '/: status 200 → 404',
    '/: header vary: Cookie → Accept',
    '/: body at 8\n      - <h1>Films</h1>\n      + <h1>Filme</h1>',
    '/new: new',
    '/old: gone',
  ])
})
