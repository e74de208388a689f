import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cmsInputs, galleryInputs, siteInputs } from './build-inputs.mjs'
import { root } from './install.mjs'

it('builds read the workspaces that they depend on, also over others, and no more', () => {
  // The site names it by its folder, the content management system by its package.
  for (const inputs of [siteInputs, cmsInputs, galleryInputs]) expect(inputs).toContain('content-models')
  expect(siteInputs).toContain('packages/inspector')
  expect(cmsInputs).not.toContain('packages/design')
})

it('what builds read exists', () => {
  expect([...cmsInputs, ...galleryInputs].filter((each) => !existsSync(join(root, each)))).toEqual([])
})
