import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'
import { createInspectorPage } from './page.server.ts'

test('has one page, whose policy forbids inline code, eval and other origins', async () => {
  const folder = temporaryFolder('inspector')
  mkdirSync(join(folder, '__inspector'))
  writeFileSync(join(folder, '__inspector', 'index.html'), '<!doctype html><title>Inspector</title>')
  const { paths, respond } = createInspectorPage(folder)
  const response = respond(false)
  expect(await response.text()).toContain('Inspector')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/)
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(paths).toEqual(['/__inspector', '/__inspector/', '/__inspector/index.html'])
})
