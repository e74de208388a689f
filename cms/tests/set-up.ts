import path from 'node:path'
import { vi } from 'vitest'

// Commands of the workspace run in its folder.
process.chdir(path.resolve(import.meta.dirname, '..'))

// Generous for a busy machine; tests of a delay measure it themselves.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 5_000, ...options })
