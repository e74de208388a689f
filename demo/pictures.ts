import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'

const pictureFile = z.object({
  file: z.string(),
  /** The version in the address; changes with the bytes (`pictureVersion`). */
  version: z.string(),
  tone: z.string(),
})
export type PictureFile = Readonly<z.infer<typeof pictureFile>>

const manifestOfArt = z.object({
  posters: z.record(z.string(), z.partialRecord(z.enum(languages), pictureFile)),
  backdrops: z.record(z.string(), pictureFile),
  cinemas: z.array(pictureFile.extend({ kind: z.string() })),
  editorial: z.record(z.string(), pictureFile),
})
type Manifest = z.infer<typeof manifestOfArt>

interface Sizes {
  readonly lg: string
  readonly md: string
  readonly sm?: string
  readonly tone: string
}

/** Image addresses of the key art in the repository; null for missing art. */
export interface Pictures {
  readonly revision: string
  readonly files: Manifest
  poster(id: string, language: Language): Sizes | null
  backdrop(id: string): Sizes | null
  /** Number of cinemas with a house of their own. */
  readonly houses: number
  /** The first ranks have a house of their own, the others share what is left. */
  cinema(rank: number, of: number): Sizes | null
  editorial(name: string): Sizes | null
}

/** Reads `manifest.json` of the art folder. Without it there are no pictures. */
export function loadPictures(artDir: string): Pictures {
  const manifest = readManifest(path.join(artDir, 'manifest.json'))
  const drawings = manifest.value.cinemas.map((house) => ({ ...house, name: path.parse(house.file).name }))
  const isRecoloured = ({ name }: { readonly name: string }) =>
    drawings.some((other) => name.startsWith(`${other.name}-`))
  const houses = drawings.filter((house) => !isRecoloured(house))
  const recoloured = drawings.filter(isRecoloured)
  return {
    revision: manifest.text,
    files: manifest.value,
    houses: houses.length,
    poster: (id, language) => sized(manifest.value.posters[id]?.[language], [720, 480, 240]),
    backdrop: (id) => sized(manifest.value.backdrops[id], [1920, 1280, 720]),
    cinema: (rank, of) => {
      const own = houses[rank]
      // At least two cinemas share each.
      const shared = Math.max(1, Math.min(recoloured.length, Math.floor((of - houses.length) / 2)))
      return sized(own ?? recoloured[(rank - houses.length) % shared], [1920, 1280, 720])
    },
    editorial: (name) =>
      sized(
        manifest.value.editorial[name] ?? manifest.value.editorial[standIns[name] ?? ''],
        [1920, 1280, 720],
      ),
  }
}

/** Motifs without artwork, with the nearest one that exists. */
const standIns: Readonly<Record<string, string>> = {
  calendar: 'ticket',
  family: 'balloon',
  student: 'book',
  stars: 'moon',
  screen: 'seats',
  coffee: 'cup',
  stadium: 'crowd',
  notebook: 'ticket',
  diploma: 'popcorn',
  harbour: 'lighthouse',
  station: 'train',
  ocean: 'sea',
  staircase: 'city',
  dog: 'couple',
  suitcase: 'map',
  coat: 'lanterns',
  debut: 'reel',
  wave: 'sea',
  balcony: 'audience',
  otter: 'balloon',
}

function readManifest(file: string): { value: Manifest; text: string } {
  try {
    const text = readFileSync(file, 'utf8')
    return { value: manifestOfArt.parse(JSON.parse(text)), text }
  } catch {
    return { value: { posters: {}, backdrops: {}, cinemas: [], editorial: {} }, text: '' }
  }
}

function sized(art: PictureFile | undefined, [lg, md, sm]: readonly [number, number, number]): Sizes | null {
  if (!art) return null
  const at = (width: number) => `/media/${art.file}?v=${art.version}&w=${width}`
  return { lg: at(lg), md: at(md), sm: at(sm), tone: art.tone }
}
