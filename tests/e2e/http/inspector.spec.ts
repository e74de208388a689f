import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { requestSite } from '../http.ts'

const built = fileURLToPath(new URL('../../../dist/', import.meta.url))

/** Strings found only in the inspector, its hook and its drawing libraries. */
const traces = [
  'marquee-inspector',
  '__inspector',
  '__INSPECT__',
  'react-flow',
  'xyflow',
  'elkjs',
  'org.eclipse.elk',
  'geolocation-refused',
]

/** The message to the inspector; on the server the library's own code has the text, too. */
const MESSAGE = '@xstate.snapshot"'

const filesOf = (folder: string) =>
  readdirSync(join(built, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

test('nothing of the inspector is in the served files or at its address', { tag: '@quick' }, async () => {
  const files = [...filesOf('client'), ...filesOf('server')]
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const isServed = file.startsWith(join(built, 'client'))
    return [...traces, ...(isServed ? [MESSAGE] : [])]
      .filter((trace) => text.includes(trace))
      .map((trace) => `${file.slice(built.length)}: ${trace}`)
  })
  expect(found).toEqual([])
  for (const path of ['/__inspector', '/__inspector/index.html'])
    expect([path, (await requestSite('fr', path)).status]).toEqual([path, 404])
})
