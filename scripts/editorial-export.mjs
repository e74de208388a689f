// Prints the editorial texts of the demonstration as JSON lines, one text of one item each.
// The content management system seeds an empty database with them.
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportedTexts } from '../demo/export.ts'
import { root } from './install.mjs'

function* lines() {
  for (const text of exportedTexts({ artDir: join(root, 'demo/art'), now: Date.now() }))
    yield `${JSON.stringify(text)}\n`
}

await pipeline(Readable.from(lines()), process.stdout)
