import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getLocalI18n, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { editorialKinds } from '../src/content/kinds.ts'
import { textOf } from '../src/content/to-wire.ts'
import { picturesFolder, sweepFiles, writeFileOnce } from '../src/media/picture-files.ts'
import { type PictureDocument, pictureOf } from '../src/media/picture-of.ts'
import { usersOf } from '../src/media/picture-users.ts'
import { openCms } from './cms.ts'
import { news, newsIn } from './made-content.ts'
import { account, cmsOfFile, requestOf } from './users.ts'

const { cms, payload } = cmsOfFile(await openCms())

/** Red on the left, blue on the right. */
async function halves(width: number, height: number) {
  const right = await sharp({
    create: { width: Math.round(width / 2), height, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, gravity: 'east' },
  ])
}

const jpeg = async (width: number, height: number) => (await halves(width, height)).jpeg().toBuffer()
const png = async (width: number, height: number) => (await halves(width, height)).png().toBuffer()

const fileOf = (data: Buffer, name = 'picture.jpg', mimetype = 'image/jpeg') => ({
  data,
  name,
  mimetype,
  size: data.length,
})

async function add(
  data: Buffer,
  more: { readonly name?: string; readonly [field: string]: unknown } = {},
  req?: Partial<PayloadRequest>,
) {
  const { name, ...fields } = more
  const doc = await payload.create({
    collection: 'media',
    data: fields,
    file: fileOf(data, name),
    ...(req && { req }),
  })
  return doc as typeof doc & PictureDocument
}

async function change(
  id: number | string,
  data: Readonly<Record<string, unknown>>,
  file?: ReturnType<typeof fileOf>,
) {
  const doc = await payload.update({ collection: 'media', id, locale: 'fr', data, ...(file && { file }) })
  return doc as typeof doc & PictureDocument
}

const storedPicture = async (id: number | string) =>
  pictureOf((await payload.findByID({ collection: 'media', id })) as PictureDocument)

const pixel = async (bytes: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

const [red, blue] = ['red', 'blue'] as const
const hue = ([r = 0, , b = 0]: readonly number[]) => (r > b ? red : blue)

/** The files of a picture for the sites, the largest first. */
function filesOf(doc: PictureDocument, format?: 'wide' | 'poster') {
  const { lg, md, sm } = pictureOf(doc, format) ?? expect.unreachable()
  return [lg, md, sm].map((address) => {
    const name = path.basename(address ?? '')
    return { name, read: () => readFile(path.join(picturesFolder(), name)) }
  })
}

async function bytesOf(doc: PictureDocument) {
  const [lg, md, sm] = await Promise.all(filesOf(doc).map((file) => file.read()))
  if (!lg || !md || !sm) throw new Error('three sizes were expected')
  return { lg, md, sm }
}

test('makes three 16:9 sizes of a landscape picture, named by their hash', async () => {
  const doc = await add(await jpeg(2_400, 1_600), { alt: 'Two colours' })
  const files = filesOf(doc)
  const made = await Promise.all(files.map(async (file) => sharp(await file.read()).metadata()))
  expect(made.map(({ width, height, format }) => [width, height, format])).toEqual([
    [1_920, 1_080, 'webp'],
    [1_280, 720, 'webp'],
    [768, 432, 'webp'],
  ])
  for (const file of files)
    expect(file.name).toBe(
      `${createHash('sha256')
        .update(await file.read())
        .digest('hex')
        .slice(0, 40)}.webp`,
    )
  expect(pictureOf(doc)).toEqual({
    lg: `/media/${files[0]?.name}`,
    md: `/media/${files[1]?.name}`,
    sm: `/media/${files[2]?.name}`,
    tone: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})

test('makes a poster of a portrait picture; a transparent one is not cropped and has no dominant colour', async () => {
  const poster = await add(await jpeg(1_000, 1_400))
  expect(await sharp((await bytesOf(poster)).lg).metadata()).toMatchObject({ width: 720, height: 1_080 })
  const logo = await sharp({
    create: { width: 600, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.2 } },
  })
    .png()
    .toBuffer()
  const whole = await add(logo, { name: 'logo.png' })
  expect(await sharp(await filesOf(whole)[0]?.read()).metadata()).toMatchObject({
    width: 600,
    height: 200,
    hasAlpha: true,
  })
  expect(pictureOf(whole)).toMatchObject({ tone: null })
})

test('takes the most frequent colour as the dominant one', async () => {
  const green = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#10a050' } })
    .png()
    .toBuffer()
  const [r, g, b] = (
    String(pictureOf(await add(green, { name: 'g.png' }))?.tone).match(/[0-9a-f]{2}/g) ?? []
  ).map((part) => Number.parseInt(part, 16))
  expect(Math.abs((r ?? 0) - 0x10) + Math.abs((g ?? 0) - 0xa0) + Math.abs((b ?? 0) - 0x50)).toBeLessThan(30)
})

test('names sizes by content: another focal point gives another crop and another name', async () => {
  const bytes = await png(3_000, 1_000)
  const [one, other] = [
    await add(bytes, { name: 'a.png', focalX: 5, focalY: 50 }),
    await add(bytes, { name: 'b.png', focalX: 5, focalY: 50 }),
  ]
  expect(pictureOf(one)).toEqual(pictureOf(other))
  expect(hue(await pixel((await bytesOf(one)).sm, 300, 200))).toBe(red)
  const moved = await change(one.id, { focalX: 95, focalY: 50 })
  expect(hue(await pixel((await bytesOf(moved)).sm, 300, 200))).toBe(blue)
  expect(pictureOf(moved)).not.toEqual(pictureOf(one))
  const renamed = await change(one.id, { alt: 'Two colours' })
  expect(pictureOf(renamed)).toEqual(pictureOf(moved))
  expect(renamed).toMatchObject({ focalX: 95, focalY: 50 })
  const back = await change(one.id, { focalX: 5, focalY: 50 })
  expect(pictureOf(back)).toEqual(pictureOf(one))
})

test('another shape crops the same file again', async () => {
  const doc = await add(await jpeg(2_000, 2_000))
  const poster = await change(doc.id, { shape: 'poster' })
  expect(await sharp((await bytesOf(poster)).lg).metadata()).toMatchObject({ width: 720, height: 1_080 })
})

test('removes metadata and applies the rotation, in the sizes and in the stored file', async () => {
  const camera = (await halves(1_600, 1_000))
    .withExif({ IFD0: { Copyright: 'Somebody', Make: 'Camera' } })
    .withMetadata({ orientation: 6 })
  const doc = await add(await camera.jpeg().toBuffer())
  const stored = readFileSync(path.join(cms.dataDir, 'cms/media', String(doc.filename)))
  expect(await sharp(stored).metadata()).toMatchObject({ width: 1_000, height: 1_600 })
  for (const bytes of [stored, ...Object.values(await bytesOf(doc))]) {
    const { exif, orientation } = await sharp(bytes).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(bytes.includes('Somebody')).toBe(false)
  }
  // Rotated by 90° clockwise, the left half is at the top.
  const { lg } = await bytesOf(doc)
  expect([hue(await pixel(lg, 360, 100)), hue(await pixel(lg, 360, 980))]).toEqual([red, blue])
})

test('recognises a file by its content, not by its name', async () => {
  const doc = await add(await png(1_200, 800), { name: 'holiday.jpg' })
  expect(doc).toMatchObject({ filename: expect.stringMatching(/^holiday.*\.png$/), mimeType: 'image/png' })
})

const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
const noise = () => Buffer.alloc(21 * 1_048_576, 1)

test.each([
  ['en', 'SVG drawings', () => svg],
  ['fr', 'Les dessins SVG', () => svg],
  ['de', 'SVG-Zeichnungen', () => svg],
  ['nl', 'SVG-tekeningen', () => svg],
  ['en', 'JPEG, PNG, WebP and AVIF', () => Buffer.from('%PDF-1.7 not a picture')],
  ['fr', 'n’est pas une image', () => Buffer.from('<html><script></script></html>')],
  ['de', '21 MB gross. Möglich sind höchstens 20 MB', noise],
  ['nl', '500 pixels breed zijn, en er zijn er minstens 960 nodig', () => png(500, 300)],
  ['en', 'damaged', async () => (await jpeg(1_600, 1_000)).subarray(0, 3_000)],
] as const)('a file that cannot be used is refused in words (%s): %s', async (language, words, make) => {
  const before = readdirSync(path.join(cms.dataDir, 'cms/media')).length
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' })
  const attempt = add(await make(), {}, { i18n: { ...i18n, language } } as Partial<PayloadRequest>)
  await expect(attempt).rejects.toMatchObject({
    status: 400,
    isPublic: true,
    message: expect.stringContaining(words),
  })
  expect(readdirSync(path.join(cms.dataDir, 'cms/media'))).toHaveLength(before)
})

test('a refused replacement leaves the picture unchanged', async () => {
  const doc = await add(await jpeg(1_200, 800))
  await expect(change(doc.id, {}, fileOf(svg, 'a.svg', 'image/svg+xml'))).rejects.toMatchObject({
    status: 400,
  })
  expect(existsSync(path.join(cms.dataDir, 'cms/media', String(doc.filename)))).toBe(true)
  expect(await storedPicture(doc.id)).toEqual(pictureOf(doc))
})

test('shows the demo’s picture until the file is replaced or cropped', async () => {
  const origin = {
    lg: '/media/editorial/book.avif?w=1920',
    md: '/media/editorial/book.avif?w=1280',
    sm: '/media/editorial/book.avif?w=720',
    tone: '#102030',
  }
  const bytes = await jpeg(1_600, 900)
  const doc = await add(bytes, { origin })
  expect(pictureOf(doc)).toEqual(origin)
  const worded = await change(doc.id, { alt: 'Un livre' })
  expect(pictureOf(worded)).toEqual(origin)
  const replaced = await change(doc.id, {}, fileOf(bytes))
  expect(pictureOf(replaced)).toMatchObject({ lg: expect.stringMatching(/^\/media\/[0-9a-f]{40}\.webp$/) })
})

test('refuses values for fields that only the system writes', async () => {
  const editor = await account(payload, 'editor@marquee.example', { role: 'editor', sites: ['ch'] })
  const doc = await payload.create({
    collection: 'media',
    data: { origin: { lg: 'https://elsewhere.example/a.jpg' }, md: '../../secret', tone: 'red' } as never,
    file: fileOf(await jpeg(1_210, 800)),
    user: (await requestOf(payload, editor)).user,
    overrideAccess: false,
  })
  expect(pictureOf(doc as PictureDocument)).toMatchObject({
    lg: expect.stringMatching(/^\/media\/[0-9a-f]{40}\.webp$/),
    tone: expect.stringMatching(/^#/),
  })
})

test('takes a file from people once, and a picture keeps its own', async () => {
  const { user } = await requestOf(
    payload,
    await account(payload, 'twice@marquee.example', { role: 'editor', sites: ['ch'] }),
  )
  const byPerson = { collection: 'media', user, overrideAccess: false } as const
  const file = fileOf(await jpeg(1_220, 800), 'foyer.jpg')
  const first = await payload.create({ ...byPerson, data: {}, file })
  await expect(
    payload.create({ ...byPerson, data: {}, file: { ...file, name: 'copy.jpg' } }),
  ).rejects.toThrow('in the library already, as foyer.jpg')
  const other = await payload.create({ ...byPerson, data: {}, file: fileOf(await jpeg(1_230, 800)) })
  const replace = (id: number | string) => payload.update({ ...byPerson, id, data: {}, file })
  await expect(replace(other.id)).rejects.toThrow('foyer.jpg')
  expect((await replace(first.id)).id).toBe(first.id)
})

test('finds documents that show a picture, in their public version or a draft', async () => {
  const [used, other] = [await add(await jpeg(1_200, 800)), await add(await jpeg(1_300, 800))]
  const { make, change: changeNews } = newsIn(cms)
  const { id } = await make({ ...news('news-with-picture'), image: used.id, _status: 'published' })
  await changeNews(id, { image: other.id, _status: 'draft' }, { draft: true })
  const req = { payload } as PayloadRequest
  expect(await usersOf(req, used.id)).toEqual([{ collection: 'news', id }])
  expect(await usersOf(req, other.id)).toEqual([{ collection: 'news', id }])
})

test('keeps an unused size for a month, for messages that still refer to it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-pictures-'))
  await writeFileOnce(folder, 'used.webp', Buffer.from('a'))
  await writeFileOnce(folder, 'left.webp', Buffer.from('b'))
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
  expect(await sweepFiles(folder, new Set(['used.webp']), inDays(29))).toEqual([])
  expect(await sweepFiles(folder, new Set(['used.webp']), inDays(31))).toEqual(['left.webp'])
  expect(readdirSync(folder)).toEqual(['used.webp'])
})

test('refuses a shape for which the picture is too small, at its field', async () => {
  const doc = await add(await jpeg(700, 1_200))
  await expect(change(doc.id, { shape: 'wide' })).rejects.toMatchObject({
    data: { errors: [{ path: 'shape', message: expect.stringContaining('700') }] },
  })
  expect(await storedPicture(doc.id)).toEqual(pictureOf(doc))
})

test('a field of another format shows the crop of that format, and one format can have its own centre', async () => {
  const doc = await add(await png(3_000, 1_500), { focalX: 5, focalY: 50 })
  const cropOf = async (format: 'wide' | 'poster', of: PictureDocument) => {
    const bytes = await filesOf(of, format)[0]?.read()
    const { width, height } = await sharp(bytes).metadata()
    return { width, height, left: hue(await pixel(bytes ?? Buffer.alloc(0), 20, 200)) }
  }
  expect(pictureOf(doc, 'wide')).toEqual(pictureOf(doc))
  expect(await cropOf('wide', doc)).toEqual({ width: 1_920, height: 1_080, left: red })
  expect(await cropOf('poster', doc)).toEqual({ width: 720, height: 1_080, left: red })
  const moved = await change(doc.id, { centres: { poster: { x: 95, y: 50 }, wide: { x: 500 }, other: 1 } })
  expect(moved).toMatchObject({ centres: { poster: { x: 95, y: 50 } }, focalX: 5 })
  expect(pictureOf(moved)).toEqual(pictureOf(doc))
  expect(await cropOf('poster', moved)).toEqual({ width: 720, height: 1_080, left: blue })
  const back = await change(doc.id, { centres: null })
  expect(pictureOf(back, 'poster')).toEqual(pictureOf(doc, 'poster'))
})

test('a picture that is shown whole is whole in every format, and so is one without crops in its own shape', async () => {
  const whole = await add(await png(600, 200), { shape: 'whole' })
  expect(pictureOf(whole, 'poster')).toEqual(pictureOf(whole))
  const doc = await add(await png(1_600, 900))
  expect(pictureOf(doc, 'poster')).not.toEqual(pictureOf(doc))
  for (const former of [
    { ...doc, crops: null },
    { ...doc, lg: 'replaced-by-a-version-without-crops.webp' },
  ])
    expect(pictureOf(former, 'poster')).toEqual(pictureOf(former))
})

test('sends a document the crop of each of its fields, again when a crop changes and not when a text does', async () => {
  const doc = await add(await png(2_000, 1_100), { focalX: 5, focalY: 50 })
  const season = await payload.create({
    collection: 'seasons',
    locale: 'fr',
    data: {
      site: 'fr',
      key: 'season-of-crops',
      slug: 'season-of-crops',
      title: 'Season',
      poster: doc.id,
      backdrop: doc.id,
      _status: 'published',
    } as never,
  })
  const revision = async () => {
    const { docs } = await payload.find({
      collection: 'deliveries',
      where: { document: { equals: String(season.id) } },
    })
    return Number((docs[0] as { readonly revision?: number } | undefined)?.revision)
  }
  const before = await revision()
  await change(doc.id, { alt: 'Two colours' })
  expect(await revision()).toBe(before)
  await change(doc.id, { focalX: 50, focalY: 50 })
  const after = await revision()
  expect(after).toBeGreaterThan(before)
  const moved = await change(doc.id, { centres: { poster: { x: 95, y: 50 } } })
  expect(await revision()).toBeGreaterThan(after)
  const kind = editorialKinds.find(({ slug }) => slug === 'seasons')
  const stored = await payload.findByID({ collection: 'seasons', id: season.id, locale: 'all', depth: 1 })
  const text = kind && textOf(kind, stored as never, 'fr')
  expect({ ...text?.fields, ...text?.detail }).toMatchObject({
    poster: pictureOf(moved, 'poster'),
    backdrop: pictureOf(moved, 'wide'),
  })
})
