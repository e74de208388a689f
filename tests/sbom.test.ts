import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'

test('the list of packages has what production installs, with licences', { tags: ['rest'] }, () => {
  const folder = temporaryFolder('sbom')
  execFileSync(process.execPath, ['scripts/sbom.mjs', folder], {
    cwd: path.resolve(import.meta.dirname, '..'),
  })
  const { components } = JSON.parse(readFileSync(path.join(folder, 'site.cdx.json'), 'utf8')) as {
    readonly components: readonly { readonly name: string }[]
  }
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'better-sqlite3']))
  expect(names).not.toContain('vitest')
  expect(readFileSync(path.join(folder, 'site-licences.md'), 'utf8')).not.toContain('## not declared')
  expect(readFileSync(path.join(folder, 'cms-licences.md'), 'utf8')).toContain('- payload ')
})
