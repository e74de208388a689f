import { z } from 'zod'
import { type Picture, picture } from './picture.ts'
import { flag, linkAddress, reference, text } from './wire.ts'

/** `filmDatabase`: the film database's player; `own`: a file of our own. */
export type TrailerProvider = 'filmDatabase' | 'youtube' | 'dailymotion' | 'own'

export interface Trailer {
  /** Id at the provider; for `own`, the URL of the file. */
  readonly id: string
  readonly provider: TrailerProvider
  readonly main: boolean
  readonly language: string | null
  readonly title: string | null
  readonly snapshot: Picture | null
}

export const wireTrailer = z
  .object({
    externalId: reference,
    url: linkAddress,
    videoType: text,
    title: text,
    snapshot: picture,
    isMain: flag(false),
    language: text,
  })
  .meta({ id: 'Trailer' })

const youtube =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/i
const dailymotion = /(?:dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)([a-z0-9]+)/i
const file = /^(?:https?:\/\/|\/(?!\/))\S+\.(?:mp4|webm|m4v|mov)(?:\?\S*)?$/i
const plainId = /^[\w-]{1,64}$/

type Place = Pick<Trailer, 'id' | 'provider'>

function placeOf(address: string): Place | null {
  const onYoutube = youtube.exec(address)?.[1]
  if (onYoutube !== undefined) return { provider: 'youtube', id: onYoutube }
  const onDailymotion = dailymotion.exec(address)?.[1]
  if (onDailymotion !== undefined) return { provider: 'dailymotion', id: onDailymotion }
  return file.test(address) ? { provider: 'own', id: address } : null
}

/** The video at an address of YouTube or Dailymotion, or the file of a film; null for another address. */
export function videoAt(address: string): Trailer | null {
  const place = placeOf(address)
  return place && { ...place, main: true, language: null, title: null, snapshot: null }
}

function locate(address: string, type: string): Place | null {
  const known = placeOf(address)
  if (known !== null) return known
  if (!plainId.test(address)) return null
  if (type.startsWith('youtube')) return { provider: 'youtube', id: address }
  if (type.startsWith('dailymotion')) return { provider: 'dailymotion', id: address }
  return type === '' ? null : { provider: 'filmDatabase', id: address }
}

/** Trailers that one of the four players supports, the main one first. */
export function toTrailers(wire: readonly z.output<typeof wireTrailer>[]): readonly Trailer[] {
  return wire
    .flatMap((item): Trailer[] => {
      const place = locate(item.externalId ?? item.url ?? '', (item.videoType ?? '').toLowerCase())
      return place === null
        ? []
        : [
            {
              ...place,
              main: item.isMain,
              language: item.language,
              title: item.title,
              snapshot: item.snapshot,
            },
          ]
    })
    .sort((a, b) => Number(b.main) - Number(a.main))
}
