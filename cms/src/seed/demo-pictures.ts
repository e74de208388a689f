import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'

type Picture = Readonly<Record<string, unknown>>

export interface DemoPictures {
  /** Creates the missing media documents of pictures. */
  take(pictures: readonly Picture[]): Promise<void>
  /** Id of a picture's media document; null if it has no file. */
  idOf(picture: Picture): number | string | null
}

const keyOf = ({ lg, md, sm, tone }: Picture) => JSON.stringify([lg, md, sm ?? null, tone ?? null])

/** The original of an image path such as `/media/editorial/screen.avif?w=1920`. */
function masterOf({ lg }: Picture): string | undefined {
  const name =
    typeof lg === 'string'
      ? /^\/media\/([\w.-]+\/[\w.-]+\.(?:avif|webp|jpe?g|png))(?:\?|$)/.exec(lg)?.[1]
      : undefined
  const file = name === undefined ? undefined : path.resolve('../demo/art', name)
  return file !== undefined && existsSync(file) ? file : undefined
}

/** One media document per demo picture; finds those of an earlier run. */
export async function openDemoPictures(payload: Payload): Promise<DemoPictures> {
  const ids = new Map<string, number | string | null>()
  const { docs } = await payload.find({
    collection: 'media',
    where: { origin: { exists: true } },
    pagination: false,
    depth: 0,
  })
  for (const { id, origin } of docs) {
    if (typeof origin === 'object' && origin !== null) ids.set(keyOf(origin), id)
  }

  async function take(picture: Picture): Promise<void> {
    const filePath = masterOf(picture)
    if (filePath === undefined) return
    const data = { origin: picture, tone: typeof picture.tone === 'string' ? picture.tone : null }
    const { id } = await payload.create({
      collection: 'media',
      data,
      filePath,
      depth: 0,
      context: { silent: true },
    })
    ids.set(keyOf(picture), id)
  }

  return {
    async take(pictures) {
      const missing = new Map(
        pictures.filter((picture) => !ids.has(keyOf(picture))).map((picture) => [keyOf(picture), picture]),
      )
      for (const key of missing.keys()) ids.set(key, null)
      // Sequential: each holds the database while its sizes are made.
      for (const picture of missing.values()) await take(picture)
    },
    idOf: (picture) => ids.get(keyOf(picture)) ?? null,
  }
}
