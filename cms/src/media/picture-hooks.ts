import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { rowsOf } from '../rows.ts'
import { sweepFiles, writeFileOnce } from './picture-files.ts'
import { type CutShape, checkWidth, cutPicture, RefusedPicture, takePicture } from './picture-making.ts'
import { type Crops, fileNamesOf, hasCrops, type PictureDocument, pictureOf } from './picture-of.ts'
import { type ChosenShape, type Focus, formats, isShape, readCentres, sizes } from './picture-shapes.ts'
import { type PictureUser, usersOf } from './picture-users.ts'
import { type PictureRefusal, refusalText } from './texts.ts'

/** Reports documents that look different on the sites now, in the transaction of the request. */
export type PictureChanged = (req: PayloadRequest, users: readonly PictureUser[]) => Promise<void>

const NEW_FILE = 'pictureIsNew'

/** The form shows an error at its field, but one of the file only as a message. */
function refused(refusal: PictureRefusal, req: PayloadRequest, field?: string): APIError {
  const message = refusalText(refusal, req.i18n.language)
  if (field === undefined) return new APIError(message, 400, null, true)
  return new ValidationError({ collection: 'media', errors: [{ path: field, message }], req }, req.t)
}

async function orRefused<Result>(
  work: Promise<Result>,
  req: PayloadRequest,
  field?: string,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof RefusedPicture ? refused(error.refusal, req, field) : error
  }
}

const shapeIn = (data: { readonly shape?: unknown }): ChosenShape =>
  isShape(data.shape) ? data.shape : 'auto'

const DIGEST = 'pictureDigest'

/** Refuses a file that another picture was uploaded as; the process may have reasons for a second one. */
async function refuseSecond(req: PayloadRequest, digest: string, id: unknown): Promise<void> {
  if (!req.user) return
  const known = await rowsOf<{ readonly id: number | string; readonly filename?: string }>(req, 'media', {
    where: { digest: { equals: digest } },
  })
  const other = known.find((each) => String(each.id) !== String(id))
  if (other) throw refused({ reason: 'known', values: { name: other.filename ?? '' } }, req)
}

/**
 * Checks a file before anything is stored, and replaces it by an upright picture of a known format without
 * metadata.
 */
export const readFileOfRequest: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const data: Partial<Record<string, unknown>> =
    'data' in args && typeof args.data === 'object' && args.data !== null ? args.data : {}
  const { file } = req
  if (!file) {
    // Otherwise the server would fetch a URL in the data.
    if (operation === 'create' && !overrideAccess && !('duplicateFromID' in args && args.duplicateFromID))
      throw refused({ reason: 'missing' }, req)
    return args
  }
  // Pictures of anonymous requests are not decoded, and demo pictures belong to the site.
  if ((!overrideAccess && !req.user) || (overrideAccess && data.origin)) return args
  const taken = await orRefused(takePicture(file.data), req)
  await orRefused(checkWidth(taken.bytes, shapeIn(data)), req)
  const digest = createHash('sha256').update(file.data).digest('hex')
  await refuseSecond(req, digest, 'id' in args ? args.id : undefined)
  req.context[DIGEST] = digest
  const name = `${path.parse(file.name).name}.${taken.extension}`
  req.file = { ...file, name, data: taken.bytes, mimetype: taken.type, size: taken.bytes.length }
  req.context[NEW_FILE] = true
  return args
}

interface Folders {
  /** Folder of the uploaded files. */
  readonly files: string
  /** Folder of the sizes for the sites. */
  readonly sizes: string
}

type MediaData = PictureDocument & {
  readonly shape?: unknown
  readonly focalX?: number | null
  readonly focalY?: number | null
  readonly centres?: unknown
  readonly filename?: string
}

const focusOf = ({ focalX, focalY }: MediaData, otherwise: Focus = { x: 50, y: 50 }): Focus => ({
  x: focalX ?? otherwise.x,
  y: focalY ?? otherwise.y,
})

/** Stores the sizes; resolves with what the document has of them. */
async function written(folders: Folders, { sizes: cut, tone }: CutShape) {
  for (const size of sizes) await writeFileOnce(folders.sizes, cut[size].name, cut[size].bytes)
  return { lg: cut.lg.name, md: cut.md.name, sm: cut.sm.name, tone }
}

/** Cuts the sizes again if the file, a centre or the shape has changed, and for a picture without crops. */
export const cutForSites =
  (folders: Folders): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    const before: MediaData | undefined = originalDoc
    const now: MediaData = data
    if (operation === 'create' && now.origin) return data
    const was = focusOf(before ?? {})
    const focus = focusOf(now, was)
    const shape = shapeIn({ ...before, ...data })
    const [centresBefore, centres] = [
      readCentres(before?.centres),
      readCentres({ ...before, ...data }.centres),
    ]
    const cropped =
      typeof req.query.uploadEdits === 'object' &&
      req.query.uploadEdits !== null &&
      'crop' in req.query.uploadEdits
    const same =
      !req.context[NEW_FILE] &&
      !cropped &&
      focus.x === was.x &&
      focus.y === was.y &&
      shape === shapeIn(before ?? {}) &&
      JSON.stringify(centres) === JSON.stringify(centresBefore) &&
      Boolean(before?.origin || (before && hasCrops(before)))
    if (operation === 'update' && same) return { ...data, focalX: focus.x, focalY: focus.y }
    const filename = now.filename ?? before?.filename
    const bytes =
      req.file?.data ??
      (filename === undefined ? undefined : await readFile(path.join(folders.files, filename)))
    if (bytes === undefined) throw refused({ reason: 'missing' }, req)
    if (!req.context[NEW_FILE]) await orRefused(checkWidth(bytes, shape), req, 'shape')
    const cut = await orRefused(cutPicture(bytes, shape, focus, centres), req)
    const own = await written(folders, cut)
    const crops: Crops = { of: own.lg }
    for (const format of formats) {
      const crop = cut.crops[format]
      if (crop) crops[format] = await written(folders, crop)
    }
    const digest = req.context[NEW_FILE] ? { digest: req.context[DIGEST] } : {}
    return { ...data, ...own, ...digest, crops, centres, focalX: focus.x, focalY: focus.y, origin: null }
  }

async function sweep(req: PayloadRequest, folder: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    select: { lg: true, md: true, sm: true, crops: true },
    req,
  })
  const inUse = new Set(docs.flatMap((doc) => fileNamesOf(doc as PictureDocument)))
  await sweepFiles(folder, inUse, new Date())
}

const shownAs = (picture: PictureDocument) =>
  JSON.stringify([undefined, ...formats].map((format) => pictureOf(picture, format)))

/** Reports the documents that show a picture when it has changed. */
export const notifyUsers =
  (folders: Folders, changed: PictureChanged | undefined): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update' || shownAs(doc) === shownAs(previousDoc)) return doc
    const users = await usersOf(req, doc.id)
    if (users.length > 0) await changed?.(req, users)
    await sweep(req, folders.sizes)
    return doc
  }
