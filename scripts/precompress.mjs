// Writes .br and .gz files beside the built browser files, for the server to send as they are.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = join(import.meta.dirname, '..', 'dist', 'client')
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.txt', '.html'])
const SMALLEST_BYTES = 512

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** @param {string} path */
async function compress(path) {
  const body = readFileSync(path)
  if (body.byteLength < SMALLEST_BYTES) return
  const [br, gz] = await Promise.all([
    toBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
    toGzip(body, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
const paths = entries
  .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(paths.map(compress))
