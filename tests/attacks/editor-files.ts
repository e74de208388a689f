import { readdirSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { startLocalServer } from '../local-server.ts'
import { countOf } from './attack.ts'
import type { CmsAttack, CmsReply, PublicCms, SignedInEditor } from './public-cms.ts'

const MEGABYTE = 1_048_576

const four = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([four(data.length), named, four(crc32(named))])
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A black square of this side in pixels, of one bit each. */
function hugePng(side: number): Buffer {
  const header = Buffer.concat([four(side), four(side), Buffer.from([1, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SCRIPT = '<script>document.title = "planted"</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1200">${SCRIPT}</svg>`

interface SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer | string
}

const files = (): readonly SentFile[] => [
  { name: 'drawing.svg', type: 'image/svg+xml', bytes: SVG },
  { name: 'drawing.png', type: 'image/png', bytes: SVG },
  { name: 'late.png', type: 'image/png', bytes: `${' '.repeat(400)}${SVG}` },
  { name: 'page.png', type: 'image/png', bytes: `<!doctype html><title>x</title>${SCRIPT}` },
  { name: 'page.html', type: 'text/html', bytes: `<!doctype html><title>x</title>${SCRIPT}` },
  { name: 'begun.png', type: 'image/png', bytes: Buffer.concat([SIGNATURE, Buffer.from(SCRIPT)]) },
  { name: 'moving.gif', type: 'image/png', bytes: `GIF89a${SCRIPT}` },
  { name: 'bomb.png', type: 'image/png', bytes: hugePng(30_000) },
  { name: 'heavy.png', type: 'image/png', bytes: Buffer.concat([SIGNATURE, Buffer.alloc(21 * MEGABYTE, 1)]) },
  {
    name: 'endless.png',
    type: 'image/png',
    bytes: Buffer.concat([SIGNATURE, Buffer.alloc(60 * MEGABYTE, 1)]),
  },
]

const upload = (
  cms: PublicCms,
  as: SignedInEditor | undefined,
  file: SentFile | undefined,
  data: object = {},
) => {
  const parts = [
    Buffer.from(`--xx\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(data)}\r\n`),
    ...(file
      ? [
          Buffer.from(
            `--xx\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`,
          ),
          Buffer.from(file.bytes),
          Buffer.from('\r\n'),
        ]
      : []),
    Buffer.from('--xx--\r\n'),
  ]
  return cms.call('POST /api/media', {
    ...(as && { as }),
    body: Buffer.concat(parts),
    headers: { 'content-type': 'multipart/form-data; boundary=xx' },
  })
}

/** The number of calls to a server of the private network. */
async function fetchedInside(cms: PublicCms, as: SignedInEditor): Promise<number> {
  let calls = 0
  const inside = await startLocalServer((_, response) => {
    calls += 1
    response.end('inside')
  })
  const url = `${inside.url}/picture.png`
  const json = { url, filename: 'picture.png', mimeType: 'image/png', filesize: 6 }
  await cms.call('POST /api/media', { as, json })
  await upload(cms, as, undefined, json)
  await cms.call(`GET /api/media/paste-url?src=${encodeURIComponent(url)}`, { as })
  await cms.call(`GET /_next/image?url=${encodeURIComponent(url)}&w=640&q=75`, { as })
  await inside.stop()
  return calls
}

const storedIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

const notPictures: CmsAttack = {
  name: 'uploads that are no picture, too large, or of another place',
  async run(cms) {
    const editor = await cms.newEditor('198.51.100.190', { role: 'editor', sites: ['fr'] })
    const folder = path.join(cms.site.dataDir, 'cms')
    const before = storedIn(folder).filter((name) => !name.includes('sqlite'))
    const statuses: number[] = []
    for (const file of files()) statuses.push((await upload(cms, editor, file)).status)
    const picture = sharp({ create: { width: 2_000, height: 1_200, channels: 3, background: '#c04020' } })
    const bytes = await picture.png().toBuffer()
    statuses.push((await upload(cms, undefined, { name: 'anonymous.png', type: 'image/png', bytes })).status)
    const isSame =
      storedIn(folder)
        .filter((name) => !name.includes('sqlite'))
        .join() === before.join()
    // A picture with markup behind it and a path in its name is stored as a picture, in its folder.
    const tail = Buffer.concat([bytes, Buffer.from(SCRIPT)])
    const taken = await upload(cms, editor, { name: '../../../planted.html', type: 'text/html', bytes: tail })
    const address = String(taken.fields.doc?.url ?? '')
    const served: CmsReply | undefined = address
      ? await cms.call(`GET ${new URL(address, 'https://x').pathname}`, { as: editor })
      : undefined
    const isPicture =
      String(served?.headers['content-type']) === 'image/png' && !served?.body.includes('planted')
    const outside = storedIn(cms.site.dataDir).filter((name) => name.endsWith('.html'))
    const fetched = await fetchedInside(cms, editor)
    const isRefused = statuses.every((status) => status === 0 || (status >= 400 && status < 500))
    return {
      held: isRefused && isSame && taken.status === 201 && isPicture && outside.length === 0 && fetched === 0,
      seen: `${countOf(statuses)}; stored: ${isSame ? 'none' : 'some'}; a picture with markup behind it: ${taken.status}, as ${String(served?.headers['content-type'])} without it; fetched from inside: ${fetched}`,
    }
  },
}

export const editorFiles: readonly CmsAttack[] = [notPictures]
