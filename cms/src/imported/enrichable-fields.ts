import type { z } from 'zod'
import { wireCinema } from '#models/cinema.ts'
import { wireCinemaDetail } from '#models/cinema-detail.ts'
import { wireShow } from '#models/show.ts'
import { wireShowDetail } from '#models/show-detail.ts'
import type { ImportedKind } from './imported-records.ts'
import type { FieldName } from './texts.ts'

/** The editor of a field; an empty one leaves the imported value. */
export type EnrichablePiece =
  | 'place'
  | 'yesNo'
  | 'text'
  | 'colour'
  | 'richText'
  | 'picture'
  | 'pictureWithWords'

export interface EnrichableField {
  /** Name in the content model. */
  readonly name: FieldName
  readonly piece: EnrichablePiece
}

export interface EnrichableSection {
  readonly title: 'marks' | 'places' | 'texts' | 'pictures'
  readonly fields: readonly EnrichableField[]
}

const of =
  <Name extends FieldName>(piece: EnrichablePiece) =>
  (...names: readonly Name[]): readonly EnrichableField[] =>
    names.map((name) => ({ name, piece }))

type ShowField = keyof typeof wireShowDetail.shape & FieldName
type CinemaField = keyof typeof wireCinemaDetail.shape & FieldName

/** Fields that editors may add to or replace in the imported programme. */
export const enrichable: Readonly<Record<ImportedKind, readonly EnrichableSection[]>> = {
  show: [
    {
      title: 'texts',
      fields: [
        ...of<ShowField>('richText')('synopsis', 'presentation', 'extraInformation'),
        ...of<ShowField>('text')('titleLanguage', 'vodAvailability'),
      ],
    },
    {
      title: 'pictures',
      fields: [
        ...of<ShowField>('pictureWithWords')('posterPath'),
        ...of<ShowField>('picture')('backgroundPath'),
      ],
    },
    {
      title: 'marks',
      fields: [
        ...of<ShowField>('text')('flag'),
        ...of<ShowField>('colour')('flagColor'),
        ...of<ShowField>('text')('label'),
        ...of<ShowField>('colour')('labelFlagColor'),
        ...of<ShowField>('text')('labelHearth'),
        ...of<ShowField>('yesNo')('isNew', 'isEarlyAVP', 'specialEvent', 'isKids'),
      ],
    },
    {
      title: 'places',
      fields: of<ShowField>('place')('genericOrder', 'homeOrder', 'upcomingOrder', 'kidsOrder'),
    },
  ],
  cinema: [
    {
      title: 'texts',
      fields: of<CinemaField>('richText')('comment', 'description', 'accessibilityDescription'),
    },
    { title: 'pictures', fields: of<CinemaField>('picture')('backdrop', 'refImageItinerary') },
  ],
}

const listSchemas: Readonly<Record<ImportedKind, z.ZodObject>> = { show: wireShow, cinema: wireCinema }

/** Other fields show on the item's own page only. */
export const isInLists = (kind: ImportedKind, name: string): boolean => name in listSchemas[kind].shape

export const fieldsOf = (kind: ImportedKind): readonly EnrichableField[] =>
  enrichable[kind].flatMap(({ fields }) => fields)
