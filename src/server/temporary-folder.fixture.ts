import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []

// Registered as the file's first, and so run as its last: by then nothing writes there any more.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Path of a new, empty folder, which is removed when the tests of the file have ended. May be asked for anywhere in the file. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `marquee-${name}-`))
  folders.push(folder)
  return folder
}
