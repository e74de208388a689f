// Writes what editors write of the demo to standard output, one text of one item a line; the content management system fills an empty database with it.
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportedTexts } from '../demo/export.ts'
import { root } from './install.mjs'

function* lines() {
  for (const text of exportedTexts({ artDir: join(root, 'demo/art'), now: new Date() }))
    yield `${JSON.stringify(text)}\n`
}

await pipeline(Readable.from(lines()), process.stdout)
