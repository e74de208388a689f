import { outsideHref } from '@marquee/addresses/outside-page.ts'
import { outsideParties } from '#config/outside-parties.ts'
import type { Language, OutsideParty } from '#config/types.ts'
import type { Flag, FlagColor } from '#models/flag.ts'
import type { Picture } from '#models/picture.ts'
import type { Trailer } from '#models/trailer.ts'
import type { FlagModel, PictureModel, TrailerModel } from '../page-models/parts.ts'
import { toneClass } from './tone.ts'

const isOwn = (address: string) => address.startsWith('/')

/** Our pictures scale on demand: drop the size that the source suggests. */
const bare = (address: string) =>
  isOwn(address) ? address.replace(/[?&][wf]=[^&]*/g, '').replace(/^([^?&]*)&/, '$1?') : address

const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

const pictureModel = (address: string, tone: string | null): PictureModel => ({
  url: bare(address),
  tone: tone && toneClass(tone),
})

/** Outside sources offer a few fixed sizes; cards use the medium one. */
export function cardPicture(picture: Picture | null): PictureModel | null {
  return picture && pictureModel(isOwn(picture.lg) ? picture.lg : picture.md, picture.tone)
}

export const widePicture = (picture: Picture | null): PictureModel | null =>
  picture && pictureModel(picture.lg, picture.tone)

/** Our own picture at one of the sizes of `picture-sources.ts`, in a universally supported format. */
export const scaledPicture = (address: string, width: number): string =>
  isOwn(address) ? withQuery(bare(address), `w=${width}&f=webp`) : address

/** Text-sized picture. */
export const markPicture = (address: string): string => scaledPicture(address, 160)

/** Open Graph size. */
export const sharedPicture = (src: string): string => (isOwn(src) ? withQuery(src, 'w=1280&f=jpg') : src)

const colours = { green: 1, yellow: 2, grey: 3, red: 4, blue: 5 } as const satisfies Record<
  FlagColor,
  FlagModel['tone']
>

export const flagModel = (flag: Flag | null): FlagModel | null =>
  flag === null ? null : { label: flag.label, tone: flag.color === null ? colours.grey : colours[flag.color] }

const players = {
  youtube: (id: string) =>
    `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`,
  dailymotion: (id: string) => `https://geo.dailymotion.com/player.html?video=${encodeURIComponent(id)}`,
  filmDatabase: (id: string) => `https://player.film-database.example/embed/${encodeURIComponent(id)}`,
  own: (id: string) => id,
} as const satisfies Record<Trailer['provider'], (id: string) => string>

const consentOf = ({ consent }: OutsideParty) => (consent === 'none' ? null : consent)

/** `title`: fallback for trailers without one. */
export function trailerModel(
  trailer: Trailer,
  title: string,
  snapshot: PictureModel | null,
  language: Language,
): TrailerModel {
  const src = players[trailer.provider](trailer.id)
  return {
    id: trailer.id,
    title: trailer.title ?? title,
    provider: trailer.provider,
    consent: trailer.provider === 'own' ? null : consentOf(outsideParties[trailer.provider]),
    src,
    href: outsideHref(language, src),
    snapshot: widePicture(trailer.snapshot) ?? snapshot,
    main: trailer.main,
    language: trailer.language,
  }
}
