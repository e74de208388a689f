import { createHash } from 'node:crypto'
import { link, mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

/** What a process of the site sent. */
export interface Fetched {
  readonly status: number
  readonly type: string
  readonly bytes: Buffer
}

/** Milliseconds until a request that gets no response fails. */
const PATIENCE = 60_000

/** Requests `target` from the process at `origin` as the visitors of `host` do, through one proxy. Rejects without a response. */
export function fetchFrom(origin: string, host: string, target: string, https: boolean): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'x-forwarded-proto': https ? 'https' : 'http', accept: 'text/html,*/*' }
    const call = request(new URL(origin), { path: target, headers, timeout: PATIENCE }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      buffer(response).then(
        (bytes) => resolve({ status, type: received['content-type'] ?? '', bytes }),
        reject,
      )
    })
    call.on('timeout', () => call.destroy(new Error(`${target} of ${host} gets no response`)))
    call.on('error', reject)
    call.end()
  })
}

const extensions: Readonly<Record<string, string>> = {
  'image/avif': '.avif',
  'image/webp': '.webp',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
}

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** The address of a file in a static site, which knows no query: its kind follows from the end of its name. */
function staticAddress(file: string, type: string): string {
  const [name = '', query] = file.split('?', 2)
  if (query === undefined) return name
  const { dir, name: stem, ext } = path.posix.parse(name)
  return `${dir}/${stem}-${hashOf(query).slice(0, 10)}${extensions[type.split(';', 1)[0] ?? ''] ?? ext}`
}

/** Writes files of the sites, and what several of them have once. */
export interface MirrorFolder {
  write(site: string, address: string, bytes: Buffer): Promise<void>
}

export function createMirrorFolder(folder: string): MirrorFolder {
  const placeOfBytes = new Map<string, Promise<string>>()
  return {
    async write(site, address, bytes) {
      const place = path.join(folder, site, decodeURIComponent(address))
      await mkdir(path.dirname(place), { recursive: true })
      const hash = hashOf(bytes)
      const known = placeOfBytes.get(hash)
      if (known !== undefined) return link(await known, place)
      const writing = writeFile(place, bytes).then(() => place)
      placeOfBytes.set(hash, writing)
      await writing
    },
  }
}

/** Files of a site, each fetched and written once; `nameOf` gives its address in the copy. */
export interface SiteFiles {
  nameOf(file: string): Promise<string>
}

export function createSiteFiles(
  fetchFile: (file: string) => Promise<Fetched>,
  write: (address: string, bytes: Buffer) => Promise<void>,
  filesIn: (bytes: Buffer, address: string) => readonly string[],
): SiteFiles {
  const names = new Map<string, Promise<string>>()
  async function take(file: string): Promise<string> {
    const { status, type, bytes } = await fetchFile(file)
    if (status !== 200) return file
    const name = staticAddress(file, type)
    await write(name, bytes)
    if (type.startsWith('text/css')) await Promise.all(filesIn(bytes, file).map(nameOf))
    return name
  }
  function nameOf(file: string): Promise<string> {
    const known = names.get(file) ?? take(file)
    names.set(file, known)
    return known
  }
  return { nameOf }
}
