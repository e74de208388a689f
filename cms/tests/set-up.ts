import path from 'node:path'
import { vi } from 'vitest'

// Every command of the workspace runs in its folder.
process.chdir(path.resolve(import.meta.dirname, '..'))

// A machine that does other things as well is late; what has to be there in a given time is measured where that is the subject.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 5_000, ...options })
