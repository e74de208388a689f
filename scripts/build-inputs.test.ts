import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cmsInputs, galleryInputs, siteInputs } from './build-inputs.mjs'
import { reachedFiles } from './import-graph.mjs'
import { root } from './install.mjs'

it('what builds read exists', () => {
  expect([...cmsInputs, ...galleryInputs].filter((each) => !existsSync(join(root, each)))).toEqual([])
})

it('a build does not read a workspace that its product does not depend on', () =>
  expect(cmsInputs).not.toContain('packages/inspector'))

// An import without a dependency in package.json would leave an old build in place.
it.each([
  ['site', ['app.config.ts', 'src/*.{ts,tsx}', 'src/wiring/inspector/*.ts'], siteInputs],
  ['content management system', ['cms/next.config.mjs', 'cms/src/app/**/*'], cmsInputs],
  ['gallery', ['gallery/tests/page/*', 'gallery/{components,blocks}/**/*.tsx'], galleryInputs],
])('the build of the %s reads everything that it imports', { tags: ['rest'] }, (_, entries, inputs) => {
  const isRead = (file: string) => inputs.some((each) => file === each || file.startsWith(`${each}/`))
  expect(reachedFiles(entries).filter((file) => !isRead(file))).toEqual([])
})
