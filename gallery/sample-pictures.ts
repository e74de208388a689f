import type { PictureData } from '@marquee/design/pictures/picture.tsx'
import type { Language } from '#config/types.ts'
import manifest from '../demo/art/manifest.json' with { type: 'json' }
import { toneClass } from '../src/page-kit/tone.ts'

interface Art {
  readonly file: string
  readonly tone: string
}

const posters: Readonly<Record<string, Partial<Record<Language, Art>>>> = manifest.posters
const backdrops: Readonly<Record<string, Art>> = manifest.backdrops
const motifs: Readonly<Record<string, Art>> = manifest.editorial

const picture = (art: Art | undefined): PictureData | null =>
  art ? { url: `/media/${art.file}`, tone: toneClass(art.tone), alt: '' } : null

/** The demonstration's art, by the names in its manifest; without art there is no picture. */
export const pictures = {
  poster: (id: string, language: Language) => picture(posters[id]?.[language]),
  backdrop: (id: string) => picture(backdrops[id]),
  cinema: (index: number) => picture(manifest.cinemas[index % manifest.cinemas.length]),
  editorial: (motif: string) => picture(motifs[motif]),
}
