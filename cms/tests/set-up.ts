import path from 'node:path'
import { vi } from 'vitest'
import './quick-hashes.ts'

// Commands of the workspace run in its folder.
process.chdir(path.resolve(import.meta.dirname, '..'))

// What should come is waited for without a limit of its own: the machine may be busy.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 500_000, ...options })
