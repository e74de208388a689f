import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const files = globSync(
  '{src,config,content-models,locales,scripts,tests,machines,cms/src,cms/tests}/**/*.test.{ts,tsx}',
  {
    cwd: root,
  },
)
/** APIs that affect, or are affected by, modules that another test file has loaded. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/

it('names the test files that replace modules `isolated`, and no others', () => {
  const replacing = files.filter((path) => replacesModules.test(readFileSync(new URL(path, root), 'utf8')))
  expect(replacing.length).toBeGreaterThan(0)
  expect(files.filter((path) => path.includes('.isolated.'))).toEqual(replacing)
})
