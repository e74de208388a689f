import path from 'node:path'
import { vi } from 'vitest'
import './quick-hashes.ts'

// Commands of the workspace run in its folder.
process.chdir(path.resolve(import.meta.dirname, '..'))

// The machine may be busy, so `waitFor` has no limit of its own.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 500_000, ...options })
