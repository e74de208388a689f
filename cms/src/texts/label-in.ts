import { getTranslation } from '@payloadcms/translations'
import type { LabelFunction, PayloadRequest, StaticLabel } from 'payload'

type FieldLabel = LabelFunction | StaticLabel | false | undefined

/** The label of a field in the language of the interface, otherwise `name`. */
export const labelIn = (label: FieldLabel, name: string, i18n: PayloadRequest['i18n']): string =>
  typeof label === 'string' || (typeof label === 'object' && label !== null)
    ? getTranslation(label, i18n)
    : name
